// Generated from Rust by a test of crates/table; do not edit.

import type { Phrase } from './protocol';

export type View = { 
/**
 * Turns begun.
 */
turn: number, 
/**
 * Whose turn it is.
 */
active: number, 
/**
 * The name of what is asked, after the card that asks it.
 */
asked: string, 
/**
 * Who is asked; nobody when chance is awaited or the game is over.
 */
due: number | null, 
/**
 * In whose principality the places lie that may be chosen; nobody's when nobody is asked.
 */
ground: number | null, 
/**
 * The row of which the viewer is asked to choose a card: `stack 2`, `hand 1`, `discard`, `regions`, `events`.
 */
row?: string, 
/**
 * The cards of the viewer out of which the event that lies open would take one.
 */
stake?: Array<string>, 
/**
 * What brigands would take from each player, while the viewer may still answer them; nothing otherwise.
 */
raid?: Array<Array<[string, number]>>, 
/**
 * Cards in the principality of `ground` that the viewer cannot choose now, though the card that asks could take them at
 * another moment.
 */
unfit?: Array<UnfitView>, 
/**
 * The production number of this turn.
 */
number: number | null, 
/**
 * The event of this turn.
 */
event: string | null, 
/**
 * The players.
 */
sides: Array<SideView>, 
/**
 * The draw stacks, top card first, as far as they are known.
 */
stacks: Array<Array<CardView>>, 
/**
 * The cards that are built straight from the table.
 */
face_up: Array<CardView>, 
/**
 * The discard piles: one that both share, or one a seat.
 */
discards: Array<DiscardView>, 
/**
 * The event stack.
 */
events: Array<CardView>, 
/**
 * What the event stack was made of.
 */
event_list: EventListView, 
/**
 * The cards of each seat's deck with their copies, where everybody brought one: open lists, which do not tell how the cards
 * lie (rivals 18.35).
 */
decks?: Array<Array<[string, number]>>, 
/**
 * The region stack.
 */
regions: Array<CardView>, 
/**
 * Cards under way.
 */
open: Array<CardView>, 
/**
 * Cards under way that not everybody sees.
 */
aside: Array<CardView>, 
/**
 * Center cards left: roads, settlements, cities.
 */
supply: [number, number, number], 
/**
 * Whether action cards wait for points that both players together have not had yet.
 */
locked: boolean, 
/**
 * How many offers the active player may still make the other in this turn.
 */
offers: number, 
/**
 * Victory points that win.
 */
target: number, 
/**
 * Who won.
 */
winner: number | null, 
/**
 * What the viewer can build and play, with prices and reasons; only in the own turn.
 */
desk?: DeskView, };

export type DeskView = { 
/**
 * Road, settlement and city, and an explorer ship where there is a sea; nothing before the roll.
 */
center: Array<WareView>, 
/**
 * Each card of the hand and each face-up card, once.
 */
cards: Array<WareView>, 
/**
 * What stars can be spent for, where a card of the player holds any.
 */
stars?: Array<SpendView>, };

export type WareView = { 
/**
 * `road`, `settlement`, `city` or `ship`, or the name of a card as it is written.
 */
what: string, 
/**
 * What it costs, before any discount: resources, `any` of them, owls and stars.
 */
cost: Array<[string, number]>, 
/**
 * Why it cannot be built or played now; nothing if it can.
 */
closed?: Phrase, 
/**
 * What must be true for it, one after the other; any way of each is enough.
 */
needs?: Array<Array<NeedView>>, 
/**
 * The stars that it would bring.
 */
stars?: StarsView, };

export type NeedView = { 
/**
 * What.
 */
what: Phrase, 
/**
 * Whether it is.
 */
met: boolean, };

