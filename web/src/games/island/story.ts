/** Statistics of a game, from what was told. */
import type { Part, LogLine } from '../../../types/protocol';

export interface Statistics {
  /** How often each sum fell, 2 to 12. */
  sums: number[];
  /** Cards that each seat got, by the number rolled; index 0 is the seat. */
  produced: number[][];
  stolen: number[];
  lost: number[];
  trades: number[];
  bankTrades: number[];
}

const seatOf = (part: Part | undefined): number | null =>
  typeof part === 'object' && 'player' in part ? part.player : null;
const countOf = (part: Part | undefined): number =>
  typeof part === 'object' && 'cards' in part ? part.cards.reduce((sum, [, count]) => sum + count, 0) : 0;

export function statistics(log: readonly LogLine[], seats: number): Statistics {
  const zeros = (): number[] => Array.from({ length: seats }, () => 0);
  const all: Statistics = {
    sums: Array.from({ length: 13 }, () => 0),
    produced: Array.from({ length: seats }, () => Array.from({ length: 13 }, () => 0)),
    stolen: zeros(),
    lost: zeros(),
    trades: zeros(),
    bankTrades: zeros(),
  };
  const add = (to: number[], seat: number | null, by = 1): void => {
    if (seat !== null) to[seat] = (to[seat] ?? 0) + by;
  };
  /** What was rolled, while its production lasts; 0 otherwise. */
  let sum = 0;
  for (const { said } of log) {
    const parts = said.with ?? {};
    const seat = seatOf(parts['seat']);
    switch (said.key) {
      case 'island.rolled':
        sum = Number(parts['sum']);
        all.sums[sum]! += 1;
        break;
      case 'island.produced':
        if (sum > 0 && seat !== null) add(all.produced[seat]!, sum, countOf(parts['cards']));
        break;
      case 'island.gold-taken':
        if (sum > 0 && seat !== null) add(all.produced[seat]!, sum);
        break;
      case 'island.found':
      case 'island.found-number':
        // A card or gold for what was found comes from no roll.
        sum = 0;
        break;
      case 'island.stole':
        add(all.stolen, seat);
        add(all.lost, seatOf(parts['victim']));
        break;
      case 'island.traded':
        add(all.trades, seat);
        add(all.trades, seatOf(parts['partner']));
        break;
      case 'island.bank-traded':
        add(all.bankTrades, seat);
    }
  }
  return all;
}

/** What the last roll of a log brought a seat; nothing where no roll is told. */
export function gainsOf(log: readonly LogLine[], seat: number): [string, number][] | null {
  const at = log.findLastIndex(({ said }) => said.key === 'island.rolled');
  if (at < 0) return null;
  const gained = new Map<string, number>();
  for (const { said } of log.slice(at + 1)) {
    const parts = said.with ?? {};
    if (said.key === 'island.turn-began') break;
    if (said.key !== 'island.produced' || seatOf(parts['seat']) !== seat) continue;
    const cards = parts['cards'];
    if (typeof cards !== 'object' || !('cards' in cards)) continue;
    for (const [kind, count] of cards.cards) gained.set(kind, (gained.get(kind) ?? 0) + count);
  }
  return [...gained];
}
