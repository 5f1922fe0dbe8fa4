/** Which cards travel when one view becomes the next: from hexes that produced, from hands, from and to the bank. */
import type { View } from '../../../types/island';
import { cornersOf } from './geometry';

export type End = { hex: string } | { seat: number } | 'bank';

export interface Flight {
  from: End;
  to: End;
  /** The terrain of a hex that produced; nothing for cards that not everybody saw. */
  terrain: string | null;
}

/** More than this many cards at once are only a blur. */
const MOST = 12;

export function flights(before: View, after: View): Flight[] {
  const more = (seat: number): number => after.sides[seat]!.cards - (before.sides[seat]?.cards ?? 0);
  const seats = after.sides.map((it) => it.seat);
  const gainers = seats.filter((seat) => more(seat) > 0);
  const found: Flight[] = [];
  const rolled =
    after.dice !== null && JSON.stringify([before.turn, before.dice]) !== JSON.stringify([after.turn, after.dice]);
  if (rolled) {
    const sum = after.dice![0] + after.dice![1];
    for (const { at, terrain, number } of after.hexes) {
      if (number !== sum || at === after.robber) continue;
      const corners = cornersOf(at);
      for (const seat of gainers) {
        if ([...after.sides[seat]!.settlements, ...after.sides[seat]!.cities].some((it) => corners.includes(it)))
          found.push({ from: { hex: at }, to: { seat }, terrain });
      }
    }
    return found.slice(0, MOST);
  }
  const losers = seats.filter((seat) => more(seat) < 0);
  for (const seat of gainers)
    found.push({ from: losers.length > 0 ? { seat: losers[0]! } : 'bank', to: { seat }, terrain: null });
  // What was paid or given back, unless it went to somebody who gained.
  if (gainers.length === 0) for (const seat of losers) found.push({ from: { seat }, to: 'bank', terrain: null });
  return found.slice(0, MOST);
}
