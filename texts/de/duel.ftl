event-face-brigands = Räuberüberfall
event-face-trade = Handel
event-face-celebration = Fest
event-face-harvest = Ertragreiches Jahr
event-face-card = Ereigniskarte
event-face-classic-brigands = Räuberüberfall
event-face-classic-trade = Handelsvorteil
event-face-classic-celebration = Turnier
event-face-classic-harvest = Gutes Jahr
event-face-classic-card = Ereigniskarte

duel-turn-began = Zug { $turn }: { $seat }.
    .you = Zug { $turn }: du bist dran.
duel-rolled = Die Würfel zeigen { $number } und { $event }.
duel-rolled-production = Der Ertragswürfel zeigt { $number }.
duel-rolled-event = Der Ereigniswürfel zeigt { $event }.
duel-defender-rolled = { $seat } würfelt zur Abwehr { $number }; bei { $stops } scheitert der Angriff.
    .you = Du würfelst zur Abwehr { $number }; bei { $stops } scheitert der Angriff.
duel-die-rolled = { $seat } würfelt { $number }.
    .you = Du würfelst { $number }.
duel-received = { $seat } erhält { $count } { $resource } bei { $at }.
    .you = Du erhältst { $count } { $resource } bei { $at }.
duel-gave = { $seat } gibt { $count } { $resource } von { $at }.
    .you = Du gibst { $count } { $resource } von { $at }.
duel-full = { $at } von { $seat } ist voll: { $count } { $resource } verloren.
    .you = Dein Lager { $at } ist voll: { $count } { $resource } verloren.
duel-raided = Räuber überfallen { $seat }: { $counted } im Lager, mehr als { $limit }.
    .you = Räuber überfallen dich: { $counted } im Lager, mehr als { $limit }.
duel-raided-beside = Räuber überfallen { $seat }: { $stored } im Lager − { $hidden } versteckt = { $counted }, mehr als { $limit }.
    .you = Räuber überfallen dich: { $stored } im Lager − { $hidden } versteckt = { $counted }, mehr als { $limit }.
duel-unraided = Räuber verschonen { $seat }: { $counted } im Lager, nicht mehr als { $limit }.
    .you = Räuber verschonen dich: { $counted } im Lager, nicht mehr als { $limit }.
duel-unraided-beside = Räuber verschonen { $seat }: { $stored } im Lager − { $hidden } versteckt = { $counted }, nicht mehr als { $limit }.
    .you = Räuber verschonen dich: { $stored } im Lager − { $hidden } versteckt = { $counted }, nicht mehr als { $limit }.
duel-closed-no-end = beide Enden sind belegt
duel-closed-no-road = braucht ein offenes Straßenende
duel-closed-no-settlement = keine Siedlung zum Ausbauen
duel-closed-locked = gesperrt: { $n } von { $of } Punkten
duel-closed-after-roll = nach deinem Wurf
duel-closed-before-roll = vor deinem Wurf
duel-closed-preparing = nicht vor dem ersten Zug
duel-closed-when-asked = du wirst gefragt, wenn es so weit ist
duel-short = fehlt: { $cards }
duel-kinds-any = { $n ->
    [one] Rohstoff deiner Wahl
   *[other] Rohstoffe deiner Wahl
}
duel-kinds-more = { $first }, { $last }
duel-kinds-or = { $first } oder { $last }
duel-need = { $what }
duel-need-discovered = { $n } entdeckte Seekarten: du hast { $count }
duel-need-islands = { $n } Inseln mindestens auf Stufe { $level }: du hast { $count }
duel-unfit-answers = Er antwortet auf ein Ereignis; du wirst gefragt, wenn es kommt.
duel-unfit-not-lent = Er antwortet nur auf Angriffe gegen seinen Besitzer.
duel-unfit-not-now = Er ist für einen anderen Teil des Zuges.
duel-unfit-nothing = Er würde jetzt nichts bewirken, oder dir fehlen Eulen.
duel-idle = Die Landschaften von { $seat } bringen in diesem Zug nichts.
    .you = Deine Landschaften bringen in diesem Zug nichts.
duel-drew = { $seat } zieht { $card } von Stapel { $stack }.
    .you = Du ziehst { $card } von Stapel { $stack }.
duel-saw = { $seat } sieht { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } an ({ $row }): { $cards }.
    .you = Du siehst { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } an ({ $row }): { $cards }.
duel-took = { $seat } nimmt { $card }: { $row }.
    .you = Du nimmst { $card }: { $row }.
duel-put-under = { $seat } legt { $card } unter Stapel { $stack }.
    .you = Du legst { $card } unter Stapel { $stack }.
