// Generated from Rust by a test of crates/table; do not edit.

/** What changed in a value; see docs/protocol.md. */
export type Change =
  | { set: unknown }
  | { in?: Record<string, Change>; gone?: string[] }
  | { at?: Record<string, Change>; cut?: number; add?: unknown[] };

/** A sentence by its key in texts/, with what is filled in. */
export type Phrase = { key: string; with?: Record<string, Part> };

/** What is filled into a sentence. */
export type Part =
  | number
  | { player: number }
  | { players: number[] }
  | { word: string }
  | { cards: [string, number][]; of: string }
  | { place: string }
  | { text: string }
  | { card: string; name: string }
  | { said: Phrase }
  | { list: Part[] };

export type Request = { 
/**
 * The sender's id of this command. The same id again gets the first answer again.
 */
id: string, 
/**
 * The version of the game that the sender saw. Only commands that move the game need it.
 */
version?: number, 
/**
 * The acting seat. Only a person who holds several needs it.
 */
seat?: number, } & ({ "type": "sit", 
/**
 * Which seat.
 */
at: number, } | { "type": "name", 
/**
 * Which seat.
 */
at: number, 
/**
 * The name; empty for the person's own.
 */
name: string, } | { "type": "stand" } | { "type": "bot", 
/**
 * Which seat.
 */
at: number, 
/**
 * The bot, such as `fair`.
 */
bot: string, } | { "type": "deck", 
/**
 * Which seat.
 */
at: number, 
/**
 * The deck as text, or the name of a ready one; empty to take it back.
 */
deck: string, } | { "type": "free", 
/**
 * Which seat.
 */
at: number, } | { "type": "settings", 
/**
 * All of it.
 */
settings: Settings, } | { "type": "bots", 
/**
 * `bot_delay` of the settings.
 */
delay: [number, number] | null, 
/**
 * `quiet_bots` of the settings.
 */
quiet: boolean, } | { "type": "salt", 
/**
 * Any text.
 */
salt: string, } | { "type": "begin" } | { "type": "choose", 
/**
 * One of the words of `choosing`.
 */
word: string, } | { "type": "act", 
/**
 * Actions in the notation of `docs/records.md`.
 */
actions: Array<string>, } | { "type": "cancel" } | { "type": "undo", 
/**
 * How many.
 */
steps: number, } | { "type": "standing", 
/**
 * All of it.
 */
standing: StandingAnswers, } | { "type": "chat", 
/**
 * What.
 */
text: string, } | { "type": "hand-over" } | { "type": "take-back" } | { "type": "resign" } | { "type": "offer-end" } | { "type": "decline-end" } | { "type": "rematch" } | { "type": "link" } | { "type": "leave" } | { "type": "kick", 
/**
 * Which of the people.
 */
person: number, } | { "type": "mute", 
/**
 * Which of the people.
 */
person: number, } | { "type": "unmute", 
/**
 * Which of the people.
 */
person: number, } | { "type": "door", 
/**
 * Whether it is open.
 */
open: boolean, } | { "type": "host", 
/**
 * Which of the people.
 */
person: number, } | { "type": "block", 
/**
 * Which of the people.
 */
person: number, } | { "type": "unblock", 
/**
 * Which of the people.
 */
person: number, } | { "type": "agree-bot", 
/**
 * Which seat.
 */
at: number, } | { "type": "disagree-bot", 
/**
 * Which seat.
 */
at: number, } | { "type": "delete" });

