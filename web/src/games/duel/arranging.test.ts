import { expect, test } from 'vitest';
import { chainOf, swapped } from './arranging';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];
const region = (at: string) => ({ at, card: at, resource: 'gold', number: 1, stock: 1 });

/** What the table makes of a chain: each answer changes places with the place that is asked for. */
function laid(chain: readonly string[]): Record<string, string> {
  const lies = Object.fromEntries(PLACES.map((at) => [at, at]));
  chain.forEach((from, turn) => {
    const here = PLACES[turn]!;
    [lies[here], lies[from]] = [lies[from]!, lies[here]!];
  });
  return lies;
}

test('a chain leads to what the swaps show', () => {
  const tries: [string, string][][] = [
    [],
    [['a', 'f']],
    [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
      ['f', 'a'],
    ],
    [
      ['e', 'f'],
      ['e', 'f'],
      ['d', 'b'],
      ['b', 'f'],
      ['c', 'd'],
    ],
  ];
  for (const swaps of tries) {
    const chain = chainOf(PLACES.slice(0, -1), swaps);
    const shown = Object.fromEntries(swapped(PLACES.map(region), swaps).map((it) => [it.at, it.card]));
    expect(laid(chain)).toEqual(shown);
    // What lies already is not asked for again.
    chain.forEach((from, turn) => expect(PLACES.slice(turn)).toContain(from));
  }
});