duel-announced = { $seat } bezahlt { $card } { $at }.
    .you = Du bezahlst { $card } { $at }.
duel-planned = { $seat } zahlt für { $what } { $which }.
    .you = Du zahlst für { $what } { $which }.
duel-traded = { $seat } tauscht { $give } gegen { $take }.
    .you = Du tauschst { $give } gegen { $take }.
duel-offered = { $seat } bietet { $give } gegen { $take }.
    .you = Du bietest { $give } gegen { $take }.
duel-built = { $seat } baut { $card } { $at }.
    .you = Du baust { $card } { $at }.
duel-road-built = { $seat } baut eine Straße { $which }.
    .you = Du baust eine Straße { $which }.
duel-settlement-built = { $seat } baut eine Siedlung { $which }.
    .you = Du baust eine Siedlung { $which }.
duel-city-built = { $seat } baut die Siedlung { $which } zur Stadt aus.
    .you = Du baust die Siedlung { $which } zur Stadt aus.
duel-region-drawn = { $seat } deckt { $card } auf.
    .you = Du deckst { $card } auf.
duel-region-laid = { $seat } legt { $card } an, { $at }.
    .you = Du legst { $card } an, { $at }.
duel-played = { $seat } spielt { $card }.
    .you = Du spielst { $card }.
duel-used = { $seat } nutzt { $card } { $at }.
    .you = Du nutzt { $card } { $at }.
duel-ware-received = { $seat } bekommt { $ware } auf { $card }.
    .you = Du bekommst { $ware } auf { $card }.
duel-ware-gave = { $seat } zahlt { $ware } von { $card }.
    .you = Du zahlst { $ware } von { $card }.
duel-ware-full = { $seat } hat keinen Platz für { $ware }.
    .you = Du hast keinen Platz für { $ware }.
duel-bought-off = { $seat } kauft sich von { $card } los, { $at }.
    .you = Du kaufst dich von { $card } los, { $at }.
duel-event-drawn = Das Ereignis ist { $card }.
duel-spared = { $by } sorgt dafür, dass { $seat } verschont bleibt.
    .you = { $by } sorgt dafür, dass du verschont bleibst.
duel-helped = { $card } hilft { $seat }.
    .you = { $card } hilft dir.
duel-fended-off = { $seat } wehrt { $card } ab; zur Stelle ist { $by }.
    .you = Du wehrst { $card } ab; zur Stelle ist { $by }.
duel-turned = { $seat } dreht { $card } { $at } auf { $number }.
    .you = Du drehst { $card } { $at } auf { $number }.
duel-came-over = { $card } kommt zu { $seat }, { $at }.
    .you = { $card } kommt zu dir, { $at }.
duel-taken-back = { $seat } nimmt { $card } auf die Hand.
    .you = Du nimmst { $card } auf die Hand.
duel-moved = { $seat } versetzt { $card }; neuer Platz: { $at }.
    .you = Du versetzt { $card }; neuer Platz: { $at }.
duel-laid-open = { $seat } legt { $card } offen hin.
    .you = Du legst { $card } offen hin.
duel-jousted = { $seat } gewinnt das Lanzenstechen, { $own } zu { $other }.
    .you = Du gewinnst das Lanzenstechen, { $own } zu { $other }.
duel-turned-up = { $card } liegt jetzt offen: { $row }.
duel-removed = { $seat } nimmt { $card } aus dem Ereignisstapel und aus dem Spiel.
    .you = Du nimmst { $card } aus dem Ereignisstapel und aus dem Spiel.
duel-sunk = { $seat } legt { $card } unter den Ereignisstapel.
    .you = Du legst { $card } unter den Ereignisstapel.
duel-trade-advantage = { $seat } hat jetzt den Handelsvorteil.
    .you = Du hast jetzt den Handelsvorteil.
duel-no-trade-advantage = Niemand hat mehr den Handelsvorteil.
duel-strength-advantage = { $seat } hat jetzt den Stärkevorteil.
    .you = Du hast jetzt den Stärkevorteil.
duel-no-strength-advantage = Niemand hat mehr den Stärkevorteil.
duel-mill-token = { $seat } hat jetzt die Mühle.
    .you = Du hast jetzt die Mühle.
duel-no-mill-token = Niemand hat mehr die Mühle.
duel-knight-token = { $seat } hat jetzt den Ritter.
    .you = Du hast jetzt den Ritter.
duel-no-knight-token = Niemand hat mehr den Ritter.
duel-left = { $seat } verliert { $card } { $at }.
    .you = Du verlierst { $card } { $at }.
duel-put-away = { $card } wird abgelegt.
duel-pointed = { $seat } wählt { $card } { $at }.
    .you = Du wählst { $card } { $at }.
