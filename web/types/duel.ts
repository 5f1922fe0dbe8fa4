// Generated from Rust by a test of crates/table; do not edit.

import type { Phrase } from './protocol';

export type View = { 
/**
 * The number of turns that have begun.
 */
turn: number, 
/**
 * Whose turn it is.
 */
active: number, 
/**
 * The name of the current question, preceded by the card that asks it.
 */
asked: string, 
/**
 * Who is asked; `null` if chance is awaited or the game is over.
 */
due: number | null, 
/**
 * The owner of the principality in which places may be chosen; `null` if nobody is asked.
 */
ground: number | null, 
/**
 * The row from which the viewer is asked to choose a card: `stack 2`, `hand 1`, `discard`, `regions`, `events`.
 */
row?: string, 
/**
 * The viewer's cards, one of which the open event would take.
 */
stake?: Array<string>, 
/**
 * What brigands would take from each player, while the viewer may still react; otherwise empty.
 */
raid?: Array<Array<[string, number]>>, 
/**
 * Cards in the principality of `ground` that the asking card cannot take now but could at other times.
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
 * The draw stacks, top card first, as far as the viewer knows them.
 */
stacks: Array<Array<CardView>>, 
/**
 * The face-up cards, which players build without having them in hand.
 */
face_up: Array<CardView>, 
/**
 * The discard piles: one that both share, or one for each seat.
 */
discards: Array<DiscardView>, 
/**
 * The event stack.
 */
events: Array<CardView>, 
/**
 * The cards from which the event stack was made.
 */
event_list: EventListView, 
/**
 * The cards of each seat's deck with the number of copies, if the players brought decks. Everybody knows these
 * lists; the order of the cards is hidden (rivals 18.35).
 */
decks?: Array<Array<[string, number]>>, 
/**
 * The region stack.
 */
regions: Array<CardView>, 
/**
 * Cards in use that everybody sees.
 */
open: Array<CardView>, 
/**
 * Cards in use that not everybody sees.
 */
aside: Array<CardView>, 
/**
 * Center cards left: roads, settlements, cities.
 */
supply: [number, number, number], 
/**
 * Whether action cards cannot be played yet, because both players together have never had enough points.
 */
locked: boolean, 
/**
 * How many offers the active player may still make in this turn.
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
 * Road, settlement and city, and an explorer ship if there is a sea; empty before the roll.
 */
center: Array<WareView>, 
/**
 * Each card of the hand and each face-up card, once.
 */
cards: Array<WareView>, 
/**
 * What stars can be spent for, if the player has a card that holds stars.
 */
stars?: Array<SpendView>, };

export type WareView = { 
/**
 * `road`, `settlement`, `city` or `ship`, or the name of a card.
 */
what: string, 
/**
 * What it costs, before any discount: resources, `any` of them, owls and stars.
 */
cost: Array<[string, number]>, 
/**
 * Why it cannot be built or played now; missing if it can.
 */
closed?: Phrase, 
/**
 * What a proposed payment would take out of each store, by place; nothing if it cannot be built now, or is played.
 */
pays?: Array<[string, number]>, 
/**
 * Whether there is another way to pay: then it is asked about after the choice that builds it.
 */
asks?: boolean, 
/**
 * Its requirements. Each is a list of ways, of which one is enough.
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
 * Whether it is met.
 */
met: boolean, };

export type SpendView = { 
/**
 * The name of the card, which lies in the principality, is in the hand or lies face up.
 */
card: string, 
/**
 * The effect.
 */
what: Phrase, 
/**
 * All that it costs.
 */
cost: Array<[string, number]>, 
/**
 * The choice that does it; missing if the card must be built or played, and if it cannot be done now.
 */
action?: string, 
/**
 * The answer to give after the choice, if the function then asks which of its parts is meant.
 */
then?: string, 
/**
 * Why it cannot be done now; missing if it can.
 */
closed?: Phrase, 
/**
 * Whether the card asks about it at a moment of its own.
 */
asked: boolean, };

