word-seat = seat { $number }
word-nothing = nothing
word-list = { $first } and { $last }
word-a-card = a card

resource-lumber = lumber
resource-brick = brick
resource-wool = wool
resource-grain = grain
resource-ore = ore
resource-gold = gold
resource-any = of any kind
resource-owl = { $n ->
    [one] owl
   *[other] owls
}
resource-star = { $n ->
    [one] star
   *[other] stars
}