duel-swapped = { $seat } vertauscht { $one } und { $other }.
    .you = Du vertauschst { $one } und { $other }.
duel-named = { $seat } nennt { $resource }.
    .you = Du nennst { $resource }.
duel-numbered = { $seat } nennt { $number }.
    .you = Du nennst { $number }.
duel-face-chosen = { $seat } wählt beim Ereigniswürfel: { $event }.
    .you = Du wählst beim Ereigniswürfel: { $event }.
duel-stack-chosen = { $seat } wählt Stapel { $stack }.
    .you = Du wählst Stapel { $stack }.
duel-harbor-laid = { $seat } wählt das Ende { $end } für den Hafen.
    .you = Du wählst das Ende { $end } für den Hafen.
duel-ship-built = { $seat } baut ein Schiff.
    .you = Du baust ein Schiff.
duel-discovered = { $seat } entdeckt { $card }, { $at }.
    .you = Du entdeckst { $card }, { $at }.
duel-set-out = Ein Schiff von { $seat } bricht auf zu { $card }, { $at }.
    .you = Ein Schiff von dir bricht auf zu { $card }, { $at }.
duel-fought = { $seat } kämpft gegen { $card }: { $number } + { $cannon } = { $sum } gegen { $against }.
    .you = Du kämpfst gegen { $card }: { $number } + { $cannon } = { $sum } gegen { $against }.
duel-ship-lost = { $seat } verliert ein Schiff { $at }.
    .you = Du verlierst ein Schiff { $at }.
duel-ship-sunk = { $seat } verliert ein Schiff im Hafen.
    .you = Du verlierst ein Schiff im Hafen.
duel-ship-back = Das Schiff von { $seat } { $at } kehrt in den Hafen zurück.
    .you = Dein Schiff { $at } kehrt in den Hafen zurück.
duel-sea-card-seen = { $seat } sieht die Seekarte { $at } an: { $card }.
    .you = Du siehst die Seekarte { $at } an: { $card }.
duel-sea-card-looked-at = { $seat } sieht die Seekarte { $at } an.
    .you = Du siehst die Seekarte { $at } an.
duel-sea-cards-swapped = { $seat } vertauscht die Seekarten { $one } und { $other }.
    .you = Du vertauschst die Seekarten { $one } und { $other }.
duel-shuffled = Gemischt: { $row }.
duel-won = { $seat } gewinnt mit { $points } Punkten.
    .you = Du gewinnst mit { $points } Punkten.
duel-row-face-up = der offene Stapel
duel-row-events = der Ereignisstapel
duel-row-regions = der Landschaftsstapel
duel-row-stack = Stapel { $stack }
duel-row-hand = die Hand von { $of }
    .you = deine Hand
duel-row-discard = der Ablagestapel
duel-looked-at = { $seat } sieht { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } an: { $row }.
    .you = Du siehst { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } an: { $row }.
duel-pointed-region = { $seat } wählt { $card }.
    .you = Du wählst { $card }.
duel-pointed-at = { $seat } wählt { $at }.
    .you = Du wählst { $at }.
duel-end-chosen = { $seat } wählt das Ende { $end }.
    .you = Du wählst das Ende { $end }.
duel-decided = { $seat } entscheidet: { $what }.
    .you = Du entscheidest: { $what }.
