event-face-brigands = brigands
event-face-trade = trade
event-face-celebration = celebration
event-face-harvest = plentiful harvest
event-face-card = event card
event-face-classic-brigands = brigand attack
event-face-classic-trade = trade advantage
event-face-classic-celebration = tournament
event-face-classic-harvest = good year
event-face-classic-card = event card

duel-turn-began = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: it is yours.
duel-rolled = The dice show { $number } and { $event }.
duel-rolled-production = The production die shows { $number }.
duel-rolled-event = The event die shows { $event }.
duel-defender-rolled = { $seat } rolls { $number } in defence; the attack fails on { $stops }.
    .you = You roll { $number } in defence; the attack fails on { $stops }.
duel-die-rolled = { $seat } rolls { $number }.
    .you = You roll { $number }.
duel-received = { $seat } receives { $count } { $resource } at { $at }.
    .you = You receive { $count } { $resource } at { $at }.
duel-gave = { $seat } gives { $count } { $resource } from { $at }.
    .you = You give { $count } { $resource } from { $at }.
duel-full = { $at } of { $seat } is full: { $count } { $resource } lost.
    .you = Your { $at } is full: { $count } { $resource } lost.
duel-raided = Brigands raid { $seat }: { $counted } stored, more than { $limit }.
    .you = Brigands raid you: { $counted } stored, more than { $limit }.
duel-raided-beside = Brigands raid { $seat }: { $stored } stored − { $hidden } hidden = { $counted }, more than { $limit }.
    .you = Brigands raid you: { $stored } stored − { $hidden } hidden = { $counted }, more than { $limit }.
duel-unraided = Brigands pass { $seat } by: { $counted } stored, not more than { $limit }.
    .you = Brigands pass you by: { $counted } stored, not more than { $limit }.
duel-unraided-beside = Brigands pass { $seat } by: { $stored } stored − { $hidden } hidden = { $counted }, not more than { $limit }.
    .you = Brigands pass you by: { $stored } stored − { $hidden } hidden = { $counted }, not more than { $limit }.
duel-closed-no-end = both ends are taken
duel-closed-no-road = needs an open road
duel-closed-no-settlement = no settlement left to upgrade
duel-closed-locked = locked: { $n } of { $of } points
duel-closed-after-roll = after your roll
duel-closed-before-roll = before your roll
duel-closed-preparing = not before the first turn
duel-closed-when-asked = you are asked when its moment comes
duel-short = { $cards } short
duel-kinds-any = { $n ->
    [one] resource of your choice
   *[other] resources of your choice
}
duel-kinds-more = { $first }, { $last }
duel-kinds-or = { $first } or { $last }
duel-need = { $what }
duel-need-discovered = { $n } discovered sea cards: you have { $count }
duel-need-islands = { $n } islands at level { $level } or above: you have { $count }
duel-unfit-answers = It answers an event, and you are asked when that comes.
duel-unfit-not-lent = It answers attacks against its owner only.
duel-unfit-not-now = It is for another part of the turn.
duel-unfit-nothing = It would do nothing now, or you lack owls.
duel-idle = The regions of { $seat } produce nothing this turn.
    .you = Your regions produce nothing this turn.
duel-drew = { $seat } draws { $card } from stack { $stack }.
    .you = You draw { $card } from stack { $stack }.
