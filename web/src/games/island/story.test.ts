import { expect, test } from 'vitest';
import { statistics } from './story';

const say = (key: string, parts: object) => ({ version: 1, said: { key, with: parts as never } });

test('statistics are counted from what was told', () => {
  const found = statistics(
    [
      say('island.produced', { seat: { player: 1 }, cards: { cards: [['ore', 1]], of: 'resource' } }),
      say('island.rolled', { seat: { player: 0 }, one: 3, two: 5, sum: 8 }),
      say('island.produced', {
        seat: { player: 1 },
        cards: {
          cards: [
            ['ore', 2],
            ['wool', 1],
          ],
          of: 'resource',
        },
      }),
      say('island.stole', { seat: { player: 0 }, victim: { player: 1 }, card: { word: 'word.a-card' } }),
      say('island.traded', { seat: { player: 0 }, partner: { player: 1 } }),
      say('island.bank-traded', { seat: { player: 1 } }),
    ],
    2,
  );
  expect(found.sums[8]).toBe(1);
  expect(found.produced[1]![8]).toBe(3);
  expect(found.produced[1]!.reduce((a, b) => a + b)).toBe(3);
  expect([found.stolen, found.lost, found.trades, found.bankTrades]).toEqual([
    [1, 0],
    [0, 1],
    [1, 1],
    [0, 1],
  ]);
});

test('gold counts for the roll, a find in the fog does not', () => {
  const found = statistics(
    [
      say('island.rolled', { seat: { player: 0 }, one: 3, two: 6, sum: 9 }),
      say('island.gold-taken', { seat: { player: 1 }, resource: { word: 'resource.ore' } }),
      say('island.found-number', { seat: { player: 0 }, number: 4 }),
      say('island.produced', { seat: { player: 0 }, cards: { cards: [['ore', 1]], of: 'resource' } }),
      say('island.gold-taken', { seat: { player: 0 }, resource: { word: 'resource.ore' } }),
    ],
    2,
  );
  expect(found.produced.map((it) => it[9])).toEqual([0, 1]);
});
