ui-nothing = nothing
ui-zoom = Zoom

ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-reset = Show everything

ui-nav = Pages
ui-almanac = Almanac
ui-about = About
ui-settings = Settings
ui-close = Close
ui-clear = Clear
ui-back = Back
ui-undo = Undo
ui-pass = Let it happen
ui-open = Open
ui-play = Play
ui-all = all
ui-of = { $n } of { $all }
ui-link = Link
ui-link_example = https://…/t/table
ui-no_such_link = This is no link to a table.
ui-copy = Copy
ui-copied = Copied

ui-home-title = A table is free. Sit down.
ui-home-subtitle = Trade, build and outwit, in the browser. No account, no waiting.
ui-home-choose = Choose …
ui-home-games = Games
ui-home-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
    }
ui-home-name-about = Others at a table see it. Without one you are called Guest.
ui-home-now = Island, four seats, begins at once. Everything else is one click below.

ui-play_now = Play now
ui-join_link = Join with a link
ui-your_name = Your name
ui-you_name = Guest
ui-you = you
ui-you_title = You
ui-you_object = you
ui-bot = bot
ui-away = away, a bot plays

ui-away-strip = A bot plays for you.

ui-not_here = offline
ui-host = host
ui-how_it_works = How it works
ui-nothing_here = There is nothing at this address
ui-nothing_here-about = The address may be mistyped, or the table was cleared away.
ui-to_the_tables = To the tables
ui-no_answer = The server does not answer. Try again in a moment.
ui-no_table = There is no such table
ui-link_spent = This private link was used already, or it is too old. Make a new one on the other device.
ui-to_the_door = To the table without it
ui-try_again = Try again
ui-opening = The table is being laid …
ui-my_tables = My tables

ui-my_tables-none = Your tables will appear here.

ui-open_tables = Open tables
ui-your_turn = Your turn

ui-phase-lobby = waits for players
ui-phase-choosing = eras are chosen
ui-phase-playing = in play
ui-phase-over = finished
ui-phase-frozen = stands still

ui-game-seats = { $n } seats
ui-game-island = Island
ui-game-island-about = Settle, build, trade with everyone. With Helpers, Frenemies and sea maps.
ui-game-island-line = 2 to 6 seats, about an hour
ui-game-duel = Duel
ui-game-duel-about = Two princes, a land of cards each. A short game, eras, the Duel of the Princes.
ui-game-duel-line = two seats, 30 to 90 minutes
ui-game-classic = Classic Duel
ui-game-classic-about = The older card game: knights, fleets, two dice. With Artisans & Benefactors.
ui-game-classic-line = two seats, an hour and more
ui-game-tournament = Tournament
ui-game-tournament-about = Bring a deck of your own, in both card games.
ui-game-tournament-line = two seats, own decks

ui-mode-with = { $mode }: { $what }
ui-mode-island-none = Island
ui-mode-classic-none = Basic game
ui-mode-classic-none-about = The 120 cards of the older game, five stacks,
ui-mode-classic-artisans = Artisans & Benefactors
ui-mode-classic-artisans-about = The basic cards and the theme set with stars and works of art,
ui-mode-classic-tournament = Tournament Game
ui-mode-classic-tournament-about = Everybody brings a deck of their own,
ui-classic-commerce = trade
ui-classic-skill = tournament
ui-classic-token-knight = Knight:
ui-classic-token-mill = Mill:
ui-classic-token-nobody = nobody
ui-classic-trade = Trade
ui-classic-trade-with = bank or { $name }
ui-classic-swap = Swap with { $name }
ui-classic-swap-offers = { $name } offers you a swap
ui-classic-swap-offer = Offer { $name } this swap
ui-classic-swap-sum = { $give } for { $take }: { $name } may accept or decline.
ui-classic-swap-about = Resources for other resources. { $n ->
    [one] One offer is left this turn.
   *[other] { $n } offers are left this turn.
    }
ui-classic-your_turn-locked = Your turn: build, trade or end.
ui-classic-your_turn-locked-short = Build, trade or end.
ui-classic-progress = hand limit
ui-classic-to = { $one } to { $two }
ui-classic-counter = Answer with the { $card }?
ui-classic-counter-about = Without it the attack succeeds on 1 to 5, with it on 1 or 2 only.
ui-classic-counter-play = Play { $card }
ui-classic-counter-none = { $card }: not in your hand
ui-classic-faces = The faces with which the attack succeeds
ui-classic-succeeds = succeeds
ui-classic-won-building = You win the duel: which building goes back?
ui-classic-won-knight = You win the duel: which knight goes back?
ui-classic-fill = { $n ->
    [one] Fill your hand: 1 card
   *[other] Fill your hand: { $n } cards
    }
ui-classic-fill-no_exchange = not this turn: a card was missing
ui-classic-fill-top = The top card of a stack is free:
ui-classic-joust = The joust
ui-classic-joust-sum = { $number } + { $more } = { $sum }
ui-classic-joust-again = equal: roll again
ui-classic-fetch = { $card }: a discarded card, no draw
ui-classic-exchange = Exchange
ui-classic-swap-regions = Paid from { $pay }; room in { $room }.
ui-classic-spend-cheaper = Choose the place, then what is left out
ui-classic-spend-fetch = Opens the discard pile; can be played at once
ui-classic-swap-only = Stars and cards cannot be part of it.
ui-classic-cases = What it brings: the best case only
ui-classic-case-always = always
ui-classic-case-counts = this one counts
ui-classic-case-less = another one brings more
ui-classic-case-none = you have none
ui-classic-statue = Offer two of these to { $name }
ui-classic-statue-about = { $name } takes one of them. What you do not offer stays unseen.
ui-classic-spared = Pay 1 star and be spared?
ui-duel-short-house-of-the-benefactor = House
ui-duel-short-beloved-prince-statue = Statue
ui-classic-bill = Otherwise no production, and 1 resource for each of these, 3 at most:
ui-classic-play = Play
ui-mode-duel-none = Introductory Game
ui-mode-duel-none-about = The Basic cards alone, about 30 minutes,
ui-mode-duel-theme = Theme Game
ui-mode-duel-theme-about = The Basic cards and one era,
ui-mode-duel-princes = Duel of the Princes
ui-mode-duel-princes-about = The Basic cards and several eras at once,
ui-mode-duel-tournament = Tournament Game
ui-mode-duel-tournament-about = Everybody brings a deck of their own,

ui-era-gold = Gold
ui-era-gold-about = trade and ships
ui-era-turmoil = Turmoil
ui-era-turmoil-about = attacks and guards
ui-era-progress = Progress
ui-era-progress-about = learning
ui-era-gold-cards = 12 cards
ui-era-turmoil-cards = 12 cards
ui-era-progress-cards = 14 cards
ui-era-explorers = Explorers
ui-era-explorers-about = sea and islands
ui-era-explorers-cards = 15 cards, sea of six
ui-era-sages = Sages
ui-era-sages-about = owls and groves
ui-era-sages-cards = 20 cards
ui-era-prosperity = Prosperity
ui-era-prosperity-about = stars and art
ui-era-prosperity-cards = 13 cards, stars
ui-era-artisans = Artisans & Benefactors
ui-era-artisans-about = stars and works of art
ui-era-artisans-cards = 30 cards, stars

ui-choosing = Choose an era
ui-choosing-first = Choose the first era.
ui-choosing-second = Choose the second era.
ui-choosing-waits = { $name } chooses an era.
ui-choosing-chose = { $name } chose { $era }
ui-choosing-third = the third is drawn
ui-choosing-begins = begins
ui-choosing-yours = your era?
ui-choosing-theirs = { $name }’s era?
ui-choosing-lot = then one of the rest at random
ui-choosing-counts = The counts are the cards that stay in, without those with a half moon.