export type StarsView = { 
/**
 * How many it brings in any case.
 */
n: number, 
/**
 * The card because of which it brings more stars; if none does now, the one that would bring most.
 */
with: string | null, 
/**
 * How many more it brings now because of that card.
 */
more: number, 
/**
 * Every card that raises the number of stars: its name, the number of stars with it, and whether the player has it.
 * Only the highest number counts.
 */
ways: Array<[string, number, boolean]>, 
/**
 * How many stars the player has.
 */
had: number, 
/**
 * For how many more stars there is room.
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
 * The hand, as far as the viewer knows it.
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
 * The sources of these points: `settlements`, `cities`, `cards`, `trade`, `strength`. Sources without points are
 * left out.
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
 * The number of owls and stars on all cards, if the player has cards that hold them.
 */
wares?: Array<[string, number]>, 
/**
 * How many of each resource the bank takes for one of another.
 */
rates: Array<[string, number]>, 
/**
 * The sea, if there is one.
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
 * Its name.
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
 * Its stock.
 */
stock: number, 
/**
 * How many it produces on its number, if more than one.
 */
brings?: number, };

export type LyingView = { 
/**
 * Where.
 */
at: string, 
/**
 * The owner. A foreign card belongs to the other player.
 */
owner: number, 
/**
 * Its name.
 */
card: string, 
/**
 * The card that it covers.
 */
under: string | null, 
/**
 * Its number: the stock of a store, or the dial.
 */
dial: number, 
/**
 * Whether its function was used up this turn.
 */
used?: boolean, 
/**
 * For a foreign card: when it leaves.
 */
goes?: Phrase, };

export type CardView = { 
/**
 * Its name; `null` if the viewer does not know it.
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
 * The name of the top card; `null` if the pile is empty.
 */
top: string | null, 
/**
 * The names of all cards, the newest last, while the viewer looks through the pile; otherwise `null`.
 */
cards: Array<string> | null, };

export type EventListView = { 
/**
 * The titles that are always in the stack, each with the number of copies.
 */
sure: Array<[string, number]>, 
/**
 * The titles from which the stack was filled up unseen, each with the number of copies.
 */
filler: Array<[string, number]>, 
/**
 * How many of the filler cards were taken.
 */
filled: number, 
/**
 * The titles that each seat brought with its deck, if that is known (rivals 18.35).
 */
brought?: Array<Array<[string, number]>>, };

export type SeaView = { 
/**
 * The end of the principality at which the harbor lies; `null` before it is chosen.
 */
harbor: string | null, 
/**
 * The cards, column by column from the harbor on, each column from top to bottom.
 */
cards: Array<SeaCardView>, 
/**
 * How many ships in the harbor can sail.
 */
ready: number, 
/**
 * How many ships in the harbor have sailed this turn.
 */
spent: number, 
/**
 * How many ships in the harbor are not built.
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
 * Its name; `null` if the viewer does not know it.
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
 * `ship` if a ship lies there, `lost` if one was lost there this turn.
 */
ship: string | null, 
/**
 * Whether ships of the player reach it.
 */
in_reach: boolean, 
/**
 * Whether it lies open and can reach its next level.
 */
can_rise: boolean, 
/**
 * The possible results of a fight there, if it lies open and is a pirate.
 */
fight?: FightView, };

export type FightView = { 
/**
 * The strength that is compared with the sum of die and cannon points.
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
 * The name of the card or region that is built, played, used, chosen, taken or put away.
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
 * The place of a settlement, city or road; if it is built by this choice, where it will lie.
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
 * How much leaves each store, by the place of the store.
 */
pays?: Array<[string, number]>, 
/**
 * How much comes into each store, by the place of the store.
 */
gains?: Array<[string, number]>, 
/**
 * The regions that are laid: name and place of each.
 */
lays?: Array<[string, string]>, 
/**
 * Of a card that lets regions beside it produce one more: the regions, by place.
 */
doubles?: Array<string>, 
/**
 * What changes if this own card is taken off: the kind of points, before and after.
 */
changes?: Array<[string, number, number]>, 
/**
 * How many resources of the player's choice it costs.
 */
price?: number, 
/**
 * For a choice before the roll that sets the event die: the faces.
 */
sets?: SetsView, };

export type SetsView = { 
/**
 * The steps before a face is named: the choice itself, and the proposed way to pay.
 */
first: Array<string>, 
/**
 * What these steps cost.
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