duel-region = { $card } { $number }
duel-pass-exchange = keine Karte tauschen
duel-pass-offer = das Angebot ablehnen
duel-accept-offer = das Angebot annehmen
duel-pass-prepare = nichts bauen
duel-pass-no-more = nichts mehr nehmen
duel-pass-avert = es geschehen lassen
duel-pass-no = nein
duel-accept-yes = ja
duel-ask-by = { $card }: { $what }
duel-ask-unsaid = antworte auf die Karte
duel-ask-nothing = nichts wird gefragt
duel-ask-start-stack = wähle den Stapel für deine Starthand
duel-start-top = Seine { $n } obersten Karten gehören dir, bis dahin ungesehen.
duel-start-search = Du siehst ihn allein durch und nimmst { $n } seiner Karten.
duel-ask-start-cards = nimm noch { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} für deine Starthand
duel-ask-start-region = wähle die Startlandschaft { $at }
duel-ask-harbor = wähle das Ende für deinen Hafen
duel-ask-roll = würfle
duel-ask-dice = die Würfel fallen
duel-ask-action = baue, spiele, handle oder beende die Aktionsphase
duel-ask-too-many = lege Karten unter Stapel, bis das Handlimit erreicht ist
duel-ask-replenish = ziehe Karten bis zum Handlimit
duel-ask-prepare = baue eines, bevor es losgeht, oder passe
duel-ask-exchange = tausche eine Karte, oder lass es
duel-ask-fill = fülle deine Hand auf: ziehe oder suche
duel-ask-offer = nimmst du { $give } gegen { $take }?
duel-ask-fetch = nimm eine Karte vom Ablagestapel
duel-ask-avert = spiele eine Karte dagegen, oder lass es geschehen
duel-ask-gain = erhalte { $n } { $kinds }
duel-ask-may-gain = erhalte bis zu { $n } { $kinds }
duel-ask-bring = erhalte { $n } { $resource }: Wohin damit?
duel-ask-pay = zahle { $price }: aus welcher Landschaft?
duel-ask-pay-any = zahle { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
} deiner Wahl
duel-ask-leave-out = lass { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
} von { $price } weg
duel-ask-rob = nimm { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
} von { $foe }
duel-ask-gild = der Preis ist { $price }: Welchen Rohstoff zahlst du mit 1 Gold, höchstens { $n }?
duel-ask-give = { $foe } nimmt { $n }: Welchen Rohstoff gibst du?
duel-ask-put-back = lege { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} aus deiner Hand unter Stapel
duel-ask-draws = ziehe { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
duel-ask-may-rob = nimm bis zu { $n } von { $foe }: Welchen Rohstoff?
duel-ask-lay-regions = welche Landschaft kommt nach oben?
duel-ask-take-off = welche deiner Karten nimmst du weg?
duel-ask-bury = { $lost } geht verloren: unter welchen Stapel?
duel-ask-bury-card = eine Karte geht verloren: unter welchen Stapel?
duel-ask-guard-roll = der Würfel der Verteidigung fällt
duel-ask-gain-wares = erhalte { $ware }: auf welcher Karte?
duel-ask-pay-wares = zahle { $ware }: von welcher Karte?
duel-ask-raid = die Räuber lassen 1 { $resource }: welche Landschaft behält es?
duel-ask-die = ein Würfel fällt
duel-ask-event-die = der Ereigniswürfel fällt

ware-owl = { $n ->
    [one] 1 Eule
   *[other] { $n } Eulen
}
ware-star = { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
}

duel-ask-shuffle = { $row } wird gemischt
duel-ask-put-aside = lege die Karten unter Stapel
duel-ask-redraw = ziehe eine Karte, oder zahle und durchsuche einen Stapel
duel-ask-take-from = nimm eine Karte ({ $row })
duel-ask-relocation = zwei Ausbauten tauschen oder zwei Landschaften?
duel-ask-relocation-yes = Ausbauten tauschen
duel-ask-relocation-no = Landschaften tauschen
duel-ask-relocation-card = welcher Ausbau zieht um?
duel-ask-relocation-other-card = mit welchem Ausbau tauscht er den Platz?
duel-ask-relocation-region = welche Landschaft zieht um?
duel-ask-relocation-other-region = mit welcher Landschaft tauscht sie den Platz?
duel-ask-riots = { $n } Gold zahlen oder eine Einheit verlieren?
duel-ask-riots-yes = { $n } Gold zahlen
duel-ask-riots-no = eine Einheit verlieren
duel-ask-riots-unit = welche Einheit verlierst du?
duel-ask-traveling-merchant = einen Rohstoff für 1 Gold kaufen? (bis zu { $n })
duel-ask-traveling-merchant-yes = für 1 Gold kaufen
duel-ask-traveling-merchant-no = nichts weiter kaufen
duel-ask-brigands = welche deiner Landschaften wird aufgefüllt?
duel-ask-brigands-give = welche deiner Landschaften gibt den nächsten Rohstoff her?
duel-ask-merchant = welchen Rohstoff gibst du zurück?
duel-ask-pirate-ship = welches deiner Handelsschiffe geht verloren?
duel-ask-library = welchen Stapel durchsuchst du?
duel-ask-doctor = welches Badehaus?
duel-ask-traitor = nimm eine Karte aus der Hand von { $foe }, oder keine
duel-ask-traitor-no = keine Karte nehmen
duel-ask-arsonist = welches Gebäude brennt?
duel-spend-resource = 1 Rohstoff deiner Wahl nehmen
duel-spend-quiet = Aufruhr oder Aufstand: nicht für dich
duel-spend-hospital = 1 Rohstoff nehmen, oder einen Stern bekommen
duel-spend-common-land = 1 Rohstoff gegen einen anderen tauschen
duel-spend-city-palace = eine Aktionskarte oder Einheit zurück
duel-spend-mercenaries = die Räuber nehmen nichts
duel-spend-cheaper = eine Straße oder Siedlung 1 Rohstoff billiger
duel-spend-fetch = eine Aktionskarte zurück, keinen Angriff
duel-spend-calm = Aufruhr oder Bürgerkrieg: nicht für dich
duel-spend-build = bauen
duel-spend-play = spielen
duel-spend-ransom = vertreiben
duel-spend-used = in diesem Zug schon genutzt
duel-spend-nothing = jetzt ist dort nichts zu holen
duel-goes-thieves-hideout = Stärke { $strength }; das Versteck geht bei 5, oder für 3 Sterne
duel-ask-public-feeling = das Volk beruhigen?
duel-ask-public-feeling-yes = 1 Stern zahlen
duel-ask-public-feeling-no = geschehen lassen
duel-ask-public-feeling-way = eine billigere Straße oder Siedlung, oder eine Aktionskarte vom Ablagestapel?
duel-ask-public-feeling-way-yes = für 2 Sterne eine Straße oder Siedlung 1 Rohstoff billiger bauen
duel-ask-public-feeling-way-no = für 3 Sterne eine Aktionskarte zurücknehmen
duel-ask-public-feeling-build = wähle die Straße oder Siedlung, die 2 Sterne und 1 Rohstoff weniger kostet
duel-ask-public-feeling-take = wähle die Aktionskarte, die du vom Ablagestapel nimmst
duel-ask-courage = 2 Sterne, oder eine Karte je Punkt Vorsprung?
duel-ask-courage-yes = { $foe } gibt 2 Sterne ab
duel-ask-courage-no = { $foe } legt Karten unter Stapel
duel-ask-joust-own = wähle deinen Ritter
duel-ask-joust-other = wähle den Ritter von { $foe }
duel-ask-growth = wähle die Siedlung, die zur Stadt wird
duel-ask-statue = wähle die Karte, die du auf die Hand nimmst
duel-ask-statue-first = biete 2 Ritter oder Flotten deiner Hand an: { $foe } nimmt eine davon. Wähle die erste
duel-ask-statue-second = biete 2 Ritter oder Flotten deiner Hand an: { $foe } nimmt eine davon. Wähle die zweite
duel-ask-lancer = 1 Stern zahlen, damit die Räuber nichts nehmen?
duel-ask-lancer-yes = 1 Stern zahlen
duel-ask-lancer-no = sie nehmen lassen
duel-ask-golden-times = 1 Stern für 2 Rohstoffe zahlen?
duel-ask-golden-times-yes = 1 Stern zahlen
duel-ask-golden-times-no = den Stern behalten
duel-ask-royals = welches Kunstwerk nimmst du?
duel-ask-bera = Sterne oder Rohstoffe von { $foe }?
duel-ask-bera-yes = Sterne nehmen
duel-ask-bera-no = Rohstoffe nehmen
duel-ask-court-astrologer = welches Ereignis tritt jetzt ein?
duel-ask-prosperity = welche Siedlung wird zur Stadt?
duel-ask-thieves-hideout = zu welcher Landschaft ziehen die Diebe?
duel-ask-common-land = welchen Rohstoff gibst du?
duel-ask-city-palace = welche Karte nimmst du?
duel-ask-hospital = einen Stern bekommen, oder 1 Stern für einen Rohstoff zahlen?
duel-ask-hospital-yes = einen Stern bekommen
duel-ask-hospital-no = 1 Stern für einen Rohstoff zahlen
duel-ask-monument = welche dieser Einheiten nimmst du auf die Hand?
duel-ask-monument-first = nenne 2 deiner Einheiten: { $foe } nimmt eine davon. Die erste?
duel-ask-monument-second = nenne 2 deiner Einheiten: { $foe } nimmt eine davon. Die zweite?
duel-ask-mercenaries = 1 Stern zahlen, damit die Räuber nichts nehmen?
duel-ask-mercenaries-yes = 1 Stern zahlen
duel-ask-mercenaries-no = Gold und Wolle bis auf je 1 verlieren
duel-ask-small-market-town = welche volle Landschaft gibt 1?
duel-ask-traveling-theater = auf welche Straße zieht das Theater?
duel-ask-traveling-theater-region = welche Landschaft zahlt für den Stern?
duel-ask-insurrection = welches Gebäude verlierst du?
duel-ask-taxation = 1 Stern für einen Rohstoff und 1 Gold zahlen?
duel-ask-taxation-no = nein, den Stern behalten
duel-ask-archer = welche deiner Einheiten mit Stärke geht verloren?
duel-ask-tithe-barn = Getreide oder Wolle für deine Helden?
duel-ask-feud = nenne drei Gebäude von { $foe }
duel-ask-feud-lose = welches dieser Gebäude geht verloren?
duel-ask-scout = an welchem Ende wird die Siedlung gebaut?
duel-ask-scout-above = welche Landschaft kommt nach oben?
duel-ask-scout-below = welche Landschaft kommt nach unten?
duel-ask-brigitta = welche Ertragszahl?
duel-ask-large-trade-ship = aus welcher Landschaft werden 2 Rohstoffe getauscht?
duel-ask-fraternal-feuds = welche Karte verlässt die Hand von { $foe }? (noch { $n })
duel-ask-counter-bishop = mit einem Bischof antworten? Dann gelingt der Angriff nur mit 1 oder 2, sonst mit 1 bis 5
duel-ask-counter-herb-woman = mit einer Kräuterfrau antworten? Dann gelingt der Angriff nur mit 1 oder 2, sonst mit 1 bis 5
duel-ask-counter-no = geschehen lassen
duel-ask-duel-building = welches Gebäude nimmt { $foe } auf die Hand zurück?
duel-ask-duel-knight = welchen Ritter nimmt { $foe } auf die Hand zurück?
duel-ask-spy = welche Karte nimmst du aus der Hand von { $foe }?
duel-ask-caravan = einen zweiten Rohstoff tauschen?
duel-ask-caravan-yes = einen zweiten tauschen
duel-ask-caravan-no = nur einen tauschen
duel-ask-civil-war = welchen Ritter oder welche Flotte nimmt { $foe } auf die Hand zurück?
duel-ask-conflict = unter welchen Stapel kommen sie?
duel-ask-master-builder = eine Karte gegen eine aus deiner Hand nehmen, oder keine
duel-ask-master-builder-no = keine Karte nehmen
duel-ask-lay-region = wohin kommt { $card }? Die nächste Landschaft kommt auf die andere Seite
duel-ask-gustav = welche Karte nimmst du vom Ablagestapel?
duel-ask-pirate = zahlen oder mit { $n ->
    [one] 1 Kanone
   *[other] { $n } Kanonen
} kämpfen?
duel-ask-pirate-gold = 1 Gold zahlen
duel-ask-pirate-any = 2 Rohstoffe zahlen
duel-ask-pirate-no = kämpfen
duel-ask-lars = Lars, den Seehelden, spielen und ohne Wurf gewinnen?
duel-ask-lars-no = würfeln
duel-ask-cannon-foundry = der Kampf ist verloren: mit der Kanonengießerei noch einmal würfeln?
duel-ask-cannon-foundry-yes = noch einmal würfeln
duel-ask-cannon-foundry-no = geschehen lassen
duel-ask-landing-stage = dank der Anlegestelle 1 Gold statt 1 Rohstoff zahlen?
duel-ask-landing-stage-yes = mit 1 Gold zahlen
duel-ask-landing-stage-no = den üblichen Preis zahlen
duel-ask-shipyard = welchen Rohstoff gibst du für Holz oder Wolle?
duel-ask-bards = nimm eine Aktionskarte oder Einheit aus der Hand von { $foe }, oder keine
duel-ask-bards-no = keine Karte nehmen
duel-ask-merchants = welchen Rohstoff gibst du für 2 andere?
duel-ask-merchants-no = nichts tauschen
duel-ask-scholars = welchen Stapel durchsuchst du?
duel-ask-scholars-no = keinen durchsuchen
duel-ask-scholars-card = nimm eine Karte aus dem Stapel (höchstens { $n })
duel-ask-scholars-card-no = keine mehr nehmen
duel-ask-forgotten-tribe = wohin bricht das Schiff sofort auf?
duel-ask-forgotten-tribe-no = jetzt keine Mission
duel-ask-ambassador = die Entdeckung welcher Insel nutzt du noch einmal?
duel-ask-broadside = eine Insel zurückdrehen oder ein Schiff versenken?
duel-ask-broadside-yes = eine Insel zurückdrehen
duel-ask-broadside-no = ein Schiff versenken
duel-ask-broadside-island = welche Insel fällt um eine Stufe?
duel-ask-cartographer = welche verdeckte Seekarte siehst du dir an?
duel-ask-cartographer-again = eine zweite verdeckte Seekarte ansehen?
duel-ask-cartographer-no = keine Karte ansehen
duel-ask-cartographer-swap = welche Seekarte wechselt ihren Platz?
duel-ask-cartographer-swap-no = keine Karten tauschen
duel-ask-cartographer-with = mit welcher Seekarte tauscht sie den Platz?
duel-ask-navigator = welches Schiff kommt in den Hafen zurück?
duel-ask-most-successful-explorer = von welchem Stapel ziehst du?
duel-ask-most-successful-explorer-no = keine Karte ziehen
duel-ask-most-successful-explorer-more = eine zweite Karte vom selben Stapel ziehen?
duel-ask-most-successful-explorer-more-yes = eine zweite Karte ziehen
duel-ask-grove-of-courage = soll das Ereignis nichts bewirken?
duel-ask-grove-of-courage-yes = 2 Eulen zahlen
duel-ask-grove-of-courage-no = geschehen lassen
duel-ask-grove-of-fraternity = ziehe eine Karte von einem Stapel, oder keine
duel-ask-grove-of-fraternity-no = keine Karte ziehen
duel-ask-grove-of-freedom = welchen Stapel siehst du durch?
duel-ask-grove-of-great-foresight = welches Ereignis kommt unter den Stapel, wenn eines?
duel-ask-grove-of-great-foresight-no = die anderen liegen lassen
duel-ask-grove-of-justice = welches Ereignis zeigt der Würfel?
duel-ask-grove-of-peace = den Angriff ab { $n } aufhalten?
duel-ask-grove-of-peace-yes = 1 Eule zahlen und würfeln
duel-ask-grove-of-peace-no = geschehen lassen
duel-ask-grove-of-vigilance = stattdessen eine Ereigniskarte ziehen?
duel-ask-grove-of-vigilance-yes = 1 Eule zahlen
duel-ask-grove-of-vigilance-no = geschehen lassen
duel-ask-cole = welchen Hain von { $foe } nutzt du?
duel-ask-granary = in welches Ackerland von { $foe } kommt 1 Getreide?
duel-ask-manifesto = wirf statt 2 Eulen eine Angriffskarte ab, oder zahle 3 Eulen
duel-ask-manifesto-owls = 3 Eulen zahlen
duel-ask-manifesto-attack = wirf statt 2 Eulen eine Angriffskarte ab
duel-ask-manifesto-no = so lassen
duel-ask-great-foresight = welches Ereignis kommt aus dem Spiel?
duel-ask-wise-compensation = welche Siedlung wird zur Stadt?
duel-ask-council = 2 Eulen bekommen, oder 2 Rohstoffe in Landschaften mit Weisen?
duel-ask-council-owls = 2 Eulen bekommen
duel-ask-council-resources = 2 Rohstoffe bekommen
duel-ask-council-region = welche Landschaft bekommt einen Rohstoff? (noch { $n })
duel-do-roll = würfeln
duel-do-end = Aktionsphase beenden
duel-do-road = Straße { $end } bauen
duel-do-settlement = Siedlung { $end } bauen
duel-do-city = die Siedlung { $which } zur Stadt ausbauen
duel-do-ship = Schiff bauen
duel-do-sail = zu { $card } segeln, { $at }
duel-do-discover = Seekarte { $at } entdecken
duel-do-build = { $card } { $at } bauen
duel-do-play = { $card } spielen
duel-do-use = { $card } { $at } nutzen
duel-do-ransom = { $card } { $at } mit Sternen vertreiben
duel-do-remove = eine eigene Karte wegnehmen
duel-do-trade = { $n } { $give } gegen 1 { $take } tauschen
duel-do-offer = { $give } gegen { $take } anbieten
duel-do-take = { $resource } nehmen: { $card }
duel-do-take-at = { $resource } nehmen: { $card } { $at }
duel-do-pay = { $resource } zahlen: { $card }
duel-do-pay-at = { $resource } zahlen: { $card } { $at }
duel-do-name = { $resource }
duel-do-number = Zahl { $number }
duel-do-face = { $event }
duel-do-choose = { $card } { $at } wählen
duel-do-choose-region = { $card } wählen
duel-do-choose-at = { $at } wählen
duel-do-grow = das Ende { $end }
duel-do-harbor = der Hafen am Ende { $end }
duel-do-card = { $card }
duel-do-stack = Stapel { $stack }
duel-do-draw = von Stapel { $stack } ziehen
duel-do-search = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
} zahlen und Stapel { $stack } durchsuchen
duel-do-put = { $card } unter Stapel { $stack } legen
duel-do-above = { $card } nach oben
duel-do-below = { $card } nach unten