ui-new-title = Lay a table
ui-new-game = Which game
ui-new-mode = How
ui-new-of-theme = Era
ui-new-of-princes = Eras
ui-new-of-map = Map
ui-new-all_of = all { $n } are played
ui-new-so_many = { $n } of them
ui-new-chosen_later = each prince chooses one at the table, the third is drawn at random
ui-new-rest_by_lot = { $n ->
    [0] all three are named
    [one] one more is drawn at random
   *[other] { $n } more are drawn at random
    }
ui-new-options = What else goes on the table
ui-new-more_options = Options
ui-new-differ = { $n ->
    [0] all as usual
    [one] one differs from the usual
   *[other] { $n } differ from the usual
    }
ui-new-folded = { $n } more, as usual: { $names }
ui-new-unfold = Show
ui-new-fold = Show fewer options
ui-new-not_now = cannot be combined with the rest
ui-new-usual = usual
ui-new-usual_is = usual: { $value }
ui-new-marked = { $what } ({ $mark })
ui-new-on = on
ui-new-off = off
ui-new-all_usual = All else as usual.
ui-new-else_usual = all else as usual.
ui-new-less = Less: { $what }
ui-new-more = More: { $what }
ui-new-who = Who sits down
ui-new-your_seat = at this seat
ui-new-seat_of = Who takes seat { $n }
ui-new-open = Open
ui-new-friend = friend
ui-new-friend-about = a friend, by link
ui-new-somebody = Somebody
ui-new-here = here
ui-new-here-about = at this screen
ui-new-pace = Pace
ui-new-pace-about = Time for the whole game; when it is used up, a bot plays on.

ui-pace-none = no clock
ui-pace-calm = calm 30 min
ui-pace-usual = steady 15 min
ui-pace-brisk = brisk 5 min

ui-new-watch = May be watched
ui-new-watch-about = Anybody with the link may look on; hands stay hidden.
ui-new-listed = Listed
ui-new-listed-about = Strangers find this table on the first page.
ui-new-bot_offers = Offers of bots
ui-new-bot_offers-about = Bots may offer trades and gifts in their turns; off, they only answer yours.
ui-new-hints = Hints
ui-new-hints-about = Everybody may ask a bot for advice on their own choices; it knows what they know.
ui-new-with_bots = { $n ->
    [one] Begin with a bot
   *[other] Begin with bots
    }
ui-new-lay = Lay the table and get the link

ui-option-name-seats = Seats
ui-option-name-board = Board
ui-option-name-numbers = Numbers
ui-option-name-printed-harbors = Printed harbors
ui-option-name-spread-numbers = Spread numbers
ui-option-name-spread-terrain = Spread terrain
ui-option-name-turns = Between turns
ui-option-name-target = Points to win
ui-option-name-metropolis = Metropolis: level of 2 islands
ui-option-name-discard-limit = Hand limit on a 7
ui-option-name-friendly-robber = Friendly robber
ui-option-name-no-desert-return = Robber stays out
ui-option-name-peace = Peaceful rounds
ui-option-name-no-trades = No trades
ui-option-name-offers = Offers a turn
ui-option-name-theme = Era
ui-option-name-owls = Owls come with
ui-option-name-princes = Duel of the Princes
ui-option-name-helpers = Helpers
ui-option-name-frenemies = Frenemies
ui-option-name-map = Sea map
ui-option-name-artisans = Artisans & Benefactors
ui-option-name-stacks = Draw stacks
ui-option-name-tournament = Tournament Game
ui-option-name-explorers = With the Era of Explorers
ui-option-name-deck = Cards in a deck
ui-option-name-preparation = Preparatory round
ui-option-word-small = standard
ui-option-word-large = large
ui-option-word-beginner = first game
ui-option-word-spiral = spiral
ui-option-word-random = shuffled
ui-option-word-special = special building
ui-option-word-paired = paired players
ui-option-word-new-shores = New Shores
ui-option-word-four-islands = Four Islands
ui-option-word-fog-islands = Fog Islands
ui-option-word-through-the-desert = Through the Desert
ui-option-word-gold = Era of Gold
ui-option-word-turmoil = Era of Turmoil
ui-option-word-progress = Era of Progress
ui-option-word-explorers = Era of Explorers
ui-option-word-sages = Era of Sages
ui-option-word-own = your own roll
ui-option-word-any = every roll
ui-option-word-prosperity = Era of Prosperity
ui-option-word-on = on
ui-option-word-off = off
ui-option-island-seats = Players at the table; two play for practice. Usually 4.
ui-option-island-board = The standard island, the one for five and six, or the fixed layout for a first game.
ui-option-island-numbers = Laid in a spiral, or shuffled with no two red ones side by side.
ui-option-island-printed-harbors = The kinds of harbors keep their printed places.
ui-option-island-spread-numbers = No two equal numbers lie side by side.
ui-option-island-spread-terrain = No three hexes of one terrain lie together.
ui-option-island-turns = With five and six: the Special Building Phase, or paired players.
ui-option-island-target = Victory points needed to win. Usually 10; a map has its own number, and Frenemies takes one more.
ui-option-island-discard-limit = A larger hand loses half to a 7. Usually 7.
ui-option-island-friendly-robber = The robber spares opponents who show two points or fewer.
ui-option-island-no-desert-return = The robber may not be moved to a desert.
ui-option-island-peace = Rounds at the start in which a 7 is rolled again.
ui-option-island-no-trades = Players do not trade with each other; the bank still trades.
ui-option-island-offers = Offers that each player may make in a turn. Usually 10.
ui-option-island-map = A map with a sea, ships and a pirate, for three to six seats.
ui-option-island-helpers = Helpers of Catan: everybody has one of ten helpers at a time.
ui-option-island-frenemies = Catan Frenemies: favor tokens for kindness, redeemed at five guilds; 11 points win.
ui-option-island-map-new-shores = Everybody starts on the main island. The first settlement on each small island brings 2 points. 14 points win.
ui-option-island-map-four-islands = Start on one or two islands. The first settlement on each other one brings 2 points. 13 points win. With five and six: Six Islands.
ui-option-island-map-fog-islands = Roads and ships that reach the fog turn its hexes over. The player who finds land takes a card of it. 12 points win.
ui-option-island-map-through-the-desert = The first settlement in the strip beyond the desert and on each small island brings 2 points. 14 points win.
ui-option-duel-theme = The Theme Game with this era; 12 points win. Without an era it is the Introductory Game, and 7 points win.
ui-option-duel-princes = The Duel of the Princes with three eras; 13 points win.
ui-option-duel-target = Victory points that win.
ui-option-duel-metropolis = The level of two islands that allows the Explorer Metropolis: 2 by the rulebook, 3 by the print on the card.
ui-option-duel-owls = Whose production roll brings owls to the sages: your own, or every roll.
ui-option-duel-tournament = The Tournament Game: everybody brings a deck out of all eras; 15 points win.
ui-option-duel-explorers = Cards of the Era of Explorers may be in the decks too, and both lay out a sea.
ui-option-duel-stacks = Into how many own stacks each deck is dealt.
ui-option-duel-deck = How many draw cards each player brings, the starting hand included.
ui-option-duel-preparation = Before the first turn both build out of the first resources.
ui-option-classic-tournament = The Tournament Game: everybody brings a deck out of the basic game and Artisans & Benefactors; 13 points win.
ui-option-classic-deck = How many expansion cards each player brings, the starting hand included.
ui-option-classic-preparation = Before the first turn both build out of the first resources.
ui-option-classic-artisans = The Expanded Game with the theme set Artisans & Benefactors; 13 points win. Without it 12 points win.
ui-option-classic-target = Victory points that win.
ui-option-classic-stacks = Into how many stacks the cards of the basic game are dealt; in the Tournament Game, each deck.

