// Generated from Rust by a test of crates/table; do not edit.

import type { Phrase } from './protocol';

export type View = { 
/**
 * Turns begun, 0 in set-up.
 */
turn: number, 
/**
 * Whose turn it is; in set-up, who places.
 */
active: number, 
/**
 * In set-up: who places settlements, in order.
 */
placing: PlacingView | null, 
/**
 * The name of the question, for programs.
 */
asked: string, 
/**
 * The sentence for everybody who is not asked.
 */
waits: Phrase, 
/**
 * Seats that the game waits for.
 */
due: Array<number>, 
/**
 * Seats that may speak without being waited for.
 */
may: Array<number>, 
/**
 * Points that win.
 */
target: number, 
/**
 * What is built and bought, and what it costs.
 */
prices: Array<[string, Array<[string, number]>]>, 
/**
 * The hexes in reading order.
 */
hexes: Array<HexView>, 
/**
 * Harbors: the path where each lies, and what it trades (nothing for 3:1).
 */
harbors: Array<HarborView>, 
/**
 * Where the robber stands; on some maps it comes to the board with its first move.
 */
robber: string | null, 
/**
 * Where the pirate is, on a map with a sea.
 */
pirate: string | null, 
/**
 * The islands of a map with a sea.
 */
islands: Array<IslandView>, 
/**
 * The last roll of this turn, if it fell.
 */
dice: [number, number] | null, 
/**
 * Resource cards in the bank.
 */
bank: Array<[string, number]>, 
/**
 * Development cards left.
 */
deck: number, 
/**
 * Progress cards that left the game.
 */
spent: Array<[string, number]>, 
/**
 * The players.
 */
sides: Array<SideView>, 
/**
 * Who holds the Longest Road.
 */
longest_road: number | null, 
/**
 * Who holds the Largest Army.
 */
largest_army: number | null, 
/**
 * How the viewer may begin a trade now: `offer` in their own turn, `propose` in another's.
 */
trade: string | null, 
/**
 * The active player's open offer.
 */
offer: OfferView | null, 
/**
 * Who won.
 */
winner: number | null, 
/**
 *Helpers of Catan.
 */
helpers: HelpersView | null, 
/**
 *Frenemies.
 */
favors: FavorsView | null, };

export type HexView = { 
/**
 * Where it lies.
 */
at: string, 
/**
 * What it is: a terrain, `sea`, or `fog` while it is unknown.
 */
terrain: string, 
/**
 * Its number token.
 */
number: number | null, };

export type HarborView = { 
/**
 * The path where it lies.
 */
at: string, 
/**
 * The resource of a 2:1 harbor, nothing for 3:1.
 */
kind: string | null, };

export type IslandView = { 
/**
 * Its name: `main`, `small-1`, `strip`.
 */
name: string, 
/**
 * Its hexes.
 */
hexes: Array<string>, 
/**
 * Points for the first settlement of a player who did not start here.
 */
bonus: number, 
/**
 * Seats that have a building here.
 */
settled: Array<number>, };

export type SideView = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Points that everybody sees.
 */
points: number, 
/**
 * Where they come from; hidden points only for viewers who may see them.
 */
sources: Array<[string, number]>, 
/**
 * Roads.
 */
roads: Array<string>, 
/**
 * Ships.
 */
ships: Array<string>, 
/**
 * Settlements.
 */
settlements: Array<string>, 
/**
 * Cities.
 */
cities: Array<string>, 
/**
 * How many roads, settlements and cities are left.
 */
left: [number, number, number], 
/**
 * How many ships are left.
 */
ships_left: number, 
/**
 * Cards still to be chosen for gold.
 */
gold: number, 
/**
 * How many resource cards are in hand.
 */
cards: number, 
/**
 * How many development cards are in hand.
 */
held: number, 
/**
 * Knights played.
 */
knights: number, 
/**
 * Length of the longest road, at sea of the longest trade route.
 */
road: number, 
/**
 * Cards still owed to a 7.
 */
owed: number, 
/**
 * What the bank asks for one card, by resource.
 */
