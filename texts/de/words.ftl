word-seat = Platz { $number }
word-nothing = nichts
word-list = { $first } und { $last }
word-a-card = eine Karte

resource-lumber = Holz
resource-brick = Lehm
resource-wool = Wolle
resource-grain = Getreide
resource-ore = Erz
resource-gold = Gold
resource-any = beliebige
resource-owl = { $n ->
    [one] Eule
   *[other] Eulen
}
resource-star = { $n ->
    [one] Stern
   *[other] Sterne
}