ui-join-title = You are invited
ui-join-about = Say what you want to be called. No account is needed.

ui-join = Come in

ui-gather-title = Waiting for players
ui-gather-one = Waiting for somebody.
ui-gather-tab = Waiting, Commonland
ui-gather-about = Take a seat. { $name } begins the game.
    .you = Others come by the link; you begin the game.
ui-gather-free = Free seat
ui-gather-waiting = waits for somebody
ui-gather-sit = Sit here
ui-gather-same_screen = Another player on this screen
ui-gather-bot = Take a bot
ui-gather-stand = Stand up
ui-gather-name_of = Name of the player on seat { $n }
ui-gather-free_it = Free this seat
ui-gather-begin = Begin
ui-gather-begin_bots = Begin, { $n ->
    [one] 1 bot joins
   *[other] { $n } bots join
    }
ui-gather-host_begins = { $name } begins
ui-gather-here = { $n ->
    [one] 1 of { $of } seats is taken.
   *[other] { $n } of { $of } seats are taken.
    }
ui-gather-bots_take = { $name } may begin; bots take the free seats.
    .you = When you begin, bots take the free seats.
ui-gather-full = { $name } may begin.
    .you = You may begin.
ui-gather-came = here
ui-gather-standing = Standing by: { $names }
ui-gather-on_table = On this table
ui-gather-talk = Talk
ui-gather-read = Meanwhile
ui-gather-read-about = What each card and piece does, and what it costs:

ui-bots = Bots
ui-bot_pace = Pace of bots
ui-bot_pace-about = How long a bot seems to think.
ui-bot_pace-person = like a person
ui-bot_pace-fast = fast

ui-bot-word-random = random
ui-bot-word-gentle = gentle
ui-bot-word-fair = fair
ui-bot-word-greedy = fair
ui-bot-word-hard = hard
ui-bot-word-search = hard
ui-bot-about-gentle = A gentle bot makes mistakes and chases nobody.
ui-bot-about-fair = A fair bot thinks one step ahead.
ui-bot-about-hard = A hard bot first tries its best moves in imagined games.
ui-bot-0 = Alder
ui-bot-1 = Briar
ui-bot-2 = Clover
ui-bot-3 = Dill
ui-bot-4 = Elder
ui-bot-5 = Fern

ui-seat = seat { $n }
ui-invite = Invite

ui-invite-about = Everybody who has this link may come to the table.
ui-invite-share = Share
# Shared with the link, which follows it.
ui-invite-words = Come and play: { $game }.

ui-people = At the table
ui-leave = Leave the table

ui-leave-sure = Leave for good? Press again

ui-guests = Who is here
ui-guests-of = What to do about { $name }
ui-guests-muted = muted
ui-guests-blocked = blocked
ui-guests-away = not connected
ui-guests-kick = Send away
ui-guests-kick-sure = Send away for good? Press again
ui-guests-mute = Mute
ui-guests-unmute = Let speak again
ui-guests-make_host = Make host
ui-guests-block = Block
ui-guests-unblock = Unblock
ui-guests-agree_bot = Let a bot play this seat ({ $n } of { $all } agree)
ui-guests-agree_bot-sure = For good, if all others agree? Press again
ui-guests-disagree_bot = Withdraw: no bot on this seat ({ $n } of { $all } agree)
ui-guests-close_door = Close the door
ui-guests-open_door = Open the door
ui-guests-door_closed = The door is closed: nobody new comes in.
ui-guests-delete = Delete this table
ui-guests-delete-sure = Delete it for everybody? Press again

ui-menu = Menu
ui-table = Table
ui-move_seat = Continue on another device

ui-move_seat-about = This link is you: it works once, within an hour. Show it to nobody.
ui-move_seat-make = Make a link

ui-hand_over = Let a bot play for me
ui-take_back = I am back
ui-offer_end = Propose to end the game
ui-decline_end = Play on
ui-would_end = { $name } would like to end the game.
    .you = You proposed to end the game. It ends when all agree.

ui-would_end-agree = End it

ui-resign = Resign

ui-resign-sure = Resign for good? Press again

ui-pref-language = Language
ui-pref-theme = Colours
ui-pref-theme-system = as the system
ui-pref-theme-light = light
ui-pref-theme-dark = dark
ui-pref-sound = Sounds
ui-pref-letters = Single letters are shortcuts
ui-pref-keys = Change keys
ui-pref-notify = Notify me when it is my turn

ui-almanac-about = Pieces and cards of all games, with their rules.
ui-almanac-english = The cards of this set are in English only so far.
ui-almanac-points = Points
ui-almanac-numbers = Numbers
ui-almanac-search = Search
ui-almanac-found = { $n ->
    [one] 1 entry
   *[other] { $n } entries
    }

ui-set-island = Island
ui-set-basic = Duel: basic set
ui-set-gold = Duel: Era of Gold
ui-set-turmoil = Duel: Era of Turmoil
ui-set-progress = Duel: Era of Progress
ui-set-explorers = Duel: Era of Explorers
ui-set-sages = Duel: Era of Sages
ui-set-prosperity = Duel: Era of Prosperity
ui-set-classic = Classic: basic game
ui-set-artisans = Classic: Artisans & Benefactors
ui-differs-classic = What differs from Duel
ui-differs-classic-event = The event always comes before production.
ui-differs-classic-brigands = Brigands take all ore and wool, and stay away in the first two turns of each player. Garrisons keep regions out of the count.
ui-differs-classic-tournament = A Tournament takes the place of the Celebration: only who has more tournament points receives something.
ui-differs-classic-tokens = The Knight and the Mill token go to whoever has more, without a minimum; the Mill needs a city.
ui-differs-classic-start = Every start region holds 1, the gold field too.
ui-differs-classic-stacks = The cards lie in five stacks, or in four and two with Artisans & Benefactors.
ui-differs-classic-regions = The first region of a new settlement is laid before the second is seen; there are eleven in the stack.
ui-differs-classic-locked = Action cards other than the Scout wait until both together have had 7 points.
ui-differs-classic-duels = Attacks are duels: a counter out of the hand, then a die; what is lost goes back to the hand.
ui-differs-classic-swap = The active player may offer the other a swap of resources.
ui-differs-classic-hand = Each missing card is drawn or searched for. A card is exchanged only if none was missing, for one of the same stack.
ui-differs-classic-limit = The other player keeps the hand limit at once. Abbeys and Libraries raise it.
ui-differs-classic-events = An event card goes under the stack; the Year End shuffles all of them.
ui-differs-classic-victory = 12 points win at any moment of the own turn; 13 with Artisans & Benefactors, which is reconstructed.

ui-almanac-copies = { $n ->
    [one] 1 copy in the set
   *[other] { $n } copies in the set
}
ui-almanac-faces = All faces
ui-almanac-cost = Costs
ui-almanac-mission = A mission costs
ui-almanac-pirate = Strength { $n }, demands
ui-almanac-built = Built { $place }.
ui-almanac-needs = Needs { $what }.
ui-almanac-needs-too = { $what }, and { $more }
ui-almanac-once = One per principality.

ui-about-what = Commonland is an open table for the Catan family of games: rules, bots and tables in one program that anybody may run.
ui-about-affiliation = It is an independent work and not affiliated with, sponsored or endorsed by Catan GmbH or Catan Studio. Names of games and sets belong to their owners and only say which rules are meant. No artwork and no text of a publisher is used.
ui-about-rules = Which rules each game follows
ui-about-rules-island-name = Island
ui-about-rules-island = The base game for three and four, with the extension for five and six; two play for practice.
ui-about-rules-helpers-name = Helpers
ui-about-rules-helpers = The rule sheet of Helpers of Catan.
ui-about-rules-frenemies-name = Frenemies
ui-about-rules-frenemies = The rule sheet of Catan Frenemies.
ui-about-rules-map-name = Sea maps
ui-about-rules-map = Ships, islands and gold as in the seafarers’ extension.
ui-about-rules-duel-name = Duel
ui-about-rules-duel = The Rivals for Catan: the Introductory Game, the Theme Games and the Duel of the Princes.
ui-about-rules-classic-name = Classic Duel
ui-about-rules-classic = The older card game for two, with its sets as far as they are there.