export type Command = { "type": "sit", 
/**
 * Which seat.
 */
at: number, } | { "type": "name", 
/**
 * Which seat.
 */
at: number, 
/**
 * The name; empty for the person's own.
 */
name: string, } | { "type": "stand" } | { "type": "bot", 
/**
 * Which seat.
 */
at: number, 
/**
 * The bot, such as `fair`.
 */
bot: string, } | { "type": "deck", 
/**
 * Which seat.
 */
at: number, 
/**
 * The deck as text, or the name of a ready one; empty to take it back.
 */
deck: string, } | { "type": "free", 
/**
 * Which seat.
 */
at: number, } | { "type": "settings", 
/**
 * All of it.
 */
settings: Settings, } | { "type": "bots", 
/**
 * `bot_delay` of the settings.
 */
delay: [number, number] | null, 
/**
 * `quiet_bots` of the settings.
 */
quiet: boolean, } | { "type": "salt", 
/**
 * Any text.
 */
salt: string, } | { "type": "begin" } | { "type": "choose", 
/**
 * One of the words of `choosing`.
 */
word: string, } | { "type": "act", 
/**
 * Actions in the notation of `docs/records.md`.
 */
actions: Array<string>, } | { "type": "cancel" } | { "type": "undo", 
/**
 * How many.
 */
steps: number, } | { "type": "standing", 
/**
 * All of it.
 */
standing: StandingAnswers, } | { "type": "chat", 
/**
 * What.
 */
text: string, } | { "type": "hand-over" } | { "type": "take-back" } | { "type": "resign" } | { "type": "offer-end" } | { "type": "decline-end" } | { "type": "rematch" } | { "type": "link" } | { "type": "leave" } | { "type": "kick", 
/**
 * Which of the people.
 */
person: number, } | { "type": "mute", 
/**
 * Which of the people.
 */
person: number, } | { "type": "unmute", 
/**
 * Which of the people.
 */
person: number, } | { "type": "door", 
/**
 * Whether it is open.
 */
open: boolean, } | { "type": "host", 
/**
 * Which of the people.
 */
person: number, } | { "type": "block", 
/**
 * Which of the people.
 */
person: number, } | { "type": "unblock", 
/**
 * Which of the people.
 */
person: number, } | { "type": "agree-bot", 
/**
 * Which seat.
 */
at: number, } | { "type": "disagree-bot", 
/**
 * Which seat.
 */
at: number, } | { "type": "delete" };

export type Settings = { 
/**
 * Whether strangers find the table in the lobby.
 */
listed: boolean, 
/**
 * Whether anybody with the address may watch.
 */
watch: boolean, 
/**
 * Hidden questions go only to seats that can answer them, without pauses. This can betray a hand.
 */
quick: boolean, 
/**
 * Time to think; without a clock it is unlimited.
 */
clock: Clock | null, 
/**
 * How long a bot seems to think, from and to, in milliseconds.
 */
bot_delay: [number, number] | null, 
/**
 * Bots make no offers and no gifts of their own in their turns.
 */
quiet_bots: boolean, 
/**
 * Whoever is asked may ask a bot for advice.
 */
hints: boolean, 
/**
 * The address that is called when a person's turn comes.
 */
webhook: string | null, };

export type Clock = { 
/**
 * Seconds for the whole game.
 */
bank: number, 
/**
 * Seconds that are free each time a seat is awaited, before the bank is touched.
 */
grace: number, };

export type StandingAnswers = { 
/**
 * Pass every hidden question until the seat is asked a question that is not hidden.
 */
pass_until_my_turn: boolean, 
/**
 * Hidden questions that are always passed, by their name in `asked`.
 */
skip: Array<string>, };

export type Message = { "type": "whole" } & Whole | { "type": "update" } & Update | { "type": "table", 
/**
 * The table as it is now.
 */
table: TableInfo, } | { "type": "draft" } & Draft | { "type": "chat" } & ChatLine | { "type": "presence", 
/**
 * Which of the people are connected.
 */
here: Array<number>, 
/**
 * How many others watch.
 */
watching: number, } | { "type": "answer" } & Answer | { "type": "farewell" } & Notice;

export type Whole = { 
/**
 * The version of the game.
 */
version: number, 
/**
 * Through whose eyes; nobody's for spectators.
 */
seat: number | null, 
/**
 * Which of the people the reader is.
 */
you: number | null, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The view of the game; nothing before it begins.
 */
view: unknown, 
/**
 * What is asked of this seat.
 */
question: Question | null, 
/**
 * The own draft, if there is one.
 */
draft: Draft | null, 
/**
 * What happened last.
 */
log: Array<LogLine>, 
/**
 * What was said last.
 */
chat: Array<ChatLine>, };