duel-saw = { $seat } looks at { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of { $row }: { $cards }.
    .you = You look at { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of { $row }: { $cards }.
duel-took = { $seat } takes { $card } out of { $row }.
    .you = You take { $card } out of { $row }.
duel-put-under = { $seat } puts { $card } under stack { $stack }.
    .you = You put { $card } under stack { $stack }.
duel-announced = { $seat } pays for { $card } { $at }.
    .you = You pay for { $card } { $at }.
duel-planned = { $seat } pays for { $what } { $which }.
    .you = You pay for { $what } { $which }.
duel-traded = { $seat } trades { $give } for { $take }.
    .you = You trade { $give } for { $take }.
duel-offered = { $seat } offers { $give } for { $take }.
    .you = You offer { $give } for { $take }.
duel-built = { $seat } builds { $card } { $at }.
    .you = You build { $card } { $at }.
duel-road-built = { $seat } builds a road { $which }.
    .you = You build a road { $which }.
duel-settlement-built = { $seat } builds a settlement { $which }.
    .you = You build a settlement { $which }.
duel-city-built = { $seat } upgrades the settlement { $which } to a city.
    .you = You upgrade the settlement { $which } to a city.
duel-region-drawn = { $seat } turns up { $card }.
    .you = You turn up { $card }.
duel-region-laid = { $seat } lays { $card } { $at }.
    .you = You lay { $card } { $at }.
duel-played = { $seat } plays { $card }.
    .you = You play { $card }.
duel-used = { $seat } uses { $card } { $at }.
    .you = You use { $card } { $at }.
duel-ware-received = { $seat } receives { $ware } on { $card }.
    .you = You receive { $ware } on { $card }.
duel-ware-gave = { $seat } pays { $ware } from { $card }.
    .you = You pay { $ware } from { $card }.
duel-ware-full = { $seat } has no room for { $ware }.
    .you = You have no room for { $ware }.
duel-bought-off = { $seat } buys off { $card } { $at }.
    .you = You buy off { $card } { $at }.
duel-event-drawn = The event is { $card }.
duel-spared = It passes { $seat } by, thanks to { $by }.
    .you = It passes you by, thanks to { $by }.
duel-helped = { $card } helps { $seat }.
    .you = { $card } helps you.
duel-fended-off = { $seat } fends off { $card } with { $by }.
    .you = You fend off { $card } with { $by }.
duel-turned = { $seat } turns { $card } { $at } to { $number }.
    .you = You turn { $card } { $at } to { $number }.
duel-came-over = { $card } comes to { $seat }, { $at }.
    .you = { $card } comes to you, { $at }.
duel-taken-back = { $seat } takes { $card } into the hand.
    .you = You take { $card } into your hand.
duel-moved = { $seat } moves { $card } to a place { $at }.
    .you = You move { $card } to a place { $at }.
duel-laid-open = { $seat } lays { $card } open.
    .you = You lay { $card } open.
duel-jousted = { $seat } wins the joust, { $own } to { $other }.
    .you = You win the joust, { $own } to { $other }.
duel-turned-up = { $card } is turned up in { $row }.
duel-removed = { $seat } takes { $card } out of the event stack and out of the game.
    .you = You take { $card } out of the event stack and out of the game.
duel-sunk = { $seat } puts { $card } under the event stack.
    .you = You put { $card } under the event stack.
duel-trade-advantage = { $seat } has the trade advantage now.
    .you = You have the trade advantage now.
duel-no-trade-advantage = Nobody has the trade advantage any longer.
duel-strength-advantage = { $seat } has the strength advantage now.
    .you = You have the strength advantage now.
duel-no-strength-advantage = Nobody has the strength advantage any longer.
duel-mill-token = { $seat } has the Mill token now.
    .you = You have the Mill token now.
duel-no-mill-token = Nobody has the Mill token any longer.
duel-knight-token = { $seat } has the Knight token now.
    .you = You have the Knight token now.
duel-no-knight-token = Nobody has the Knight token any longer.
duel-left = { $seat } loses { $card } { $at }.
    .you = You lose { $card } { $at }.
duel-put-away = { $card } is put away.
duel-pointed = { $seat } chooses { $card } { $at }.
    .you = You choose { $card } { $at }.
duel-swapped = { $seat } swaps { $one } and { $other }.
    .you = You swap { $one } and { $other }.
duel-named = { $seat } names { $resource }.
    .you = You name { $resource }.
duel-numbered = { $seat } names { $number }.
    .you = You name { $number }.
duel-face-chosen = { $seat } chooses { $event } on the event die.
    .you = You choose { $event } on the event die.
duel-stack-chosen = { $seat } chooses stack { $stack }.
    .you = You choose stack { $stack }.
duel-harbor-laid = { $seat } chooses the { $end } end for the harbor.
    .you = You choose the { $end } end for the harbor.
duel-ship-built = { $seat } builds a ship.
    .you = You build a ship.
duel-discovered = { $seat } discovers { $card }, { $at }.
    .you = You discover { $card }, { $at }.
duel-set-out = A ship of { $seat } sets out for { $card }, { $at }.
    .you = A ship of yours sets out for { $card }, { $at }.
duel-fought = { $seat } fights { $card }: { $number } + { $cannon } = { $sum } against { $against }.
    .you = You fight { $card }: { $number } + { $cannon } = { $sum } against { $against }.
duel-ship-lost = { $seat } loses a ship { $at }.
    .you = You lose a ship { $at }.
duel-ship-sunk = { $seat } loses a ship in the harbor.
    .you = You lose a ship in the harbor.
duel-ship-back = The ship of { $seat } { $at } comes back to the harbor.
    .you = Your ship { $at } comes back to the harbor.
duel-sea-card-seen = { $seat } looks at the sea card { $at }: { $card }.
    .you = You look at the sea card { $at }: { $card }.
duel-sea-card-looked-at = { $seat } looks at the sea card { $at }.
    .you = You look at the sea card { $at }.
duel-sea-cards-swapped = { $seat } swaps the sea cards { $one } and { $other }.
    .you = You swap the sea cards { $one } and { $other }.
duel-shuffled = { $row } is shuffled.
duel-won = { $seat } wins with { $points } points.
    .you = You win with { $points } points.
duel-row-face-up = the face-up stack
duel-row-events = the event stack
duel-row-regions = the region stack
duel-row-stack = stack { $stack }
duel-row-hand = the hand of { $of }
    .you = your hand
duel-row-discard = the discard pile
duel-looked-at = { $seat } looks at { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of { $row }.
    .you = You look at { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of { $row }.
duel-pointed-region = { $seat } chooses { $card }.
    .you = You choose { $card }.
duel-pointed-at = { $seat } chooses { $at }.
    .you = You choose { $at }.
duel-end-chosen = { $seat } chooses the { $end } end.
    .you = You choose the { $end } end.
duel-decided = { $seat } decides: { $what }.
    .you = You decide: { $what }.
duel-region = { $card } { $number }
duel-pass-exchange = exchange no card
duel-pass-offer = decline the offer
duel-accept-offer = accept the offer
duel-pass-prepare = build nothing
duel-pass-no-more = take no more
duel-pass-avert = let it happen
duel-pass-no = no
duel-accept-yes = yes
duel-ask-by = { $card }: { $what }
duel-ask-unsaid = answer the card
duel-ask-nothing = nothing is asked
duel-ask-start-stack = choose the stack for your starting hand
duel-start-top = Its { $n } top cards are yours, unseen until then.
duel-start-search = You look through it alone and take { $n } of its cards.
duel-ask-start-cards = take { $n ->
    [one] 1 more card
   *[other] { $n } more cards
} for your starting hand
duel-ask-start-region = choose the start region { $at }
duel-ask-harbor = choose the end for your harbor
duel-ask-roll = roll the dice
duel-ask-dice = the dice fall
duel-ask-action = build, play, trade, or end the action phase
duel-ask-too-many = put cards under stacks, down to the hand limit
duel-ask-replenish = draw cards up to the hand limit
duel-ask-prepare = build one thing before the game begins, or pass
duel-ask-exchange = exchange a card, or leave it
duel-ask-fill = fill your hand up: draw or search
duel-ask-offer = take { $give } for { $take }?
duel-ask-fetch = take a card of the discard pile
duel-ask-avert = play a card against it, or let it happen
duel-ask-gain = receive { $n } { $kinds }
duel-ask-may-gain = receive up to { $n } { $kinds }
duel-ask-bring = receive { $n } { $resource }: where does it go?
duel-ask-pay = pay { $price }: out of which region?
duel-ask-pay-any = pay { $n ->
    [one] 1 resource
   *[other] { $n } resources
} of your choice
duel-ask-leave-out = leave { $n ->
    [one] 1 resource
   *[other] { $n } resources
} out of { $price }
duel-ask-rob = take { $n ->
    [one] 1 resource
   *[other] { $n } resources
} from { $foe }
duel-ask-gild = the price is { $price }: which resource do you pay with 1 gold, up to { $n }?
duel-ask-give = { $foe } takes { $n }: which resource do you give?
duel-ask-put-back = put { $n ->
    [one] 1 card
   *[other] { $n } cards
} of your hand under stacks
duel-ask-draws = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
duel-ask-may-rob = take up to { $n } from { $foe }: which resource?
duel-ask-lay-regions = choose the region that goes above
duel-ask-take-off = choose the card to take off
duel-ask-bury = { $lost } is lost: under which stack does it go?
duel-ask-bury-card = a card is lost: under which stack does it go?
duel-ask-guard-roll = the defender's die falls
duel-ask-gain-wares = receive { $ware }: on which card?
duel-ask-pay-wares = pay { $ware }: from which card?
duel-ask-raid = brigands leave 1 { $resource }: which region keeps it?
duel-ask-die = a die falls
duel-ask-event-die = the event die falls

ware-owl = { $n ->
    [one] 1 owl
   *[other] { $n } owls
}
ware-star = { $n ->
    [one] 1 star
   *[other] { $n } stars
}

duel-ask-shuffle = { $row } is shuffled
duel-ask-put-aside = put the cards under stacks
duel-ask-redraw = draw a card, or pay and search a stack
duel-ask-take-from = take a card out of { $row }
duel-ask-relocation = swap two expansions, or two regions?
duel-ask-relocation-yes = swap expansions
duel-ask-relocation-no = swap regions
duel-ask-relocation-card = choose the expansion to move
duel-ask-relocation-other-card = choose the expansion to swap it with
duel-ask-relocation-region = choose the region to move
duel-ask-relocation-other-region = choose the region to swap it with
duel-ask-riots = pay { $n } gold, or lose a unit?
duel-ask-riots-yes = pay { $n } gold
duel-ask-riots-no = lose a unit
duel-ask-riots-unit = choose the unit that you lose
duel-ask-traveling-merchant = buy a resource for 1 gold? (up to { $n })
duel-ask-traveling-merchant-yes = buy for 1 gold
duel-ask-traveling-merchant-no = buy nothing more
duel-ask-brigands = choose the region that is filled
duel-ask-brigands-give = choose the region that gives the next one
duel-ask-merchant = choose the resource that you give in return
duel-ask-pirate-ship = choose the trade ship that you lose
duel-ask-library = choose the stack to search
duel-ask-doctor = which Bath House?
duel-ask-traitor = take a card out of { $foe }’s hand, or none
duel-ask-traitor-no = take no card
duel-ask-arsonist = choose the building that burns
duel-spend-resource = take 1 resource of your choice
duel-spend-quiet = Riots or Insurrection: not for you
duel-spend-hospital = take 1 resource, or receive a star
duel-spend-common-land = trade 1 resource for another
duel-spend-city-palace = an action card or a unit back
duel-spend-mercenaries = brigands take nothing
duel-spend-cheaper = a road or settlement 1 resource cheaper
duel-spend-fetch = an action card back that is no attack
duel-spend-calm = Riots or Civil War: not for you
duel-spend-build = build it
duel-spend-play = play it
duel-spend-ransom = drive it out
duel-spend-used = used this turn
duel-spend-nothing = there is nothing to be had now
duel-goes-thieves-hideout = strength { $strength }; the hideout goes at 5, or for 3 stars
duel-ask-public-feeling = keep the people quiet?
duel-ask-public-feeling-yes = pay 1 star
duel-ask-public-feeling-no = let it happen
duel-ask-public-feeling-way = a cheaper road or settlement, or an action card out of the discard pile?
duel-ask-public-feeling-way-yes = build a road or settlement for 2 stars and 1 resource less
duel-ask-public-feeling-way-no = take back an action card for 3 stars
duel-ask-public-feeling-build = choose the road or settlement that costs 2 stars and 1 resource less
duel-ask-public-feeling-take = choose the action card to take out of the discard pile
duel-ask-courage = 2 stars, or a card for each point of the lead?
duel-ask-courage-yes = { $foe } gives 2 stars
duel-ask-courage-no = { $foe } puts cards under stacks
duel-ask-joust-own = choose your knight
duel-ask-joust-other = choose { $foe }’s knight
duel-ask-growth = choose the settlement that becomes a city
duel-ask-statue = choose the card to take into your hand
duel-ask-statue-first = offer 2 knights or fleets of your hand: { $foe } takes one. Choose the first
duel-ask-statue-second = offer 2 knights or fleets of your hand: { $foe } takes one. Choose the second
duel-ask-lancer = pay 1 star, so that brigands take nothing?
duel-ask-lancer-yes = pay 1 star
duel-ask-lancer-no = let them take it
duel-ask-golden-times = pay 1 star for 2 resources?
duel-ask-golden-times-yes = pay 1 star
duel-ask-golden-times-no = keep the star
duel-ask-royals = choose the Artwork to take
duel-ask-bera = stars or resources of { $foe }?
duel-ask-bera-yes = take stars
duel-ask-bera-no = take resources
duel-ask-court-astrologer = choose the event that happens now
duel-ask-prosperity = choose a settlement to upgrade
duel-ask-thieves-hideout = choose the region that the thieves move to
duel-ask-common-land = choose the resource that you give
duel-ask-city-palace = choose the card to take
duel-ask-hospital = receive a star, or pay 1 star for a resource?
duel-ask-hospital-yes = receive a star
duel-ask-hospital-no = pay 1 star for a resource
duel-ask-monument = choose the unit to take into your hand
duel-ask-monument-first = name 2 of your units: { $foe } takes one of them. Choose the first
duel-ask-monument-second = name 2 of your units: { $foe } takes one of them. Choose the second
duel-ask-mercenaries = pay 1 star, so that brigands take nothing?
duel-ask-mercenaries-yes = pay 1 star
duel-ask-mercenaries-no = lose gold and wool, except 1 each
duel-ask-small-market-town = choose the full region that gives 1
duel-ask-traveling-theater = choose the road that the theater moves to
duel-ask-traveling-theater-region = choose the region that pays for the star
duel-ask-insurrection = choose the building that you lose
duel-ask-taxation = pay 1 star for a resource and 1 gold?
duel-ask-taxation-no = no, keep the star
duel-ask-archer = choose the unit with strength that you lose
duel-ask-tithe-barn = grain or wool for your heroes?
duel-ask-feud = name three buildings of { $foe }
duel-ask-feud-lose = choose the building that you lose
duel-ask-scout = choose the end for the settlement
duel-ask-scout-above = choose the region that goes above
duel-ask-scout-below = choose the region that goes below
duel-ask-brigitta = choose the production number
duel-ask-large-trade-ship = choose the region that trades 2 resources
duel-ask-fraternal-feuds = which card leaves { $foe }’s hand? ({ $n } to go)
duel-ask-counter-bishop = answer with a Bishop? Then the attack succeeds on 1 or 2 only, otherwise on 1 to 5
duel-ask-counter-herb-woman = answer with a Herb Woman? Then the attack succeeds on 1 or 2 only, otherwise on 1 to 5
duel-ask-counter-no = let it happen
duel-ask-duel-building = which building of { $foe } goes back to the hand?
duel-ask-duel-knight = which knight of { $foe } goes back to the hand?
duel-ask-spy = choose the card to take out of { $foe }’s hand
duel-ask-caravan = swap a second resource?
duel-ask-caravan-yes = swap a second one
duel-ask-caravan-no = swap only one
duel-ask-civil-war = which knight or fleet of { $foe } goes back to the hand?
duel-ask-conflict = choose the stack under which they go
duel-ask-master-builder = take a card for one of your hand, or none
duel-ask-master-builder-no = take no card
duel-ask-lay-region = where does { $card } go? The next region lies on the other side
duel-ask-gustav = choose a card of the discard pile to take
duel-ask-pirate = pay, or fight with { $n ->
    [one] 1 cannon
   *[other] { $n } cannons
}?
duel-ask-pirate-gold = pay 1 gold
duel-ask-pirate-any = pay 2 resources
duel-ask-pirate-no = fight
duel-ask-lars = play Lars the Naval Hero and win without a roll?
duel-ask-lars-no = roll the die
duel-ask-cannon-foundry = the fight is lost: roll once more with the Cannon Foundry?
duel-ask-cannon-foundry-yes = roll again
duel-ask-cannon-foundry-no = let it happen
duel-ask-landing-stage = pay 1 gold in place of 1 resource, thanks to the Landing Stage?
duel-ask-landing-stage-yes = pay with 1 gold
duel-ask-landing-stage-no = pay the usual price
duel-ask-shipyard = choose the resource that you give for lumber or wool
duel-ask-bards = take an action card or a unit out of { $foe }’s hand, or none
duel-ask-bards-no = take no card
duel-ask-merchants = choose the resource that you give for 2 others
duel-ask-merchants-no = trade nothing
duel-ask-scholars = choose the stack to search
duel-ask-scholars-no = search none
duel-ask-scholars-card = take a card out of the stack ({ $n } at most)
duel-ask-scholars-card-no = take no more
duel-ask-forgotten-tribe = choose where the ship sets out for at once
duel-ask-forgotten-tribe-no = no mission now
duel-ask-ambassador = choose the island whose discovery you use once more
duel-ask-broadside = lower an island, or sink a ship?
duel-ask-broadside-yes = lower an island
duel-ask-broadside-no = sink a ship
duel-ask-broadside-island = choose the island that falls by one level
duel-ask-cartographer = choose a hidden sea card to look at
duel-ask-cartographer-again = look at a second hidden sea card?
duel-ask-cartographer-no = look at no card
duel-ask-cartographer-swap = choose the sea card to swap
duel-ask-cartographer-swap-no = swap no cards
duel-ask-cartographer-with = choose the sea card to swap it with
duel-ask-navigator = choose the ship that comes back to the Harbor
duel-ask-most-successful-explorer = choose the stack to draw from
duel-ask-most-successful-explorer-no = draw no card
duel-ask-most-successful-explorer-more = draw a second card from the same stack?
duel-ask-most-successful-explorer-more-yes = draw a second card
duel-ask-grove-of-courage = stop the event?
duel-ask-grove-of-courage-yes = pay 2 owls
duel-ask-grove-of-courage-no = let it happen
duel-ask-grove-of-fraternity = draw a card from a stack, or none
duel-ask-grove-of-fraternity-no = draw no card
duel-ask-grove-of-freedom = choose the stack to look through
duel-ask-grove-of-great-foresight = choose the event that goes under the stack, or none
duel-ask-grove-of-great-foresight-no = leave the others
duel-ask-grove-of-justice = choose the event that the die shows
duel-ask-grove-of-peace = stop the attack with { $n } or more?
duel-ask-grove-of-peace-yes = pay 1 owl and roll
duel-ask-grove-of-peace-no = let it happen
duel-ask-grove-of-vigilance = draw an event card instead?
duel-ask-grove-of-vigilance-yes = pay 1 owl
duel-ask-grove-of-vigilance-no = let it happen
duel-ask-cole = choose the grove of { $foe } that you use
duel-ask-granary = choose the fields of { $foe } that get 1 grain
duel-ask-manifesto = discard an attack card in place of 2 owls, or pay 3 owls
duel-ask-manifesto-owls = pay 3 owls
duel-ask-manifesto-attack = discard an attack card in place of 2 owls
duel-ask-manifesto-no = leave it as it is
duel-ask-great-foresight = choose the event that leaves the game
duel-ask-wise-compensation = choose a settlement to upgrade
duel-ask-council = receive 2 owls, or 2 resources in regions with a sage?
duel-ask-council-owls = receive 2 owls
duel-ask-council-resources = receive 2 resources
duel-ask-council-region = choose the region that receives a resource ({ $n } to go)
duel-do-roll = roll the dice
duel-do-end = end the action phase
duel-do-road = build a road on the { $end }
duel-do-settlement = build a settlement on the { $end }
duel-do-city = upgrade the settlement { $which } to a city
duel-do-ship = build a ship
duel-do-sail = sail to { $card }, { $at }
duel-do-discover = discover the sea card { $at }
duel-do-build = build { $card } { $at }
duel-do-play = play { $card }
duel-do-use = use { $card } { $at }
duel-do-ransom = buy { $card } { $at } off with stars
duel-do-remove = take off an own card
duel-do-trade = trade { $n } { $give } for 1 { $take }
duel-do-offer = offer { $give } for { $take }
duel-do-take = take { $resource } at { $card }
duel-do-take-at = take { $resource } at { $card } { $at }
duel-do-pay = pay { $resource } from { $card }
duel-do-pay-at = pay { $resource } from { $card } { $at }
duel-do-name = { $resource }
duel-do-number = number { $number }
duel-do-face = { $event }
duel-do-choose = choose { $card } { $at }
duel-do-choose-region = choose { $card }
duel-do-choose-at = choose { $at }
duel-do-grow = the { $end } end
duel-do-harbor = the harbor at the { $end } end
duel-do-card = { $card }
duel-do-stack = stack { $stack }
duel-do-draw = draw from stack { $stack }
duel-do-search = pay { $n ->
    [one] 1 resource
   *[other] { $n } resources
} and search stack { $stack }
duel-do-put = put { $card } under stack { $stack }
duel-do-above = { $card } above
duel-do-below = { $card } below

center-road = a road
center-settlement = a settlement
center-city = a city

end-left = left
end-right = right

back-basic = Basic set
back-gold = Era of Gold
back-turmoil = Era of Turmoil
back-progress = Era of Progress
back-explorers = Era of Explorers
back-sages = Era of Sages
back-prosperity = Era of Prosperity
back-classic = Basic game
back-artisans = Artisans & Benefactors
back-deck-0 = first deck
back-deck-1 = second deck
back-event = event
back-region = region

duel-refusal-nobody-is-asked = nobody is asked now
duel-refusal-not-your-turn = the other player is asked
duel-refusal-not-now = something else is asked now; answer that first
duel-refusal-other-moment = this card is played at another moment
duel-refusal-no-such-card = you do not have this card
duel-refusal-one-short = you are 1 resource short
duel-refusal-cannot-afford = you are { $short } resources short
duel-refusal-unmet = the card needs { $what }
duel-refusal-forbidden = another card forbids this one
duel-refusal-locked = both players together do not have enough points yet for this card
duel-refusal-one-is-enough = this card may stand only once in a principality
duel-refusal-not-there = the card cannot be built there
duel-refusal-wrong-kind = action cards are played, expansions are built
duel-refusal-supply-empty = there is no such center card left
duel-refusal-no-road-there = the road there is missing, or it lies there already
duel-refusal-harbor-there = your harbor lies at that end, so no road can be built there
duel-refusal-no-ship-to-build = you have no ship that could be built
duel-refusal-out-of-reach = no ship of yours can sail there now
duel-refusal-no-settlement-there = there is no settlement of yours that could become a city
duel-refusal-too-little-for-the-bank = the bank asks for more of that resource
duel-refusal-offers-not-played = in this game players do not trade with each other
duel-refusal-no-more-offers = you have made all offers of this turn
duel-refusal-no-deal = a deal gives resources for other resources
duel-refusal-other-cannot = the other player does not have that, or has no room for what you give
duel-refusal-no-room = you have no room for it
duel-refusal-no-use = this card cannot do anything now
duel-refusal-removal-not-played = in this game nobody takes own cards off the principality
duel-refusal-nothing-to-remove = you have no card that could be taken off
duel-refusal-not-offered = this cannot be chosen now
duel-refusal-cannot-fall = this cannot fall now

which-left = at the left end
which-right = at the right end
which-middle = in the middle
which-second-left = second from the left
which-third-left = third from the left
which-fourth-left = fourth from the left
which-second-right = second from the right
which-third-right = third from the right
which-fourth-right = fourth from the right
which-first = in the first column of the sea
which-second = in the second column of the sea
which-third = in the third column of the sea

duel-where-above-settlement = above the settlement { $which }
duel-where-below-settlement = below the settlement { $which }
duel-where-above-city = above the city { $which }
duel-where-below-city = below the city { $which }
duel-where-outer-above-city = on the outer site above the city { $which }
duel-where-outer-below-city = on the outer site below the city { $which }
duel-where-settlement = on the settlement { $which }
duel-where-city = on the city { $which }
duel-where-road = on the road { $which }
duel-where-region = on { $region }
duel-where-upper-row = in the upper row, { $which }
duel-where-lower-row = in the lower row, { $which }
duel-where-beside = beside the principality
duel-where-sea-above = { $which }, above the harbor
duel-where-sea-middle = { $which }, level with the harbor
duel-where-sea-below = { $which }, below the harbor
duel-where-elsewhere = { $where }, in the other principality

duel-place-settlement = the settlement { $which }
duel-place-city = the city { $which }
duel-place-road = the road { $which }
duel-place-site = the place { $where }
duel-place-sea = the sea card { $where }

duel-stack = { $back } { $n }
duel-stack-own = { $n } of { $seat }
    .you = { $n } of yours
stack-basic = Basic
stack-gold = Gold
stack-turmoil = Turmoil
stack-progress = Progress
stack-explorers = Explorers
stack-sages = Sages
stack-prosperity = Prosperity
stack-classic = Basic
stack-artisans = Artisans