ui-fair-title = Fair dice
ui-fair-short = Every roll can be checked after the game.
ui-fair-long = Before anybody sits down, the server draws a secret and shows its SHA-256, the commitment. Every seat adds a word of its own. Each roll is computed from the secret and these words, so neither the server nor a player can choose it. When the game is over the secret is shown, and the button “Check the dice” computes every roll again in your own browser.
ui-fair-over = The dice were sealed before the first roll, and opened after the last.
ui-fair-check = Check the dice
ui-fair-good = Nobody bent the dice.
ui-fair-bad = The check failed.
ui-fair-seal = The secret is the one that was sealed before the game.
ui-fair-seal-bad = The secret is not the one that was sealed before the game.
ui-fair-kept = The seal is the one that this browser saw and kept before it added its own number.
ui-fair-kept-bad = The seal is not the one that this browser saw before the game: the server changed its secret.
ui-fair-kept-none = This browser kept no seal of this game, so it cannot tell whether it was changed.
ui-fair-salts = Numbers of these players are in the dice: { $names }.
ui-fair-salts-none = No player added a number to the dice.
ui-fair-mine = Yours is among them.
ui-fair-mine-bad = The number that this browser sent is not in the dice.
ui-fair-falls = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
    } and { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
    } (cards, tokens, tiles) were drawn again here from the secret: all the same. What could be drawn each time, the server says.
ui-fair-falls-bad = { $wrong } of { $rolls } rolls and { $draws } draws do not follow from the secret.
ui-fair-setup = The number that the set-up is laid from was computed here; the server laid it again, and it is the same.
ui-fair-setup-bad = The set-up does not follow from the secret.
ui-fair-setup-laid = The position at the beginning was laid by hand; no dice were used for it.
ui-fair-unchecked = { $n ->
    [one] 1 shuffle was
   *[other] { $n } shuffles were
    } not drawn again here; commonland record verify --dice does it.

ui-credits = Credits

ui-credits-fonts = Fonts: Vollkorn by Friedrich Althausen, Source Sans 3 by Adobe; both under the SIL Open Font License 1.1.
ui-credits-icons = Some icons, recoloured, by Lorc, Delapouite and contributors:
ui-credits-own = All other pictures are our own.

ui-meanwhile = While you were away
ui-meanwhile-more = { $n ->
        [one] { $n } line before that
       *[other] { $n } lines before that
    }
ui-keys = Keyboard
ui-key-F6 = F6, Shift+F6
ui-key-F6-about = walk through prompt, board, hand, actions, trade, players, log
ui-key-arrows = Arrows, Home, End
ui-key-arrows-about = move on the board between lit places
ui-key-Enter = Enter
ui-key-Enter-about = choose
ui-key-Escape = Escape
ui-key-Escape-about = one step back
ui-key-cells = Arrows, Home, End
ui-key-cells-about = move in a land from cell to cell
ui-key-cards = 1 to 9
ui-key-cards-about = pick a card of the hand; again: put it back
ui-key-Page = Page Up, Page Down
ui-key-Page-about = the rival’s land at full size, and yours again, on the same column
ui-key-both_ways = { $key }, Shift+{ $key }
ui-keys-all = Every game
ui-keys-island = Island
ui-keys-duel = Card games
ui-keys-changeable = Single keys can be switched off and changed in the settings.
ui-keys-off = Single keys are switched off in the settings.
ui-keys-how = Choose a command, then press the key that you want for it.
ui-keys-press = press a key
ui-keys-usual = As usual
ui-keys-refused-not-one = That is no single letter, digit or sign.
ui-keys-refused-kept = The digits 1 to 9 pick the cards of the hand.
ui-keys-refused-taken = { $key } is taken: { $command }
ui-command-next = next and previous thing that you may choose
ui-command-undo = undo
ui-command-roll = roll the dice
ui-command-end = end the turn; asks again when something is left to do
ui-command-inspect = what is this? on a card, a price, a helper, a guild; elsewhere the almanac
ui-command-nearer = zoom in
ui-command-farther = zoom out
ui-command-whole = show the whole board or land
ui-command-island-road = build a road
ui-command-island-settlement = build a settlement
ui-command-island-city = build a city
ui-command-island-buy = buy a development card
ui-command-island-ship = build a ship
ui-command-island-look = look around by hexes, or choose again
ui-command-island-corner = walk the corners of a hex
ui-command-island-path = walk the paths of a hex
ui-command-duel-road = build a road
ui-command-duel-settlement = build a settlement
ui-command-duel-city = build a city
ui-command-duel-bank = trade with the bank
ui-command-duel-pay = next and previous way to pay
ui-command-duel-sea = next and previous sea card in reach

ui-players = Players
ui-board = Board
ui-desk = Your place
ui-panels = Parts of the table
ui-hand = Your hand
ui-hands = Hands
ui-answers = Answers
ui-bank = Bank
ui-trade = Trade
ui-log = Log

ui-log-moves = moves
ui-log-dice = dice
ui-log-chat = chat

ui-refused-unreadable = { $why }
ui-refused-stale = the game has moved on; look again
ui-refused-rules = { $why }
ui-refused-not-yours = { $why }
ui-refused-not-now = { $why }
ui-refused-no-such = { $why }
ui-refused-frozen = this table stands still; its record is kept
ui-refused-limit = { $why }
ui-refused-too-often = that was too often; wait a little
ui-refused-trouble = the server could not store this; nothing was changed

ui-log-table = Table:
ui-log-gone = Somebody
ui-log-nobody_spoke = Nobody has said anything yet.
ui-log-nothing_yet = Nothing has happened yet.
ui-log-say = Say something
ui-log-send = Send
ui-log-more = More
ui-log-less = Less
ui-log-last = { $what } Open the log.

ui-lost = Connection lost.

ui-newer = The server is newer than this page, which loads itself again when you have finished what you began.
ui-newer-load = Load it now
ui-lost-about = Trying again. Your seat is kept.

ui-first_to = first to { $n }
ui-watchers = { $n ->
    [one] 1 watches
   *[other] { $n } watch
    }
ui-watch = Only watch
ui-watching = You are watching. { $what }

ui-watching-about = Hands and development cards stay hidden until the game is over.

ui-end_sure = You can still do something. Press E again to end your turn.
ui-nothing_lit = There is nothing to choose now.
ui-something_lit = something to choose
ui-thinks = thinks
ui-time_left = { $time } left

ui-clock-free = { $n } s, then your time of { $time } runs
ui-clock-bank = { $time } left, then a bot plays on

ui-turn = Turn { $n }
ui-nth_turn = turn { $n }
ui-points = { $n ->
    [one] 1 point
   *[other] { $n } points
    }

ui-points-head = Points

ui-short = { $cards } short
ui-cards_short = { $n } cards short
ui-choose_more = Choose { $n } more
ui-may_speak = You may answer.

ui-picked-hint = Choose something that is lit, or go back.

ui-waits = { $name } is thinking.
ui-wins = { $name } wins.
ui-wins_with = { $name } wins with { $n } points.
ui-over = The game is over.
ui-rematch = Rematch, same seats

ui-rematch-go = To the rematch

ui-statistics = Statistics
ui-record = Record
ui-replay = Replay