export type Update = { 
/**
 * The version that `change` starts from.
 */
from: number, 
/**
 * The version now.
 */
version: number, 
/**
 * Through whose eyes; nobody's for spectators.
 */
seat: number | null, 
/**
 * What changed in the view.
 */
change: Change, 
/**
 * What is asked of this seat now.
 */
question: Question | null, 
/**
 * What happened.
 */
log: Array<LogLine>, 
/**
 * The table, if it changed as well.
 */
table?: TableInfo, };

export type Draft = { 
/**
 * The version of the game under the draft.
 */
version: number, 
/**
 * Whose draft.
 */
seat: number, 
/**
 * What was chosen; empty when there is no draft any more.
 */
actions: Array<string>, 
/**
 * What the draft changes in the view of this version.
 */
change: Change, 
/**
 * What is asked next.
 */
question: Question | null, };

export type Question = { 
/**
 * The name of what is asked.
 */
asked: string, 
/**
 * The question as a sentence, with the card that asks; missing in a game without sentences.
 */
said?: Phrase, 
/**
 * Whether the game waits for this seat. If not, the seat may act but need not.
 */
due: boolean, 
/**
 * The choices worth listing, in the notation of `docs/records.md`. Others may be legal.
 */
choices: Array<string>, 
/**
 * What each of the choices does, in the same order; missing where `said` is.
 */
means?: Phrase[], 
/**
 * For a payment question: a proposed way to pay.
 */
payment?: Payment, 
/**
 * For a question that arranges things one after another: the places to fill, the current one first. Each answer
 * names the place of the thing that goes to the current place; the two swap. The last thing needs no answer.
 */
arranging?: Array<string>, 
/**
 * What each of the choices is about, in the same order, as data of the game; missing in games that do not say it.
 */
about?: object[], 
/**
 * For a hidden question: the action that passes.
 */
pass: string | null, 
/**
 * How many own steps may be taken back.
 */
undo: number, };

export type Payment = { 
/**
 * The answers to this question and to those that follow, as one chain of actions.
 */
actions: Array<string>, 
/**
 * The places that pay, each with its amount.
 */
from: Array<[string, number]>, };

export type LogLine = { 
/**
 * The version that it led to.
 */
version: number, 
/**
 * How many of the earlier lines that still stand this one takes back.
 */
takes_back?: number, 
/**
 * The sentence, by its key in `texts/`.
 */
said: Phrase, };

export type Story = { 
/**
 * How many steps the game has.
 */
steps: number, 
/**
 * What happened.
 */
log: Array<LogLine>, 
/**
 * The points of all seats, at the beginning and after each step that changed them.
 */
points: Array<PointsAt>, 
/**
 * Where the next page begins, as `after`; `null` on the last page.
 */
next: number | null, };

export type PointsAt = { 
/**
 * After how many steps.
 */
step: number, 
/**
 * The points, by seat.
 */
points: Array<number>, };

export type Hint = { 
/**
 * The version that it is about.
 */
version: number, 
/**
 * The best choices, the best first.
 */
ideas: Array<Idea>, };

export type Idea = { 
/**
 * The action, in the notation of records.
 */
action: string, 
/**
 * What it does, if the game has words for it.
 */
does: Phrase | null, 
/**
 * The chance to win after it, in thousandths.
 */
chance: number, 
/**
 * What speaks for it, the weightiest first: parts of a sentence.
 */
why: Phrase[], };

export type Review = { 
/**
 * How many steps the game has.
 */
steps: number, 
/**
 * The chances of all seats, at the beginning and after each step of the page.
 */
chances: Array<ChancesAt>, 
/**
 * The choices that cost much.
 */
moments: Array<TurningPoint>, 
/**
 * Where the next page begins, as `after`; `null` on the last page.
 */
next: number | null, };

export type ChancesAt = { 
/**
 * After how many steps.
 */
step: number, 
/**
 * The chance of each seat to win, in thousandths.
 */
chances: Array<number>, };

export type TurningPoint = { 
/**
 * The number of the step that carried the choice out.
 */
step: number, 
/**
 * Who chose.
 */
seat: number, 
/**
 * The difference to the best choice, in thousandths.
 */
cost: number, 
/**
 * What was done.
 */
did: Idea, 
/**
 * What would have been better, the best first.
 */
better: Array<Idea>, };

