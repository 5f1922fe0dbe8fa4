/** A principality as a grid: five rows, columns as they were laid, every place a cell. */
import type { LyingView, RegionView, SideView } from '../../../types/duel';
import type { LogLine, Phrase } from '../../../types/protocol';
import { spot } from './choices';

export type Cell = { at: string; column: number; row: number } & (
  | { what: 'region'; region: RegionView }
  | { what: 'card'; card: LyingView }
  | { what: 'settlement' | 'city' | 'road' }
  | { what: 'free' }
  /** A place beyond an end, where something may be built. */
  | { what: 'beyond' }
);

export interface Land {
  cells: Cell[];
  /** The first and the last column. */
  from: number;
  to: number;
  /** Cards beside the principality. */
  beside: LyingView[];
  /** Cards that lie on a city, by the place of the city. */
  crowns: Map<string, string>;
}

export const ROWS = [2, 1, 0, -1, -2] as const;
const ROW_NAMES: Record<number, string> = { 2: ',a2', 1: ',a', 0: '', [-1]: ',b', [-2]: ',b2' };

/** The name of a place, as it is written. */
export const placeAt = (column: number, row: number): string => `${column}${ROW_NAMES[row] ?? ''}`;

/** All places of a side; `lit` are places that may be chosen, `ends` columns beyond the center row. */
export function landOf(side: SideView, lit: Iterable<string> = [], ends: readonly number[] = []): Land {
  const cells = new Map<string, Cell>();
  const add = (cell: Cell): void => void cells.set(cell.at, cell);
  const free = (column: number, row: number): void => add({ at: placeAt(column, row), column, row, what: 'free' });
  for (const { at, what } of side.center) {
    const { column } = spot(at);
    add({ at, column, row: 0, what: what as 'settlement' | 'city' | 'road' });
    if (what !== 'road') [1, -1].forEach((row) => free(column, row));
    if (what === 'city') [2, -2].forEach((row) => free(column, row));
  }
  for (const at of lit) if (!cells.has(at)) add({ at, ...spot(at), what: 'free' });
  for (const region of side.regions) add({ at: region.at, ...spot(region.at), what: 'region', region });
  const beside: LyingView[] = [];
  const crowns = new Map<string, string>();
  for (const card of side.cards) {
    const { column, row } = spot(card.at);
    if (row === 3) beside.push(card);
    else if (row === 0) crowns.set(card.at, card.card);
    else add({ at: card.at, column, row, what: 'card', card });
  }
  for (const column of ends) add({ at: placeAt(column, 0), column, row: 0, what: 'beyond' });
  const all = [...cells.values()].sort((a, b) => b.row - a.row || a.column - b.column);
  const columns = all.map((it) => it.column);
  return { cells: all, from: Math.min(...columns), to: Math.max(...columns), beside, crowns };
}

/** What happened to a region in the last move: what came, what went, what found no room. */
export interface Change {
  came: number;
  gone: number;
  lost: number;
}

/** The changes of each side's stores by place, from the lines of the log that belong to the last move. */
export function changesOf(log: readonly LogLine[], version: number, sides: readonly SideView[]): Map<string, Change>[] {
  const changes = sides.map(() => new Map<string, Change>());
  for (const { said, version: at, takes_back } of log) {
    if (at !== version || takes_back !== undefined) continue;
    const kind = { 'duel.received': 'came', 'duel.gave': 'gone', 'duel.full': 'lost' }[said.key];
    const seat = playerOf(said);
    if (kind === undefined || seat === null) continue;
    const place = storeOf(said, sides[seat]!);
    if (place === null) continue;
    const change = changes[seat]!.get(place) ?? { came: 0, gone: 0, lost: 0 };
    change[kind as keyof Change] += Number(said.with!['count']);
    changes[seat]!.set(place, change);
  }
  return changes;
}

function playerOf({ with: parts = {} }: Phrase): number | null {
  const seat = parts['seat'];
  return typeof seat === 'object' && 'player' in seat ? seat.player : null;
}

/** The region that a sentence names: its title and number are those of one card only. */
function storeOf({ with: parts = {} }: Phrase, side: SideView): string | null {
  const at = parts['at'];
  if (typeof at !== 'object' || !('said' in at)) return null;
  const { card, number } = at.said.with ?? {};
  if (typeof card !== 'object' || !('card' in card)) return null;
  return side.regions.find((it) => it.card === `${card.card}-${String(number)}`)?.at ?? null;
}
