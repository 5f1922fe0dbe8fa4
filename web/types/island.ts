// Generated from Rust by a test of crates/table; do not edit.

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
 * What is awaited, in a word.
 */
asked: string, 
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
 * The active player's open offer.
 */
offer: OfferView | null, 
/**
 * Who won.
 */
winner: number | null, };

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
 * Where they come from; hidden ones are among them for whoever may see them.
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
 * Those of them bought this turn.
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