rates: Array<[string, number]>, 
/**
 * What the player said to the open offer, or proposed.
 */
answer: string, 
/**
 * The deal proposed to the active player.
 */
proposal: DealView | null, 
/**
 * What only some may see.
 */
secret: SecretView | null, };

export type SecretView = { 
/**
 * Resource cards in hand.
 */
hand: Array<[string, number]>, 
/**
 * Development cards in hand.
 */
development: Array<[string, number]>, 
/**
 * Development cards bought this turn.
 */
fresh: Array<[string, number]>, 
/**
 * Cards laid aside for a 7.
 */
aside: Array<[string, number]>, 
/**
 * All points, hidden ones included.
 */
points: number, };

export type DealView = { 
/**
 * What the proposer gives.
 */
give: Array<[string, number]>, 
/**
 * What the proposer wants.
 */
want: Array<[string, number]>, };

export type OfferView = { 
/**
 * The deal.
 */
deal: DealView, 
/**
 * To whom it goes.
 */
to: Array<number>, };

export type PlacingView = { 
/**
 * Who places each settlement.
 */
order: Array<number>, 
/**
 * Which of them is placed now, counted from 0.
 */
now: number, };

export type HelpersView = { 
/**
 * Who has which, by seat; nobody before the second settlement.
 */
held: Array<HelperView | null>, 
/**
 * Helpers that can be exchanged for; in set-up, those without a number.
 */
display: Array<string>, 
/**
 * The resource that the active player trades at 2:1 this turn.
 */
jean: string | null, 
/**
 * How many development cards the active player looks at.
 */
seen_count: number, 
/**
 * Which they are, for that player.
 */
seen: Array<[string, number]> | null, 
/**
 * The hand that the active player looks at, for that player and its owner.
 */
looked_at: [number, Array<[string, number]> | null] | null, };

export type HelperView = { 
/**
 * Which.
 */
name: string, 
/**
 * `"A"`, or `"B"` once it was turned over.
 */
side: string, 
/**
 * Whether it was taken or turned over in this turn.
 */
locked: boolean, };

export type FavorsView = { 
/**
 * Tokens left to draw.
 */
supply: number, 
/**
 * Redeemed tokens, by guild.
 */
halls: Array<[string, number]>, 
/**
 * The players, by seat.
 */
sides: Array<FavorSideView>, 
/**
 * Pairs of settlements of the set-up whose networks are linked.
 */
links: Array<[string, string]>, 
/**
 * Where networks of different players touch.
 */
contacts: Array<ContactView>, 
/**
 * The present that is offered.
 */
gift: GiftView | null, 
/**
 * Presents offered this turn: to whom, and what.
 */
offered: Array<[number, string]>, 
/**
 * Whether a card was given this turn.
 */
given: boolean, 
/**
 * Whether tokens were redeemed this turn.
 */
redeemed: boolean, 
/**
 * Whether a token was exchanged this turn.
 */
exchanged: boolean, 
/**
 * Traders' exchanges of this turn.
 */
traded: number, };

export type FavorSideView = { 
/**
 * How many tokens.
 */
count: number, 
/**
 * How many of them cannot be used this turn.
 */
fresh_count: number, 
/**
 * Victory point markers.
 */
markers: number, 
/**
 * Which tokens, for the owner.
 */
tokens: Array<[string, number]> | null, 
/**
 * The tokens that cannot be used this turn; only the owner sees them.
 */
fresh: Array<[string, number]> | null, 
/**
 * The token just drawn for an exchange, for the owner.
 */
drawn: string | null, 
/**
 * Where the player's networks began.
 */
homes: Array<string>, };

export type ContactView = { 
/**
 * Where it lies.
 */
at: string, 
/**
 * Whose networks.
 */
seats: Array<number>, };

export type GiftView = { 
/**
 * To whom.
 */
to: number, 
/**
 * What is offered, or asked for instead.
 */
resource: string, 
/**
 * Whether it was asked for instead.
 */
asked: boolean, };
