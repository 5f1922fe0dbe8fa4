# Warum ein Bot etwas vorzieht: Satzteile, deren Subjekt der Zug ist.
bots-why-nothing = anderes bringt jetzt nicht mehr
bots-why-wins = gewinnt das Spiel
bots-why-points = bringt { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
bots-why-road = holt die längste Handelsstraße
bots-why-road-from = holt die längste Handelsstraße von { $name }
bots-why-road-near = { $n ->
    [one] lässt 1 Straße bis zur längsten Handelsstraße
   *[other] lässt { $n } Straßen bis zur längsten Handelsstraße
}
bots-why-army = holt die größte Rittermacht
bots-why-army-from = holt die größte Rittermacht von { $name }
bots-why-army-near = { $n ->
    [one] lässt 1 Ritter bis zur größten Rittermacht
   *[other] lässt { $n } Ritter bis zur größten Rittermacht
}
bots-why-numbers = verdient bei { $numbers }
bots-why-harbor-2 = öffnet den 2:1-Hafen für { $resource }
bots-why-harbor-3 = öffnet einen 3:1-Hafen
bots-why-frees = vertreibt den Räuber von deinem Land
bots-why-before = nimmt den Platz, ehe { $name } es kann
bots-why-reaches = erreicht einen Platz für eine Siedlung
bots-why-cuts = kürzt die Straße von { $name } auf { $n }
bots-why-blocks = bremst { $name }
bots-why-robs = nimmt { $name } eine Karte
bots-why-buys = bringt eine Karte, die sonst niemand sieht
bots-why-waits = behält die Karten für Besseres
bots-why-offers = fragt nach einem Handel, der dir mehr hilft
bots-why-trades = bringt, was du brauchst
bots-why-declines = gibt niemandem etwas, der es gegen dich braucht
bots-why-then-city = bezahlt eine Stadt
bots-why-then-settlement = bezahlt eine Siedlung
bots-why-then-card = bezahlt eine Entwicklungskarte
bots-why-then-road = bezahlt eine Straße
bots-why-safe = lässt weniger an eine 7 verlieren
bots-why-rival-points = kostet { $name } { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
bots-why-commerce = bringt { $n ->
    [one] 1 Handelspunkt
   *[other] { $n } Handelspunkte
}
bots-why-strength = bringt { $n ->
    [one] 1 Stärkepunkt
   *[other] { $n } Stärkepunkte
}
bots-why-skill = bringt { $n ->
    [one] 1 Geschickpunkt
   *[other] { $n } Geschickpunkte
}
bots-why-progress = bringt { $n ->
    [one] 1 Fortschrittspunkt
   *[other] { $n } Fortschrittspunkte
}
bots-why-sail = bringt { $n ->
    [one] 1 Segelpunkt
   *[other] { $n } Segelpunkte
}
bots-why-cannon = bringt { $n ->
    [one] 1 Kanonenpunkt
   *[other] { $n } Kanonenpunkte
}
bots-why-stars = bringt { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
}
bots-why-owls = bringt { $n ->
    [one] 1 Eule
   *[other] { $n } Eulen
}
bots-why-regions = verdient mehr { $resources }
bots-why-room = schafft Platz für eine Siedlung
bots-why-safe-stores = lässt Räubern nichts
bots-why-rival-stores = kostet { $name } { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
bots-why-gains = bringt { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
bots-why-pays = bezahlt { $card }
bots-why-saves = spart für das Nächste

ui-hint = Tipp
ui-hint-ask = Um einen Tipp bitten
ui-hint-thinking = Ein Bot denkt nach …
ui-hint-chance = { $n } % für den Sieg
ui-review = Was ein Bot denkt
ui-review-ask = Einen Bot dieses Spiel ansehen lassen
ui-review-about = Er schätzt die Aussichten aller und findet die Züge, die am meisten gekostet haben.
ui-review-running = Ein Bot sieht das Spiel an
ui-review-chart = Aussicht auf den Sieg in %
ui-review-nothing = Kein Zug hat viel gekostet.
ui-review-moment = Schritt { $step }: { $name } hat { $n } % verloren
ui-review-did = Was getan wurde
ui-review-better = Was sonst möglich war
