# What a table and the server say themselves. Refusals are sentences without a full stop.

table-taken-back = { $seat } takes the last step back.
    .you = You take your last step back.

table-notice-away = A bot plays for { $name } until they are back.
table-notice-resigns = { $name } resigns.
table-notice-leaves = { $name } leaves the table.
table-notice-kicked = The host sent { $name } away.
table-notice-muted = The host muted { $name }.
table-notice-unmuted = { $name } may speak again.
table-notice-host = { $name } is the host now.
table-notice-replaced = All others agreed: from now on a bot plays for { $name }.
table-notice-door-opened = The door is open: others may come in.
table-notice-door-closed = The door is closed: nobody new comes in.
table-notice-deleted = The host has deleted this table.
table-notice-sits = { $name } takes a seat.
table-notice-frozen = A rule of the game failed, and this table stands still. Its record is kept.
table-notice-resumed = The rules have changed since this game was played. It goes on from the last step that still fits (before entry { $entry }); nothing was deleted.

text-name = a name
text-chat = a line of chat
text-salt = a salt

table-refused-stranger = you are not at this table
table-refused-not-host = only the host may do that
table-refused-not-held = you do not play { $at }
table-refused-no-seat-held = you hold no seat
table-refused-which-seat = you hold several seats; name the one that acts
table-refused-no-seat = there is no seat { $number } at a table of { $seats }
table-refused-no-bot = { $why }
table-refused-link = this link is used up, too old, or was never made
table-refused-begun = the game has begun
table-refused-no-choosing = nothing is being chosen
table-refused-not-your-choice = it is not your turn to choose
table-refused-not-to-choose = that cannot be chosen here, or somebody chose it already
table-refused-no-game = no game is running
table-refused-over = the game is over
table-refused-not-over = the game is not over
table-refused-resigned = this seat has resigned
table-refused-taken = { $at } is taken
table-refused-owes-deck = { $at } has not brought a deck yet
table-refused-deck = this deck cannot be played here: { $faults }
table-refused-empty = { $at } is empty; a bot can take it
table-refused-bot-plays = a bot already plays { $at }
table-refused-bot-too-soon = a bot may stand in after the game has waited for this seat for a minute
table-refused-hand-seen = you have seen another hand of this game, so you may not take this seat
table-refused-no-person = there is no such person at this table
table-refused-yourself = you cannot do that to yourself
table-refused-kick-seated = after the game has begun only people without a seat can be sent away
table-refused-kicked = the host of this table sent you away
table-refused-door = the door of this table is closed
table-refused-muted = the host has muted you, so nobody would read this
table-refused-blocked = the host gives you no seat at this table
table-refused-replaced = the others agreed that a bot plays for you in this game
table-refused-no-vote = only the other people who play decide about this seat
table-refused-no-vote-yet = you have not agreed to a bot there
table-refused-few-votes = at least two others must play to give this seat to a bot
table-refused-no-watching = nobody may watch this table until the game is over
table-refused-only-players = only those who played may play again
table-refused-record-not-yet = the record can be read after the game is over
table-refused-chance-not-yet = chance can be checked after the game is over
table-refused-no-hints = this table allows no hints
table-refused-nothing-to-hint = you have nothing to choose now
table-refused-review-not-yet = a game can be reviewed after it is over
table-refused-scene-not-yet = a game can be looked through after it is over
table-refused-no-step = the game has { $steps ->
    [one] 1 step
   *[other] { $steps } steps
    }
table-refused-room = a table has room for { $people } people
table-refused-name-taken = somebody at this table is already called “{ $name }”; you could be “{ $proposal }”
table-refused-text-empty = { $what } has at least one character
table-refused-text-long = { $what } has at most { $limit } characters
table-refused-text-control = { $what } has no control characters
table-refused-clock = a clock has at most sixty days
table-refused-bot-delay = the first of a bot's two delays is at most the second, and the second at most 60000 milliseconds
table-refused-webhook-long = the address of a webhook has at most 500 bytes
table-refused-skip = at most 32 questions of 100 bytes can be skipped
table-refused-id = the id of a command has 1 to { $limit } characters
table-refused-version = this command needs the version that it answers
table-refused-stale = the game has moved on; look again
table-refused-no-draft = there is nothing to cancel
table-refused-undo = { $allowed ->
    [0] no step can be taken back
    [one] only 1 step can be taken back
   *[other] only { $allowed } steps can be taken back
    }: before that, chance fell, something hidden was seen, or another seat acted
table-refused-chain = a chain has 1 to { $limit } actions of at most 400 bytes
table-refused-action = this is not an action: { $why }
table-refused-chance-between = chance falls after “{ $action }”: the next action must wait for it
table-refused-not-awaited = the game does not wait for { $at }
table-refused-chance-awaited = the game waits for chance, not for a seat
table-refused-unfit = this does not fit the game: { $why }
table-refused-spec = { $why }
table-refused-setup = the game cannot be set up: { $why }
table-refused-position = position: { $why }
table-refused-position-over = position: the game is over there, so nobody could play on
table-refused-position-fault = position: a rule of the game failed
table-refused-frozen = a rule of the game failed, and this table stands still; its record is kept

server-turn = It is your turn, { $name }.

server-refused-no-table = there is no such table
server-refused-no-address = there is nothing at this address
server-refused-no-texts = there are no such texts, only { $names }
server-refused-method = this address needs another http method
server-refused-request = this request cannot be read: { $why }
server-refused-too-long = a request has at most { $limit } kB
server-refused-command = this is not a command: { $why }
server-refused-other-site = requests from other sites are refused
server-refused-too-many-requests = too many requests; wait a little
server-refused-too-many-commands = too many commands; wait a little
server-refused-too-many-tables = this address has opened too many tables; wait a little
server-refused-too-many-joins = too many people came to this table from here; wait a little
server-refused-too-many-connections = too many connections from your network; close one
server-refused-too-slow = this request took too long to arrive
server-refused-too-many-watchers = too many people watch this table already
server-refused-line-full = the line is full
server-refused-rules-or-position = name a spec or a position
server-refused-rules-and-position = name a spec or a position, not both: a position has its rules
server-refused-viewer = “as” is full, public, or the number of a seat
server-refused-token = this token does not belong to this table
server-refused-private = the game has begun, and nobody may watch it until it is over
server-refused-not-your-seat = you do not hold this seat
server-refused-not-there = you were not at that table
server-refused-no-place = you have no seat here
server-refused-webhook-scheme = a webhook begins with https:// or http://
server-refused-webhook-user = a webhook has no user in its address
server-refused-webhook-host = this server does not call { $host }; the person who runs it can allow that with --webhook-host { $host }
server-refused-full = the disk of the server is full, or its limit is reached; nothing was changed
server-refused-not-stored = the server could not store this; nothing was changed
server-refused-unknown = the server does not know whether it stored this; look again, and send the same command once more
server-refused-elsewhere = this table has moved to another server; send the same command once more
server-refused-unreachable = the server that has this table cannot be reached; try again in a moment
server-refused-away = the server has lost its store; try again in a moment
server-refused-gone = the table is gone; look again
server-refused-closing = the server is closing
server-refused-cannot-open = this table cannot be opened by this version of the server; its record is kept
server-refused-newer-rules = this table was played with newer rules than this server knows; nothing was changed
server-refused-share-used = you have used your share of this table’s room; you can still play
server-refused-only-moves = this table has almost used its { $limit } MB; only the game itself goes on
server-refused-table-full = this table is full: it has used its { $limit } MB