ui-replay-start = The beginning
ui-replay-step = Step
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-turn_back = Previous turn
ui-replay-turn_on = Next turn
ui-replay-run = Run
ui-replay-stop = Stop
ui-replay-as = As seen by
ui-replay-full = all hands
ui-replay-public = the public

ui-histogram = { $n } rolls; the line is what chance would give
ui-chart = Points over the game; { $n } win

ui-chart-spoken = Points after { $steps } steps.

ui-dice-show = Dice: { $one } and { $two }, together { $sum }

ui-plain-asked = You are asked: { $what }.

ui-duel-build_here = Build { $card } here?
ui-duel-your_turn = Your turn: build, play, trade or end.
ui-duel-your_turn-sail = Your turn: sail, build, play, trade or end.
ui-duel-your_turn-short = Build, play, trade or end.
ui-duel-build = Build
ui-duel-where = Where?
ui-duel-build_where = Build { $card }: choose a place
ui-duel-play_it = Play { $card }?
ui-duel-put_where = { $card }: under which stack?
ui-duel-road_where = Road: left or right end?
ui-duel-end_where = { $what }: choose the lit end
ui-duel-settlement_where = Settlement: at which end?
ui-duel-city_where = City: which settlement?
ui-duel-arrange = Swap any two of your regions, or keep them so
ui-duel-arrange-with = { $region }: swap with which region?
ui-duel-arrange-keep = Keep them so
ui-duel-arrange-done = Done
ui-duel-arrange-take = move it
ui-duel-arrange-here = swap it with this one
ui-duel-columns = { $n } columns, { $seen } in view
ui-duel-columns-lit = { $n ->
        [one] { $n } column beyond the edge is lit
       *[other] { $n } columns beyond the edge are lit
    }