export type SpendView = { 
/**
 * The card by its name: it lies, is in the hand, or lies face up.
 */
card: string, 
/**
 * What for.
 */
what: Phrase, 
/**
 * All that it costs.
 */
cost: Array<[string, number]>, 
/**
 * The choice that does it; nothing for what is built or played, and for what is closed.
 */
action?: string, 
/**
 * The answer that follows the choice, where the function then asks which of its parts is meant.
 */
then?: string, 
/**
 * Why it cannot be done now; nothing if it can.
 */
closed?: Phrase, 
/**
 * Whether it is asked when its moment comes.
 */
asked: boolean, };

export type StarsView = { 
/**
 * How many for the card itself.
 */
n: number, 
/**
 * The card that makes it bring more stars: the one that counts now, else the one that would bring most.
 */
with: string | null, 
/**
 * How many it brings for that card now.
 */
more: number, 
/**
 * All cards for which it brings more: each with the stars that it brings then, and whether it stands. Only the best
 * case counts.
 */
ways: Array<[string, number, boolean]>, 
/**
 * How many stars there are.
 */
had: number, 
/**
 * For how many there is room.
 */
room: number, };

export type SideView = { 
/**
 * The center row.
 */
center: Array<PlaceView>, 
/**
 * The regions.
 */
regions: Array<RegionView>, 
/**
 * The cards at the sites and beside the principality.
 */
cards: Array<LyingView>, 
/**
 * The hand, as far as it is known.
 */
hand: Array<CardView>, 
/**
 * The hand limit.
 */
hand_limit: number, 
/**
 * Victory points, the tokens included.
 */
points: number, 
/**
 * Where they come from: `settlements`, `cities`, `cards`, `trade`, `strength`, without those that bring none.
 */
sources: Array<[string, number]>, 
/**
 * Commerce points.
 */
commerce: number, 
/**
 * Strength points.
 */
strength: number, 
/**
 * Skill points.
 */
skill: number, 
/**
 * Progress points.
 */
progress: number, 
/**
 * Whether the player holds the trade token.
 */
trade_advantage: boolean, 
/**
 * Whether the player holds the hero token.
 */
strength_advantage: boolean, 
/**
 * Owls and stars on all cards together, where a card of the player holds any.
 */
wares?: Array<[string, number]>, 
/**
 * What the bank asks for one resource, by name.
 */
rates: Array<[string, number]>, 
/**
 * The sea, where there is one.
 */
sea?: SeaView, };

export type PlaceView = { 
/**
 * Where.
 */
at: string, 
/**
 * `settlement`, `city` or `road`.
 */
what: string, };

export type RegionView = { 
/**
 * Where.
 */
at: string, 
/**
 * Its name as it is written.
 */
card: string, 
/**
 * What it stores.
 */
resource: string, 
/**
 * Its number.
 */
number: number, 
/**
 * How much lies there.
 */
stock: number, };

export type LyingView = { 
/**
 * Where.
 */
at: string, 
/**
 * Whose card it is: a foreign card is that of the other player.
 */
owner: number, 
/**
 * Its name as it is written.
 */
card: string, 
/**
 * The card that it covers.
 */
under: string | null, 
/**
 * Its number: what a store holds, or the dial.
 */
dial: number, 
/**
 * Whether its function was used up this turn.
 */
used?: boolean, 
/**
 * Of a foreign card: when it goes.
 */
goes?: Phrase, };

export type CardView = { 
/**
 * Its name as it is written; nothing if the viewer does not know it.
 */
card: string | null, 
/**
 * Its back.
 */
back: string, };

export type DiscardView = { 
/**
 * How many cards lie there.
 */
count: number, 
/**
 * The name of the top card as it is written; nothing if the pile is empty.
 */
top: string | null, 
/**
 * The names of all cards, the newest last, while the viewer looks through the pile; nothing otherwise.
 */
cards: Array<string> | null, };

export type EventListView = { 
/**
 * The titles that are surely in, each with the number of its copies.
 */
sure: Array<[string, number]>, 
/**
 * The titles out of which the stack was filled up unseen.
 */
filler: Array<[string, number]>, 
/**
 * How many of those were taken.
 */
filled: number, 
/**
 * Those that each seat brought with its deck, where that is known (rivals 18.35).
 */
brought?: Array<Array<[string, number]>>, };

