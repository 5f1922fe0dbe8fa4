/** A principality as a grid: five rows, columns as they were laid, every place a cell. */
import type { LyingView, RegionView, SeaCardView, SeaView, SideView } from '../../../types/duel';
import type { LogLine, Phrase } from '../../../types/protocol';
import { isAtSea, spot } from './choices';

export type Cell = { at: string; column: number; row: number } & (
  | { what: 'region'; region: RegionView }
  | { what: 'card'; card: LyingView }
  | { what: 'settlement' | 'city' | 'road' }
  | { what: 'harbor'; sea: SeaView }
  | { what: 'sea'; card: SeaCardView }
  | { what: 'free' }
  /** A place beyond an end, where something may be built. */
  | { what: 'beyond' }
);

export interface Land {
  cells: Cell[];
  /** The first and the last column. */
  from: number;
  to: number;
  /** Cards beside the principality that find no place outside a region. */
  beside: LyingView[];
  /** Cards that lie on a city, by the place of the city. */
  crowns: Map<string, string>;
  /** Cards that lie on a road, by the place of the road. */
  roads: Map<string, LyingView>;
}

export const ROWS = [2, 1, 0, -1, -2] as const;
const ROW_NAMES: Record<number, string> = { 2: ',a2', 1: ',a', 0: '', [-1]: ',b', [-2]: ',b2' };

/** The name of a place, as it is written. */
export const placeAt = (column: number, row: number): string => `${column}${ROW_NAMES[row] ?? ''}`;

/** What is drawn of a side that has a sea: all of it, or on a small screen one part at a time. The harbor belongs to both. */
export type Part = 'all' | 'land' | 'sea';

/** The harbor stands for a road at its end; the sea goes on beyond it. */
function seaOf({ center, sea }: SideView): Cell[] {
  if (!sea?.harbor) return [];
  const towns = center.filter((it) => it.what !== 'road').map((it) => spot(it.at).column);
  const out = sea.harbor === 'left' ? -1 : 1;
  const pier = (out < 0 ? Math.min(...towns) : Math.max(...towns)) + out;
  const cards = sea.cards.map((card): Cell => {
    const { column, row } = spot(card.at);
    return { at: card.at, column: pier + out * column, row: 5 - row, what: 'sea', card };
  });
  return [{ at: 'harbor', column: pier, row: 0, what: 'harbor', sea }, ...cards];
}

/** All places of a side; `lit` are places that may be chosen, `ends` columns beyond the center row. */
export function landOf(
  side: SideView,
  lit: Iterable<string> = [],
  ends: readonly number[] = [],
  part: Part = 'all',
): Land {
  const cells = new Map<string, Cell>();
  const add = (cell: Cell): void => void cells.set(cell.at, cell);
  const free = (column: number, row: number): void => add({ at: placeAt(column, row), column, row, what: 'free' });
  for (const { at, what } of side.center) {
    const { column } = spot(at);
    add({ at, column, row: 0, what: what as 'settlement' | 'city' | 'road' });
    if (what !== 'road') [1, -1].forEach((row) => free(column, row));
    if (what === 'city') [2, -2].forEach((row) => free(column, row));
  }
  for (const at of lit) if (!cells.has(at) && !isAtSea(at)) add({ at, ...spot(at), what: 'free' });
  for (const region of side.regions) add({ at: region.at, ...spot(region.at), what: 'region', region });
  const markers: LyingView[] = [];
  const crowns = new Map<string, string>();
  const roads = new Map<string, LyingView>();
  for (const card of side.cards) {
    const { column, row } = spot(card.at);
    if (row === 3) markers.push(card);
    else if (row === 0 && column % 2 === 0) crowns.set(card.at, card.card);
    else if (row === 0) roads.set(card.at, card);
    else add({ at: card.at, column, row, what: 'card', card });
  }
  // A marker lies outside a region that has no card there, and takes no site: it makes room for everything else. The name of the
  // player stands above the first column.
  const first = Math.min(...side.regions.map(({ at }) => spot(at).column));
  const beside = markers.filter((card) => {
    const outer = side.regions
      .map(({ at }) => ({ column: spot(at).column, row: 2 * spot(at).row }))
      .sort((a, b) => b.row - a.row || Number(a.column === first) - Number(b.column === first) || a.column - b.column)
      .find(({ column, row }) => !cells.has(placeAt(column, row)));
    if (outer) cells.set(placeAt(outer.column, outer.row), { at: card.at, ...outer, what: 'card', card });
    return !outer;
  });
  for (const column of ends) add({ at: placeAt(column, 0), column, row: 0, what: 'beyond' });
  seaOf(side).forEach(add);
  const isThere = ({ what }: Cell): boolean =>
    part === 'all' || what === 'harbor' || (what === 'sea') === (part === 'sea');
  const all = [...cells.values()].filter(isThere).sort((a, b) => b.row - a.row || a.column - b.column);
  const columns = all.map((it) => it.column);
  return { cells: all, from: Math.min(...columns), to: Math.max(...columns), beside, crowns, roads };
}

/** The nearest cell in the direction of a key; rows and columns skip what does not exist. */
export function beside(cells: readonly Cell[], cell: Cell, key: string): Cell | undefined {
  const row = cells.filter((it) => it.row === cell.row);
  const at = row.indexOf(cell);
  const far = (it: Cell): number => 100 * Math.abs(it.row - cell.row) + Math.abs(it.column - cell.column);
  const near = (found: Cell[]): Cell | undefined =>
    found.filter((it) => Math.abs(it.column - cell.column) <= 1).toSorted((a, b) => far(a) - far(b))[0];
  switch (key) {
    case 'ArrowLeft':
      return row[at - 1];
    case 'ArrowRight':
      return row[at + 1];
    case 'ArrowUp':
      return near(cells.filter((it) => it.row > cell.row));
    case 'ArrowDown':
      return near(cells.filter((it) => it.row < cell.row));
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
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