ui-pointed = What you point at
ui-duel-pointed-none = Point at a card to see it here with its rulings.
ui-duel-points = Points
ui-duel-paused = { $name }’s turn is paused for you
ui-duel-pass_on = Do not ask me again before my turn
ui-duel-chance = Chance decides.
ui-duel-end = End turn
ui-duel-stacks = Stacks
ui-duel-stack = Stack { $n }
ui-duel-stack_of = { $name }, { $n } cards
ui-duel-discarded = Discard pile, { $n } cards, on top: { $top }
ui-duel-dice = Dice
ui-duel-unrolled = Not rolled yet.
ui-duel-rolled = Event: { $event }.
ui-duel-events = Events
ui-duel-event_list = Events: { $n } cards
ui-duel-event_list-sure = { $n } surely in
ui-duel-event_list-filled = { $n } of these { $of }, unseen
ui-duel-event_list-about = Yule lies fourth from the bottom when the stack is made. How the others lie is hidden.
ui-duel-regions = Regions
ui-duel-roads = Roads
ui-duel-settlements = Settlements
ui-duel-cities = Cities
ui-duel-discard = Discard
ui-duel-road = Road
ui-duel-settlement = Settlement
ui-duel-city = City
ui-duel-free = free
ui-duel-new_site = new site
ui-duel-here = here
ui-duel-here-road = road here
ui-duel-here-harbor = Harbor here
ui-duel-ship = Ship
ui-duel-sea-tab = Sea
ui-duel-sea-harbor = Harbor
ui-duel-sea-harbor-ships = Harbor, ships: { $ready } ready, { $spent } used, { $unbuilt } not built
ui-duel-sea-hidden = Hidden sea card
ui-duel-sea-known = only you know it
ui-duel-sea-turn = turn
ui-duel-sea-choose = choose
ui-duel-sea-level = Level { $n }
ui-duel-sea-level_of = level { $n } of { $of }
ui-duel-sea-where-above = column { $n } of the sea, above the Harbor
ui-duel-sea-where-middle = column { $n } of the sea, level with the Harbor
ui-duel-sea-where-below = column { $n } of the sea, below the Harbor
ui-duel-sea-reach = in reach
ui-duel-sea-ship = a ship is there
ui-duel-sea-lost = a lost ship is there
ui-duel-sea-status = reach { $n }, { $ships ->
    [one] 1 ship ready
   *[other] { $ships } ships ready
}
ui-duel-sea-levels = Its levels
ui-duel-sea-rolls = What the die decides
ui-duel-sea-any = any { $n }
ui-duel-sea-now = now
ui-duel-sea-for = for
ui-duel-sea-only_one = only one of you
ui-duel-sea-has_it = { $name } has it
ui-duel-sea-sail = Sail
ui-duel-sea-afterwards = { $n ->
    [0] Then no ship is ready.
    [one] Then 1 ship stays ready.
   *[other] Then { $n } ships stay ready.
}
ui-duel-sea-title = { $card }, level { $level }
ui-duel-sea-title-mission = { $card }: level { $level } to { $next }?
ui-duel-sea-fate-ship-lost = reef: the ship is lost
ui-duel-sea-fate-roll-event-die = the event die is rolled, for both of you
ui-duel-sea-fate-level = treasure: the next level
ui-duel-sea-reached = { $card } reached level { $n }
ui-duel-short-principal-sage-woman = Principal Sage
ui-duel-short-island-of-the-bards = Bards
ui-duel-short-island-of-the-forgotten-tribe = Forgotten Tribe
ui-duel-short-island-of-the-merchants = Merchants
ui-duel-short-island-of-the-scholars = Scholars
ui-duel-fight-need = Your die + { $cannon } must be above { $strength }. Paying keeps the ship and changes nothing else.
ui-duel-fight-faces = What each face of the die does
ui-duel-fight-win = win
ui-duel-fight-tie = again
ui-duel-fight-lose = ship
ui-duel-fight-sum = { $number } + { $cannon } = { $sum } against { $against }
ui-duel-fight-above = above: you win
ui-duel-fight-equal = equal: roll again
ui-duel-fight-below = below: the ship would be lost
ui-duel-here-on_road = on this road
ui-duel-on_road = on a road
ui-duel-at_region = at { $region }
ui-duel-card_of = { $name }’s card
ui-duel-stars = What stars can do
ui-duel-stars-of = { $card }: { $act }
ui-duel-stars-no_resources = Stars are no resources: brigands, trade and discounts never touch them.
ui-duel-stars-with = with { $card }
ui-duel-stars-without = { $card }: you have none
ui-duel-stars-now = { $n } of { $of } stars now
ui-duel-stars-then = { $n } of { $of } stars then
ui-duel-stars-lost = { $n } of { $of } fits. The rest would be lost.
ui-duel-stake = Otherwise you lose one of these.
ui-duel-drew = { $name } drew { $card }
ui-duel-drew-you = You drew { $card }
ui-duel-full = full
ui-duel-slots = { $n } of { $of } { $what }
ui-duel-level = level { $n } of { $of }
ui-duel-land = The principality of { $name }
ui-duel-own = Your principality
ui-duel-rival-tab = Rival
ui-duel-mine = Mine
ui-duel-lands = Lands
ui-duel-show = Show
ui-duel-act-build = build
ui-duel-act-play = play
ui-duel-act-put = put under a stack
ui-duel-act-choose = choose
ui-duel-act-sites = build, { $n ->
    [one] 1 site
   *[other] { $n } sites
}
ui-duel-rival = The other principality
ui-duel-yours = your principality
ui-duel-waits = is asked
ui-duel-standing = Standing
ui-duel-in_hand = { $n ->
    [one] 1 card in hand, limit { $limit }
   *[other] { $n } cards in hand, limit { $limit }
}
ui-duel-hand = Hand
ui-duel-hand_of = Your hand: { $n } of { $limit } cards
ui-duel-hand-none = Your hand is empty.
ui-duel-hand-still = Your hand: { $cards }. It cannot be played now.
ui-duel-put_away = Put { $card } away
ui-duel-columns-more = { $n } more
ui-duel-hand-open = Open { $card }
ui-duel-hand-nth = card { $n } of { $of }
ui-duel-hand-previous = Previous card
ui-duel-hand-next = Next card
ui-duel-open-build = Build { $card } …
ui-duel-open-play = Play { $card } …
ui-duel-open-put = Put { $card } under a stack …
ui-duel-check-stored = { $region } has { $n }
ui-duel-check-none = none in stock
ui-duel-check-becomes = { $what } { $now } becomes { $then }; { $name } has { $other }.
ui-duel-check-sites = { $n ->
    [one] 1 site is free.
   *[other] { $n } sites are free.
}
ui-duel-unmet = needs { $what }
ui-duel-held = { $name } held
ui-duel-held-closed = { $card }: { $why }
ui-duel-next = Next in the stacks
ui-duel-works = { $card } happens now
ui-duel-goes = { $place }
ui-duel-played = play, then discard
ui-duel-comes = comes with the event die
ui-duel-rulings = Rulings
ui-duel-now = Now, for you
ui-duel-now-build = Can be built
ui-duel-now-sites = { $n ->
    [one] at 1 site
   *[other] at { $n } sites
}
ui-duel-now-play = Can be played
ui-duel-now-no_build = Cannot be built now
ui-duel-now-no_play = Not playable
ui-duel-now-other_moment = only in your own turn, or when it is asked for
ui-duel-now-lies = { $n ->
    [one] Lies in { $name }’s principality
   *[other] { $n } lie in { $name }’s principality
}
    .you = { $n ->
    [one] Lies in your principality
   *[other] { $n } lie in your principality
}
ui-duel-now-hand = In your hand
ui-duel-now-face_up = Lies face up beside the stacks
ui-duel-now-discard = Lies on the discard pile
ui-duel-now-stack = Lies in { $stack }
ui-duel-now-unseen = Not seen in this game yet
ui-duel-now-about = This is so at this moment. The card itself never changes.
ui-duel-start = The first hand
ui-duel-start-stack = { $stack }
ui-duel-start-taken = { $name } took { $stack }; you take another one.
ui-duel-start-of = { $name }’s
ui-duel-start-no_hurry = No hurry: the game starts when both have chosen.
ui-duel-start-hand = your first hand, { $n } cards
ui-duel-only_you = Only you see this
ui-duel-which_card = which card?
ui-duel-under_which = under which stack?
ui-duel-which_stack = which stack?
ui-duel-search = Search
ui-duel-search_for = Search a stack …
ui-duel-or = or { $what }
ui-duel-pay_so = Pay so
ui-duel-left = { $n } left
ui-duel-bank = Bank
ui-duel-bank-some = trade
ui-duel-bank-none = nothing to trade
ui-duel-bank-give = You give
ui-duel-bank-get = You get 1
ui-duel-bank-more = { $n } more
ui-duel-bank-same = you give it
ui-duel-rolled-you = You rolled { $event }.
ui-duel-rolled-by = { $name } rolled { $event }.
ui-duel-compare = { $kind }: { $one } to { $two }.
ui-duel-pile-has = has { $n }
ui-duel-pile-instead = { $n } instead of { $of }
ui-duel-leave_out = { $card }: which resource is left out?
ui-duel-less = { $n } less
ui-duel-too_many = Choose a card, then the stack for it.
ui-duel-pile-empty = none
ui-duel-pile-you_have = you have { $n }
ui-duel-pile-twice = and 1 more
ui-duel-pile-you_full = you are full
ui-duel-pile-no_region = no region
ui-duel-lay-title = { $above } above, { $below } below?
ui-duel-lay-above = above: { $card }
ui-duel-lay-below = below: { $card }
ui-duel-lay-swap = Swap
ui-duel-lay-so = Lay them so
ui-duel-both_saw = Both saw these go
ui-duel-take_there = Discard pile, { $n } cards: take one
ui-duel-sum = { $stored } − { $hidden } hidden = { $counted }
ui-duel-sum-more = { $sum }, more than { $limit }
ui-duel-sum-keeps = { $sum }: keeps all
ui-duel-store_full = full: { $at }
ui-duel-stops = stops it
ui-duel-spend_asked = asked when it comes
ui-duel-guard = The faces that stop the attack
ui-duel-turning = Levels
ui-duel-turning-title = Turn the Manifesto to level { $n }?
ui-duel-turning-card = An attack card of your hand stands for 2 owls: choose it there.
ui-duel-turning-level = Level { $n }
ui-duel-turning-now = now
ui-duel-turning-again = the same again
ui-duel-attacked = { $name } plays { $card } against you
ui-duel-grove-from = from { $n }
ui-duel-grove-after = production comes first, then the card
ui-duel-grove-instead = an event card instead
ui-duel-grove-spent = The owl is spent either way.
ui-duel-grove-lose = You would lose { $cards };
ui-duel-grove-lose-other = { $name } would lose { $cards }.
ui-duel-setting = Set the event die yourself?
ui-duel-setting-production = The production die is rolled as always.
ui-duel-setting-face = Set the event die: { $face }
ui-duel-needs = What it needs
ui-duel-needs-met = met
ui-duel-needs-missing = missing
ui-duel-wares-full = { $n ->
    [one] { $card } is full.
   *[other] Full: { $card }.
}
ui-duel-just_roll = Just roll
ui-duel-before_roll = Before your roll
ui-duel-in_your_hand = { $n } of { $of } in your hand
ui-duel-hand-lost = { $name } took { $card } out of your hand
ui-duel-hand-taken = taken by { $name }
ui-duel-sea-yours = Your sea:
ui-duel-sea-theirs = { $name } has found: { $what }.
ui-duel-news = What was discovered
ui-duel-news-found = { $name } discovers { $card }.
ui-duel-news-discovered = Discovered: you { $mine }, { $name } { $theirs }.
ui-duel-news-hand = { $name } holds { $n ->
    [one] 1 card
   *[other] { $n } cards
    } now.
ui-duel-n_of = { $n } of { $of }
ui-duel-under = under { $stack }
ui-duel-and_take = and take …
ui-duel-and_more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
ui-duel-draw_n = { $n ->
    [one] Draw 1 card
   *[other] Draw { $n } cards, one at a time
}
ui-duel-put_n = { $n ->
    [one] Put 1 card back under a stack
   *[other] Put { $n } cards back under stacks
}
ui-duel-taken_off = It goes to the discard pile; nothing is paid back.
ui-duel-take_off = Take it off
ui-duel-take_off-it = Take off { $card }?
ui-duel-becomes = { $what } { $now } becomes { $then }.
ui-duel-hand_limit = hand limit
ui-duel-log-built = { $seat } builds { $card } { $at } for { $cost }.
    .you = You build { $card } { $at } for { $cost }.
ui-duel-log-drew = { $seat } draws { $n } cards from stack { $stack }.
ui-duel-log-road = { $seat } builds a road { $which } for { $cost }.
    .you = You build a road { $which } for { $cost }.
ui-duel-log-settlement = { $seat } builds a settlement { $which } for { $cost }.
    .you = You build a settlement { $which } for { $cost }.
ui-duel-log-city = { $seat } upgrades the settlement { $which } to a city for { $cost }.
    .you = You upgrade the settlement { $which } to a city for { $cost }.
ui-duel-log-ship = { $seat } builds a ship for { $cost }.
    .you = You build a ship for { $cost }.
ui-duel-log-traded = { $seat } trades { $give } for { $take }.
    .you = You trade { $give } for { $take }.
