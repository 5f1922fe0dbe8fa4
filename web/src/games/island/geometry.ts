/** Where the places of docs/records.md lie on the screen. Names are canonical: corners N and S, paths NE, E and SE of a hex. */

export interface Point {
  x: number;
  y: number;
}

/** Length of a hex's side, in units of the drawing. */
export const SIDE = 60;
const HALF = (Math.sqrt(3) / 2) * SIDE;

/** Steps to the six neighbours, clockwise from the north-east. */
const NEIGHBOURS = { NE: [1, -1], E: [1, 0], SE: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [0, -1] } as const;
type Side = keyof typeof NEIGHBOURS;

/** Corners of a hex around its middle, clockwise from the north. */
const CORNERS = {
  N: [0, -SIDE],
  NE: [HALF, -SIDE / 2],
  SE: [HALF, SIDE / 2],
  S: [0, SIDE],
  SW: [-HALF, SIDE / 2],
  NW: [-HALF, -SIDE / 2],
} as const;
type Corner = keyof typeof CORNERS;

const ENDS: Record<Side, [Corner, Corner]> = {
  NE: ['N', 'NE'],
  E: ['NE', 'SE'],
  SE: ['SE', 'S'],
  SW: ['S', 'SW'],
  W: ['SW', 'NW'],
  NW: ['NW', 'N'],
};

/** The outline of a hex around the origin. */
export const OUTLINE = Object.values(CORNERS)
  .map(([x, y]) => `${round(x)},${y}`)
  .join(' ');

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function parts(name: string): [number, number, string] {
  const [q, r, where = ''] = name.split(',');
  return [Number(q), Number(r), where];
}

export function middle(hex: string): Point {
  const [q, r] = parts(hex);
  return { x: round(2 * HALF * (q + r / 2)), y: 1.5 * SIDE * r };
}

export function cornerPoint(name: string): Point {
  const [q, r, where] = parts(name);
  const { x, y } = middle(`${q},${r}`);
  const [dx, dy] = CORNERS[where as Corner];
  return { x: round(x + dx), y: y + dy };
}

export function pathEnds(name: string): [Point, Point] {
  const [q, r, where] = parts(name);
  const [one, two] = ENDS[where as Side];
  return [cornerPoint(`${q},${r},${one}`), cornerPoint(`${q},${r},${two}`)];
}

export function pathMiddle(name: string): Point {
  const [one, two] = pathEnds(name);
  return { x: round((one.x + two.x) / 2), y: (one.y + two.y) / 2 };
}

/** The direction of a path, in degrees from the horizontal. */
export function pathAngle(name: string): number {
  const [one, two] = pathEnds(name);
  return round((Math.atan2(two.y - one.y, two.x - one.x) * 180) / Math.PI);
}

function step(q: number, r: number, side: Side): string {
  const [dq, dr] = NEIGHBOURS[side];
  return `${q + dq},${r + dr}`;
}

/** The canonical name of a corner of a hex. */
export function corner(hex: string, where: Corner): string {
  const [q, r] = parts(hex);
  switch (where) {
    case 'NE':
      return `${step(q, r, 'NE')},S`;
    case 'SE':
      return `${step(q, r, 'SE')},N`;
    case 'SW':
      return `${step(q, r, 'SW')},N`;
    case 'NW':
      return `${step(q, r, 'NW')},S`;
    default:
      return `${q},${r},${where}`;
  }
}

/** The canonical name of a side of a hex. */
export function path(hex: string, side: Side): string {
  const [q, r] = parts(hex);
  switch (side) {
    case 'W':
      return `${step(q, r, 'W')},E`;
    case 'NW':
      return `${step(q, r, 'NW')},SE`;
    case 'SW':
      return `${step(q, r, 'SW')},NE`;
    default:
      return `${q},${r},${side}`;
  }
}

/** The corners of a hex, clockwise from the north. */
export function cornersOf(hex: string): string[] {
  return (Object.keys(CORNERS) as Corner[]).map((where) => corner(hex, where));
}

/** The sides of a hex, clockwise from the north-east. */
export function pathsOf(hex: string): string[] {
  return (Object.keys(NEIGHBOURS) as Side[]).map((side) => path(hex, side));
}

/** The hexes that meet at a corner or along a path, whether they are on the board or not. */
export function hexesAt(place: string): string[] {
  const [q, r, where] = parts(place);
  const here = `${q},${r}`;
  switch (where) {
    case '':
      return [here];
    case 'N':
      return [here, step(q, r, 'NW'), step(q, r, 'NE')];
    case 'S':
      return [here, step(q, r, 'SW'), step(q, r, 'SE')];
    default:
      return [here, step(q, r, where as Side)];
  }
}

/** Where a place is: a hex, a corner or a path. */
export function pointOf(place: string): Point {
  const where = place.split(',')[2];
  if (where === undefined) return middle(place);
  return where === 'N' || where === 'S' ? cornerPoint(place) : pathMiddle(place);
}

/** The part of the drawing that holds all of these hexes, with room around the land for harbors. */
export function frame(
  hexes: readonly { at: string; terrain: string }[],
  harbor = 44,
): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const room = (terrain: string): number => (terrain === 'sea' ? 0 : harbor);
  const spots = hexes.map(({ at, terrain }) => ({ ...middle(at), room: room(terrain) }));
  const [left, right] = [
    Math.min(...spots.map((it) => it.x - it.room)) - HALF,
    Math.max(...spots.map((it) => it.x + it.room)) + HALF,
  ];
  const [top, bottom] = [
    Math.min(...spots.map((it) => it.y - it.room)) - SIDE,
    Math.max(...spots.map((it) => it.y + it.room)) + SIDE,
  ];
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
}

export type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The nearest of some places in a direction, within 45 degrees of it; nothing if there is none. */
export function nearest(from: string, places: readonly string[], way: Way): string | null {
  const here = pointOf(from);
  let best: string | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place === from) continue;
    const { x, y } = pointOf(place);
    const [dx, dy] = [x - here.x, y - here.y];
    const [along, aside] =
      way === 'ArrowLeft' ? [-dx, dy] : way === 'ArrowRight' ? [dx, dy] : way === 'ArrowUp' ? [-dy, dx] : [dy, dx];
    if (along <= 0.5 || Math.abs(aside) > along + 0.5) continue;
    const distance = Math.hypot(dx, dy);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** Places in reading order: rows from the top, each from the left. */
export function inReadingOrder(places: readonly string[]): string[] {
  return [...places].sort((a, b) => {
    const [one, two] = [pointOf(a), pointOf(b)];
    return Math.abs(one.y - two.y) > 1 ? one.y - two.y : one.x - two.x;
  });
}