center-road = eine Straße
center-settlement = eine Siedlung
center-city = eine Stadt

end-left = links
end-right = rechts

back-basic = Grundspiel
back-gold = Ära des Goldes
back-turmoil = Ära des Aufruhrs
back-progress = Ära des Fortschritts
back-explorers = Ära der Entdecker
back-sages = Ära der Weisen
back-prosperity = Ära des Wohlstands
back-classic = Grundspiel
back-artisans = Künstler & Wohltäter
back-deck-0 = erstes Deck
back-deck-1 = zweites Deck
back-event = Ereignis
back-region = Landschaft

duel-refusal-nobody-is-asked = jetzt wird niemand gefragt
duel-refusal-not-your-turn = die andere Person ist gefragt
duel-refusal-not-now = jetzt wird etwas anderes gefragt; beantworte das zuerst
duel-refusal-other-moment = diese Karte wird in einem anderen Augenblick gespielt
duel-refusal-no-such-card = diese Karte hast du nicht
duel-refusal-cannot-afford = dir fehlen { $short } Rohstoffe
duel-refusal-one-short = dir fehlt 1 Rohstoff
duel-refusal-unmet = die Karte braucht { $what }
duel-refusal-forbidden = eine andere Karte verbietet diese
duel-refusal-one-is-enough = diese Karte darf nur einmal in einem Fürstentum liegen
duel-refusal-locked = beide zusammen haben noch nicht genug Punkte für diese Karte
duel-refusal-offers-not-played = in diesem Spiel wird nicht miteinander gehandelt
duel-refusal-no-more-offers = du hast alle Angebote dieses Zuges gemacht
duel-refusal-no-deal = ein Handel gibt Rohstoffe gegen andere Rohstoffe
duel-refusal-other-cannot = der andere hat das nicht, oder keinen Platz für das, was du gibst
duel-refusal-not-there = dort kann die Karte nicht gebaut werden
duel-refusal-wrong-kind = Aktionskarten werden gespielt, Ausbauten gebaut
duel-refusal-supply-empty = von dieser Karte der Mitte ist keine mehr da
duel-refusal-no-road-there = dort fehlt die Straße, oder sie liegt schon
duel-refusal-harbor-there = an diesem Ende liegt dein Hafen, dort kann keine Straße gebaut werden
duel-refusal-no-ship-to-build = du hast kein Schiff, das gebaut werden könnte
duel-refusal-out-of-reach = kein Schiff von dir kann jetzt dorthin segeln
duel-refusal-no-settlement-there = dort ist keine Siedlung von dir, die Stadt werden könnte
duel-refusal-too-little-for-the-bank = die Bank verlangt mehr davon
duel-refusal-no-room = dafür hast du keinen Platz
duel-refusal-no-use = diese Karte kann jetzt nichts bewirken
duel-refusal-removal-not-played = in diesem Spiel nimmt niemand eigene Karten aus dem Fürstentum
duel-refusal-nothing-to-remove = du hast keine Karte, die du wegnehmen könntest
duel-refusal-not-offered = das steht jetzt nicht zur Wahl
duel-refusal-cannot-fall = das kann jetzt nicht fallen