ui-duel-loses-trade = You lose the trade advantage.
ui-duel-loses-strength = You lose the strength advantage.
ui-duel-doubles = Next to { $beside }: it doubles { $regions }.
ui-duel-doubles-none = Next to { $beside }: it doubles nothing here.
ui-duel-took = { $name } took
    .you = You took
ui-duel-takes = { $name } chooses
    .you = You choose
ui-duel-takes-then = Then { $name }
ui-duel-takes-you_then = Then you
ui-duel-place-above = above place { $n } of { $of }
ui-duel-place-below = below place { $n } of { $of }
ui-duel-place-upper = upper row
ui-duel-place-lower = lower row
ui-duel-place-beside = beside place { $n }
ui-duel-place-between = between place { $n } and place { $m }
ui-duel-place-by = beside { $regions }
ui-duel-cell-region = { $name }, { $stock } of 3 { $resource }
ui-duel-cell-brings = produces { $n }
ui-duel-costs = costs { $cost }
ui-duel-cell-free = free site
ui-duel-cell-town = { $name }, place { $n } of { $of }
ui-duel-cell-enter = { $name }; Enter: { $act }
ui-duel-source-settlements = Settlements, 1 each
ui-duel-source-cities = Cities, 2 each
ui-duel-source-cards = Cards
ui-duel-source-trade = Trade advantage
ui-duel-source-strength = Strength advantage
ui-duel-hyphens = Can|noneer Fair|grounds Fork|beard Frater|nal Gold|smith Inven|tion Market|place Money|lender Moun|tains Parlia|ment Reloca|tion Sebas|tian Settle|ment Store|house Travel|ing Univer|sity Look|out Aque|duct Common|land Insur|rection Mercen|aries Monu|ment Pros|perity Taxa|tion Astro|nomer Cartog|rapher Explo|rer Librar|ian Metro|polis Navi|gator Sail|makers' Court|house Ambas|sador Insur|rec|tionist En|light|en|ment Compen|sation Cimma|rone Explor|ers
ui-duel-sail = sail
ui-duel-cannon = cannon
ui-duel-advantage = advantage
ui-die = Die: { $n }
ui-together = Together
ui-you_win_with = You win, { $n } to { $other }.
ui-mark-short-decision = our decision
ui-mark-short-print = printed text
ui-mark-short-tournament = Tournament Game
ui-mark-short-recalled = recalled
ui-mark-short-reconstructed = reconstructed
ui-duel-victory = points
ui-duel-commerce = commerce
ui-duel-strength = strength
ui-duel-skill = skill
ui-duel-progress = progress
ui-duel-owl = owls
ui-duel-star = stars
ui-duel-kind-building = building
ui-duel-kind-hero = hero
ui-duel-kind-tradeship = trade ship
ui-duel-kind-unit = unit
ui-duel-kind-site = extraordinary site
ui-duel-kind-neutral = action
ui-duel-kind-attack = attack
ui-duel-kind-event = event
ui-duel-kind-region = region
ui-duel-kind-ship = ship
ui-duel-kind-sage = sage
ui-duel-kind-knight = knight
ui-duel-kind-fleet = fleet
ui-duel-kind-defense = defense
ui-duel-kind-marker = marker
ui-duel-kind-metropolis = metropolis
ui-duel-kind-island = island
ui-duel-kind-pirate = pirates
ui-duel-kind-shipwreck = shipwreck
ui-duel-kind-harbor = harbor
ui-duel-kind-center = center card

ui-curtain-pass = Pass the screen to { $name }.
ui-curtain-about = The hand is behind the curtain. Everyone else, look away.
ui-curtain-open = I am { $name }

ui-trade-you_offer = You offer
ui-trade-for = for
ui-trade-you_give = You give
ui-trade-and_get = and get
ui-trade-asks = asks you
ui-trade-proposes = proposes
ui-trade-others = { $name } asks { $others }:
ui-trade-accept = Accept
ui-trade-change = Change
ui-trade-decline = Decline
ui-trade-withdraw = Withdraw
ui-trade-you_accepted = You agreed.
ui-trade-you_declined = You declined.
ui-trade-declined_for_you = { $cards } short: the table declined for you.
ui-trade-with = Trade with { $name }
ui-trade-answer-thinking = { $name } is thinking
ui-trade-answer-accepted = { $name } agrees
ui-trade-answer-declined = { $name }: no, thanks
ui-trade-answer-proposed = { $name } asks for something else
ui-trade-give = You give
ui-trade-get = You get
ui-trade-of = of { $n }
ui-trade-less = One { $kind } less
ui-trade-more = One { $kind } more
ui-trade-who = Who may answer
ui-trade-after = After it you hold { $cards }.
ui-trade-send = Offer
ui-trade-propose = Propose to { $name }
ui-trade-compose = Offer a trade
ui-trade-compose_to = Offer { $name } something
ui-trade-ask_bank = Ask the bank
ui-trade-bank_give = You give the bank
ui-trade-bank_take = and take
ui-trade-nobody = Nobody takes your offer.
ui-trade-nobody-hint = Build, offer something else or end your turn.
ui-trade-quiet = Nobody trades now.
ui-trade-rates = The bank: { $rates }

ui-island-board = The island. Arrow keys move between places, Enter chooses.
ui-island-nothing_there = Nothing there.
ui-island-looking = Looking around.
ui-island-choosing = Back to what can be chosen.
ui-island-not_rolled = not rolled yet
ui-island-setting_up = Set-up
ui-island-deck = Development cards in the pile
ui-island-cards = resource cards
ui-island-held = development cards
ui-island-knights = knights played
ui-island-largest_army = knights played, Largest Army
ui-island-road_length = road length
ui-island-longest_road = road length, Longest Road
ui-island-owes = gives back { $n }
ui-island-roll = Roll the dice
ui-island-end = End turn
ui-island-build = Build
ui-island-places = { $n ->
    [one] 1 place
   *[other] { $n } places
    }
ui-island-left = { $n } left
ui-island-none_left = none left
ui-island-no_place = no place
ui-island-you_have = you have { $n }
ui-island-taken = Taken: { $cards }
ui-island-give_back = Give back { $n ->
    [one] 1 card
   *[other] { $n } cards
    }
ui-island-rob = { $name }, { $n ->
    [one] 1 card
   *[other] { $n } cards
    }
ui-island-tile-road = Road
ui-island-tile-settlement = Settlement
ui-island-tile-city = City
ui-island-tile-buy = Development
ui-island-tile-ship = Ship
ui-island-card-knight = Knight
ui-island-card-roads = Roads
ui-island-card-plenty = Plenty
ui-island-card-monopoly = Monopoly
ui-island-card-point = Point
ui-island-card-knight-about = Move the robber and steal a card.
ui-island-card-roads-about = Build two roads for free.
ui-island-card-plenty-about = Take two cards of your choice from the bank.
ui-island-card-monopoly-about = Name a resource: everyone hands you all of it.
ui-island-card-point-about = A victory point, hidden until you win.
ui-island-card-play = play
ui-island-card-next_turn = next turn
ui-island-card-not_now = not now
ui-island-source-settlements = Settlements
ui-island-source-cities = Cities
ui-island-source-longest-road = Longest Road
ui-island-source-longest-route = Longest Trade Route
ui-island-source-largest-army = Largest Army
ui-island-source-markers = Victory markers
ui-island-source-islands = Islands
ui-island-source-cards = Point cards
ui-island-stats-cards = Cards by number and seat
ui-island-stats-stolen = Stolen
ui-island-stats-lost = Robbed
ui-island-stats-trades = Trades
ui-island-stats-bank = With the bank
ui-island-picked-road = Road: choose a path.
ui-island-picked-settlement = Settlement: choose a corner.
ui-island-picked-city = City: choose one of your settlements.
ui-island-picked-ship = Ship: choose a path at sea.
ui-island-picked-plenty = Year of Plenty: take two cards.
ui-island-picked-monopoly = Monopoly: name one resource.
ui-island-do-road = build a road
ui-island-do-settlement = build a settlement
ui-island-do-city = build a city
ui-island-do-ship = build a ship
ui-island-do-either = choose between a road and a ship
ui-island-do-robber = move the robber here
ui-island-here-road = Road here
ui-island-here-settlement = Settlement here
ui-island-here-city = City here
ui-island-here-ship = Ship here
ui-island-here-either = Road or ship
ui-island-here-robber = Move here
ui-island-name-hex = Hex of { $lands }
ui-island-name-corner = Corner of { $lands }
ui-island-name-path = Path at { $lands }
ui-island-name-free = free
ui-island-name-own_road = your road
ui-island-name-own_settlement = your settlement
ui-island-name-own_city = your city
ui-island-name-road = road of { $name }
ui-island-name-settlement = settlement of { $name }
ui-island-name-city = city of { $name }
ui-island-name-robber_here = the robber is here
ui-island-name-pirate_here = the pirate is here
ui-island-name-ship = ship of { $name }
ui-island-name-own_ship = your ship
ui-island-do-pirate = move the pirate here
ui-island-here-pirate = Move here
ui-island-name-neighbour = { $name }, { $n ->
    [one] 1 card
   *[other] { $n } cards
    }