export type Chance = { 
/**
 * The seed of the set-up, in hexadecimal.
 */
seed: string, 
/**
 * Whether the seed gives the set-up that was played; `null` if the game began from a position that was laid by
 * hand.
 */
same_setup: boolean | null, 
/**
 * The outcomes in order; the first is moment 1.
 */
falls: Array<Fall>, };

export type Fall = { 
/**
 * The outcome in the notation of `docs/records.md`.
 */
fell: string, 
/**
 * The lots, drawn one after another: the possible results of each with their counts; `null` for a shuffle.
 */
lots: Array<Array<[string, number]>> | null, 
/**
 * Sums of the drawn numbers at which all lots are drawn again.
 */
again?: Array<number>, };

export type ChatLine = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who; the table itself when missing.
 */
person: number | null, 
/**
 * What the speaker was called then; missing if the table says it.
 */
name?: string, 
/**
 * What; in English if the table says it.
 */
text: string, 
/**
 * What the table says, by its key in `texts/`; missing if a person speaks.
 */
said?: Phrase, };

export type Notice = { 
/**
 * The sentence in English.
 */
text: string, 
/**
 * The same by its key in `texts/`.
 */
said: Phrase, };

export type Answer = { 
/**
 * The command's id.
 */
id: string, 
/**
 * Whether it was carried out, and is on disk.
 */
ok: boolean, 
/**
 * The version of the game afterwards.
 */
version: number, 
/**
 * Whether it only changed a draft, or waits for the end of a pause. Nothing is on disk yet.
 */
drafted?: boolean, 
/**
 * Why it was refused.
 */
refused?: Refused, 
/**
 * A private link, if one was asked for.
 */
link?: string, };

export type Refused = { 
/**
 * The kind of reason, for programs.
 */
kind: RefusalKind, 
/**
 * The reason in English: a sentence without a full stop.
 */
why: string, 
/**
 * The same by its key in `texts/`, for other languages.
 */
said: Phrase, };

export type RefusalKind = "unreadable" | "stale" | "rules" | "not-yours" | "not-now" | "no-such" | "frozen" | "limit" | "too-often" | "trouble";

export type TableInfo = { 
/**
 * The rules.
 */
spec: string, 
/**
 * Whether the game begins from a position that was laid by hand: its host knows what is hidden there.
 */
laid: boolean, 
/**
 * Where the match stands.
 */
phase: Phase, 
/**
 * How the table is run.
 */
settings: Settings, 
/**
 * Which of the people is the host.
 */
host: number | null, 
/**
 * The names of the people, by number; `null` where somebody left. A newcomer may get the number of somebody who left.
 */
people: Array<string | null>, 
/**
 * The people who are muted.
 */
muted: Array<number>, 
/**
 * Whether the door is closed: nobody new comes in.
 */
closed: boolean, 
/**
 * The seats.
 */
seats: Array<SeatInfo>, 
/**
 * The dice.
 */
dice: DiceInfo, 
/**
 * What the players choose before the set-up, during the phase `choosing`.
 */
choosing: Choosing | null, 
/**
 * How it ended.
 */
result: Outcome | null, 
/**
 * The address of the table that follows this one.
 */
rematch: string | null, 
/**
 * What everybody should know: why the table stands still, or what was lost to a changed rule.
 */
notice: Notice | null, };

export type Choosing = { 
/**
 * The words to choose from; each can be chosen once.
 */
of: Array<string>, 
/**
 * The seats that choose, in order. The first one also begins the game.
 */
order: Array<number>, 
/**
 * What was chosen, in that order.
 */
chosen: Array<string>, };

export type Phase = "lobby" | "choosing" | "playing" | "over" | "frozen";

