# Why a bot prefers a choice: parts of a sentence whose subject is the choice.
bots-why-nothing = nothing else is worth more now
bots-why-wins = wins the game
bots-why-points = brings { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
bots-why-road = takes the Longest Road
bots-why-road-from = takes the Longest Road from { $name }
bots-why-road-near = { $n ->
    [one] leaves 1 road to the Longest Road
   *[other] leaves { $n } roads to the Longest Road
}
bots-why-army = takes the Largest Army
bots-why-army-from = takes the Largest Army from { $name }
bots-why-army-near = { $n ->
    [one] leaves 1 knight to the Largest Army
   *[other] leaves { $n } knights to the Largest Army
}
bots-why-numbers = earns on { $numbers }
bots-why-harbor-2 = opens the 2:1 harbor for { $resource }
bots-why-harbor-3 = opens a 3:1 harbor
bots-why-frees = drives the robber from your land
bots-why-before = takes the place before { $name } can
bots-why-reaches = reaches a place for a settlement
bots-why-cuts = cuts the road of { $name } to { $n }
bots-why-blocks = slows { $name } down
bots-why-robs = takes a card from { $name }
bots-why-buys = brings a card that nobody else sees
bots-why-waits = keeps the cards for something better
bots-why-offers = asks for a deal that helps you more
bots-why-trades = gets what you need
bots-why-declines = gives nothing to a rival
bots-why-then-city = pays for a city
bots-why-then-settlement = pays for a settlement
bots-why-then-card = pays for a development card
bots-why-then-road = pays for a road
bots-why-safe = leaves less to lose to a 7
bots-why-rival-points = costs { $name } { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
bots-why-commerce = brings { $n ->
    [one] 1 commerce point
   *[other] { $n } commerce points
}
bots-why-strength = brings { $n ->
    [one] 1 strength point
   *[other] { $n } strength points
}
bots-why-skill = brings { $n ->
    [one] 1 skill point
   *[other] { $n } skill points
}
bots-why-progress = brings { $n ->
    [one] 1 progress point
   *[other] { $n } progress points
}
bots-why-sail = brings { $n ->
    [one] 1 sail point
   *[other] { $n } sail points
}
bots-why-cannon = brings { $n ->
    [one] 1 cannon point
   *[other] { $n } cannon points
}
bots-why-stars = brings { $n ->
    [one] 1 star
   *[other] { $n } stars
}
bots-why-owls = brings { $n ->
    [one] 1 owl
   *[other] { $n } owls
}
bots-why-regions = earns more { $resources }
bots-why-room = makes room for a settlement
bots-why-safe-stores = leaves nothing for brigands
bots-why-rival-stores = costs { $name } { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
bots-why-gains = brings { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
bots-why-pays = pays for { $card }
bots-why-saves = saves for what comes next

ui-hint = Advice
ui-hint-ask = Ask for advice
ui-hint-thinking = A bot thinks …
ui-hint-chance = { $n } % to win
ui-review = What a bot thinks
ui-review-ask = Let a bot look at this game
ui-review-about = It estimates everybody’s chances and finds the choices that cost most.
ui-review-running = A bot looks at the game
ui-review-chart = Chance to win, in %
ui-review-nothing = No choice cost much.
ui-review-moment = Step { $step }: { $name } lost { $n } %
ui-review-did = What was done
ui-review-better = What else there was