ui-island-name-neighbours = neighbours { $names }
ui-island-name-contact = networks of { $names } meet here
ui-island-name-enter = { $name }; press Enter to { $what }.
ui-island-hint-settlement = Then a road beside it.
ui-island-hint-settlement-again = Then a road beside it.
ui-island-hint-road = Undo takes the settlement up again.
ui-island-hint-roll = A development card may be played before.
ui-island-hint-discard = Others see only how many you still owe.
ui-island-hint-robber = It blocks the hex, and you rob a neighbour.
ui-island-hint-victim = You take one card unseen.
ui-island-hint-sean = You give nothing back; with 7 cards or fewer you take one.
ui-island-hint-main = What you can do now is lit.
ui-island-hint-after-use = Turned over, it helps once more. A new one helps from the next turn on.
ui-island-swap = Choose your next helper
ui-island-swap-hint = It helps from the next turn on.
ui-island-hint-paired = No dice, no trade with players, no helper, no favors.
ui-island-hint-special = Build and buy with what you hold: no trade, and no card is played.
ui-island-guilds = Guild hall
ui-island-helpers = Helpers
ui-island-favors = favor tokens
ui-island-favors-supply = { $n } favors in the bag
ui-island-favors-drawn = drawn: { $what }
ui-island-favors-laid = { $n } laid
ui-island-favors-have = you have { $n }
ui-island-favors-fresh = { $n } new
ui-island-favors-linked = Your networks are linked with networks of
ui-island-favors-unlinked = No network of yours is linked with another yet.
ui-island-helper-locked = not before the next turn
ui-island-helper-display = On display:
ui-island-helper-not_now = not now
ui-island-helper-only_you = Only you see this:
ui-island-helper-side = Side { $side }

ui-helper-nassir = swap on demand
ui-helper-william = a road for other cards
ui-helper-marianne = a card when a roll brings none
ui-helper-louis = moves a road
ui-helper-sean = guards against the seven
ui-helper-candamir = a pick of three cards
ui-helper-hilde = looks and takes
ui-helper-jean = bank at 2:1
ui-helper-lin = sends the robber home
ui-helper-vincent = a knight becomes a building

ui-guild-arch-traders = Traders
ui-guild-arch-merchants = Mer­chants
ui-guild-arch-road-builders = Road Builders
ui-guild-arch-scholars = Scholars
ui-guild-arch-master-builders = Master Builders

ui-island-group-use = Use { $helper }
ui-island-group-gift = Give a gift
ui-island-group-redeem = Redeem a favor
ui-island-group-exchange = Exchange a token
ui-island-group-sail = Move a ship
ui-island-group-choose = Choose somebody
ui-island-group-name = Name a resource
ui-island-group-swap = Swap the helper
ui-island-group-keep = Keep a card
ui-island-group-return = Put a token back
ui-island-group-gold = Take a card for gold
ui-island-gift-to = to
ui-island-gift-offered = said no to this
ui-island-gift-not = gets no gift now
ui-island-gift-rather = Or ask for another card:
ui-island-picked-use = { $helper }: what do you choose?
ui-island-picked-gift = A gift: which card, to whom?
ui-island-picked-redeem = Redeem a favor: { $guild }?
ui-island-picked-sail = Move a ship: which one?
ui-island-picked-sail_to = Move it where?
ui-island-picked-choose = Choose somebody.
ui-island-picked-name = Name a resource.
ui-island-picked-swap = Swap for whom?
ui-island-picked-keep = Keep which card?
ui-island-picked-return = Put back which token?
ui-island-picked-gold = Take which card?
ui-island-picked-exchange = Exchange a token.
ui-island-do-lift = take this road up
ui-island-do-sail = move the ship
ui-island-here-lift = Take it up
ui-island-here-sail = This one
ui-island-got = you got { $cards }
ui-island-got_nothing = you got nothing
ui-island-nobody_got = nobody produces
ui-island-picked-robber = The robber: choose a hex on land.
ui-island-picked-pirate = The pirate: choose a hex at sea.
ui-island-filter-robber = Robber
ui-island-filter-pirate = Pirate
ui-island-back = Back to the bank:
ui-island-in_36 = { $n } in 36 rolls
ui-island-nobody_here = nobody lives here
ui-island-order = Order of placing
ui-island-order-done = done
ui-island-order-now = now
ui-island-gift-take = Take a gift from { $name }?
ui-island-gift-instead = { $name } would rather have { $resource }
ui-island-gift-take-hint = { $name } draws a favor token if you do. You owe nothing.
ui-island-gift-instead-hint = The others learn only that you kept it.
ui-island-gift-hint = You draw a favor token if it is taken.
ui-island-helper-then-A = Use, then turn to side B or swap
ui-island-helper-then-B = Use, then swap
ui-island-pointed = What you point at
ui-island-pointed-nothing = Point at a lit place to see what it brings.
ui-island-dice_so_far = Dice so far
ui-island-stats-rolls = Dice
ui-helper-nassir-about = Demand a kind of one or two others; give each a card back.
ui-helper-william-about = Pay a road with lumber or brick and any one other card.
ui-helper-marianne-about = If a roll brings you nothing, take any card from the bank.
ui-helper-louis-about = Take up an end road of yours and build it elsewhere, free.
ui-helper-sean-about = On a seven, give nothing back; with 7 cards or fewer take one.
ui-helper-candamir-about = Buy a development card with one card replaced; keep one of three.
ui-helper-hilde-about = Look at the hand of somebody who is ahead and take a card.
ui-helper-jean-about = Trade one resource at 2:1 with the bank for this turn.
ui-helper-lin-about = Send the robber to the desert; take a card of the land it leaves.
ui-helper-vincent-about = Give up a played knight: a cheaper settlement or city.
ui-rematch-wants = { $names } { $n ->
    [one] wants
   *[other] want
    } a rematch
ui-mark-recalled = Recalled: from memory of the published rules; no source was at hand.
ui-mark-reconstructed = Reconstructed: computed, or chosen to fit; no source confirms it.
ui-mark-unsure = Unsure: sources contradict each other.
ui-mark-decision = Decided by us: the sources leave it open.
ui-laid = Laid by hand.
ui-laid-about = This game begins from a position that the host laid. The host knows everything that is hidden in it.

ui-decks-title = My decks
ui-decks-box = Build decks for the Tournament Game, and keep them on this device.
ui-decks-home = each with a ready deck, one bot
ui-decks-open = Open