export type SeaView = { 
/**
 * The end of the principality at which the harbor lies; nothing before it is chosen.
 */
harbor: string | null, 
/**
 * The cards, column by column from the harbor on, each from above to below.
 */
cards: Array<SeaCardView>, 
/**
 * Ships in the harbor that can sail.
 */
ready: number, 
/**
 * Ships in the harbor that have sailed this turn.
 */
spent: number, 
/**
 * Ships in the harbor that are not built.
 */
unbuilt: number, 
/**
 * How many cards may still be discovered this turn.
 */
discoveries: number, 
/**
 * Sail points.
 */
sail: number, 
/**
 * Cannon points.
 */
cannon: number, };

export type SeaCardView = { 
/**
 * Where.
 */
at: string, 
/**
 * Its name as it is written; nothing if the viewer does not know it.
 */
card: string | null, 
/**
 * Whether it lies open.
 */
open: boolean, 
/**
 * Its level.
 */
level: number, 
/**
 * What lies at it: `ship`, or `lost` for one that was lost this turn.
 */
ship: string | null, 
/**
 * Whether ships of the player reach it.
 */
in_reach: boolean, 
/**
 * Whether it lies open and can come to its next level.
 */
can_rise: boolean, 
/**
 * The possible results of a fight there, if it lies open and is a pirate.
 */
fight?: FightView, };

export type FightView = { 
/**
 * What die and cannon points are held against.
 */
strength: number, 
/**
 * The numbers of the die that win.
 */
wins: Array<number>, 
/**
 * The numbers after which the die is rolled again.
 */
ties: Array<number>, };

export type About = { 
/**
 * What is done: the first word of the choice.
 */
does: string, 
/**
 * The card that is built, played, used, chosen, taken or put away; of a region its name.
 */
card?: string, 
/**
 * The seat in whose principality the place lies.
 */
ground?: number, 
/**
 * The site of an expansion, or the place of a card beside the principality.
 */
site?: string, 
/**
 * The place of a region.
 */
region?: string, 
/**
 * The place of a settlement, city or road; of one that is built, where it will lie.
 */
center?: string, 
/**
 * The place of a sea card.
 */
sea?: string, 
/**
 * The end of the principality: `left` or `right`.
 */
end?: string, 
/**
 * The draw stack, by its index in the view.
 */
stack?: number, 
/**
 * The card of the row that is looked through, by its index from the top.
 */
index?: number, 
/**
 * The resource.
 */
resource?: string, 
/**
 * A number of the production die.
 */
number?: number, 
/**
 * A face of the event die.
 */
face?: string, 
/**
 * What a trade gives, by resource.
 */
gives?: Array<[string, number]>, 
/**
 * What a trade brings, by resource.
 */
brings?: Array<[string, number]>, 
/**
 * What leaves which store, by its place.
 */
pays?: Array<[string, number]>, 
/**
 * What comes into which store, by its place.
 */
gains?: Array<[string, number]>, 
/**
 * Which region comes to lie where: its name and its place.
 */
lays?: Array<[string, string]>, 
/**
 * How many resources of free choice it costs.
 */
price?: number, 
/**
 * Which face of the event die it would set, before the roll.
 */
sets?: SetsView, };

export type SetsView = { 
/**
 * What is done before a face is named: the choice itself, and the proposed way to pay.
 */
first: Array<string>, 
/**
 * What that costs.
 */
cost: Array<[string, number]>, 
/**
 * The card that sets the die.
 */
by: string | null, 
/**
 * The faces, each with the answer that names it.
 */
faces: Array<[string, string]>, };

export type UnfitView = { 
/**
 * Where.
 */
at: string, 
/**
 * Why not.
 */
why: Phrase, };