which-left = am linken Ende
which-right = am rechten Ende
which-middle = in der Mitte
which-second-left = an zweiter Stelle von links
which-third-left = an dritter Stelle von links
which-fourth-left = an vierter Stelle von links
which-second-right = an zweiter Stelle von rechts
which-third-right = an dritter Stelle von rechts
which-fourth-right = an vierter Stelle von rechts
which-first = in der ersten Spalte des Meeres
which-second = in der zweiten Spalte des Meeres
which-third = in der dritten Spalte des Meeres

duel-where-above-settlement = über der Siedlung { $which }
duel-where-below-settlement = unter der Siedlung { $which }
duel-where-above-city = über der Stadt { $which }
duel-where-below-city = unter der Stadt { $which }
duel-where-outer-above-city = auf dem äußeren Bauplatz über der Stadt { $which }
duel-where-outer-below-city = auf dem äußeren Bauplatz unter der Stadt { $which }
duel-where-settlement = auf der Siedlung { $which }
duel-where-city = auf der Stadt { $which }
duel-where-road = auf der Straße { $which }
duel-where-region = auf { $region }
duel-where-upper-row = in der oberen Reihe { $which }
duel-where-lower-row = in der unteren Reihe { $which }
duel-where-beside = neben dem Fürstentum
duel-where-sea-above = { $which }, oberhalb des Hafens
duel-where-sea-middle = { $which }, auf Höhe des Hafens
duel-where-sea-below = { $which }, unterhalb des Hafens
duel-where-elsewhere = { $where }, im anderen Fürstentum

duel-place-settlement = die Siedlung { $which }
duel-place-city = die Stadt { $which }
duel-place-road = die Straße { $which }
duel-place-site = den Platz { $where }
duel-place-sea = die Seekarte { $where }

duel-stack = { $back } { $n }
duel-stack-own = { $n } von { $seat }
    .you = { $n } von dir
stack-basic = Grundspiel
stack-gold = Gold
stack-turmoil = Aufruhr
stack-progress = Fortschritt
stack-explorers = Entdecker
stack-sages = Weise
stack-prosperity = Wohlstand
stack-classic = Grundspiel
stack-artisans = Künstler