export type SeatInfo = { 
/**
 * Which of the people holds it.
 */
person: number | null, 
/**
 * The player's name, if it is not the person's name.
 */
name: string | null, 
/**
 * Which bot plays it now, if one does.
 */
bot: string | null, 
/**
 * Whether its person is away and the bot only stands in.
 */
away: boolean, 
/**
 * In a game with decks: whether it has brought one. Which one is told to nobody before the game begins.
 */
deck?: boolean, 
/**
 * Whether its person gave up.
 */
resigned: boolean, 
/**
 * Whether its person would end the game.
 */
would_end: boolean, 
/**
 * Whether its person would play again, after the end.
 */
would_play_again: boolean, 
/**
 * The people who agree that a bot takes this seat for good.
 */
bot_votes: Array<number>, 
/**
 * Milliseconds left on the clock when the seat was last awaited.
 */
clock: number | null, 
/**
 * Since when the seat is awaited, in milliseconds since 1970.
 */
since: number | null, };

export type DiceInfo = { 
/**
 * The SHA-256 of the secret.
 */
commitment: string, 
/**
 * What the seats added; empty before the game begins.
 */
salts: Array<string>, 
/**
 * The secret itself, after the end.
 */
secret: string | null, };

export type Outcome = { 
/**
 * How it came to an end.
 */
how: How, 
/**
 * Who won.
 */
winners: Array<number>, 
/**
 * The points of all seats, if the game was played to its end.
 */
points: Array<number> | null, };

export type How = "played" | "resigned" | "agreed";

export type Summary = { 
/**
 * The rules.
 */
spec: string, 
/**
 * Whether the game begins from a position that was laid by hand.
 */
laid: boolean, 
/**
 * Where the match stands.
 */
phase: Phase, 
/**
 * Whether strangers may find it.
 */
listed: boolean, 
/**
 * Who sits on each seat: a name, a bot's name with `bot:` in front, or nothing.
 */
seats: Array<string | null>, 
/**
 * Who won, once it is over.
 */
winners: Array<number>, 
/**
 * When it was opened, in milliseconds since 1970.
 */
opened: number, 
/**
 * When something last happened, in milliseconds since 1970.
 */
touched: number, };

export type OptionDef = { 
/**
 * Its name in a spec.
 */
name: string, 
/**
 * Its default, if the spec does not name it: the first case that holds. Without a case it is off.
 */
usual: Array<Usual>, 
/**
 * When a spec may name it: one of these must hold. An empty list means always.
 */
needs: Array<When>, } & ({ "kind": "flag" } | { "kind": "number", 
/**
 * The lowest number.
 */
from: number, 
/**
 * The highest number, unless one of `more` holds.
 */
to: number, 
/**
 * Higher limits; the highest one that holds counts.
 */
more: Array<Limit>, } | { "kind": "choice", 
/**
 * The words.
 */
words: Array<string>, } | { "kind": "several", 
/**
 * How many at least. If 0, the option may stand without a value.
 */
least: number, 
/**
 * How many at most.
 */
count: number, 
/**
 * The words.
 */
words: Array<string>, });

export type Values = { "kind": "flag" } | { "kind": "number", 
/**
 * The lowest number.
 */
from: number, 
/**
 * The highest number, unless one of `more` holds.
 */
to: number, 
/**
 * Higher limits; the highest one that holds counts.
 */
more: Array<Limit>, } | { "kind": "choice", 
/**
 * The words.
 */
words: Array<string>, } | { "kind": "several", 
/**
 * How many at least. If 0, the option may stand without a value.
 */
least: number, 
/**
 * How many at most.
 */
count: number, 
/**
 * The words.
 */
words: Array<string>, };

export type Limit = { 
/**
 * The condition.
 */
when: When, 
/**
 * The highest number then.
 */
to: number, };

export type Usual = { 
/**
 * The conditions; all of them must hold.
 */
when: Array<When>, 
/**
 * The value then.
 */
value: string, 
/**
 * How well the value is sourced, if less well than the other rules: `reconstructed`.
 */
mark?: string, };

export type When = { 
/**
 * The option.
 */
option: string, 
/**
 * The condition holds if the value, said or usual, is one of these or contains one of them. Empty means any value.
 */
is: Array<string>, };

export type Exclusion = { 
/**
 * The condition. It looks at said and usual values.
 */
when: When, 
/**
 * What a spec may not say while the condition holds.
 */
not: When, };
