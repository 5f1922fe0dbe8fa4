import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Chance } from '../types/protocol';
import { checkDice } from './dice';

const secret = '07'.repeat(32);
const commitment = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');

/** A record whose first four falls are shuffles and whose fifth is `fell`, drawn from `lots`. */
async function checked(fell: string, lots: [string, number][][], again: number[] = [], sealed = commitment) {
  const falls = ['shuffled a', 'shuffled b', 'shuffled a', 'shuffled b', fell];
  const record = [{ dice: { commitment: sealed, salts: ['ann', ''], secret } }, ...falls.map((it) => ({ fell: it }))]
    .map((it) => JSON.stringify(it))
    .join('\n');
  const chance: Chance = {
    seed: '0',
    same_setup: true,
    falls: falls.map((it, at) => (at < 4 ? { fell: it, lots: null } : { fell: it, lots, again })),
  };
  return checkDice(record, chance);
}

// The first word of moment 5 is 4190567258, as the dice in Rust have it: 975 thousandths of all words, and a 6.
test('a card is drawn again from the numbers of its moment', async () => {
  const lot: [string, number][] = [
    ['ore', 975],
    ['wool', 1],
    ['grain', 24],
  ];
  expect(await checked('stolen wool', [lot])).toMatchObject({ committed: true, draws: 1, unchecked: 4, wrong: 0 });
  expect(await checked('stolen ore', [lot])).toMatchObject({ draws: 1, wrong: 1 });
});

test('what does not count is drawn again', async () => {
  const die: [string, number][] = ['1', '2', '3', '4', '5', '6'].map((it) => [it, 1]);
  expect((await checked('rolled 6', [die])).wrong).toBe(0);
  const later = await Promise.all(['1', '2', '3', '4', '5'].map((it) => checked(`rolled ${it}`, [die], [6])));
  expect(later.filter((it) => it.wrong === 0)).toHaveLength(1);
});

test('another secret than the sealed one is noticed', async () => {
  expect((await checked('stolen ore', [[['ore', 1]]], [], '00')).committed).toBe(false);
});

test('the set-up of a game that began from a laid position is nobody’s luck', async () => {
  const lines = (header: object) =>
    [
      JSON.stringify({ dice: { commitment, salts: ['ann', ''], secret }, ...header }),
      JSON.stringify({ fell: 'stolen ore' }),
    ].join('\n');
  const chance: Chance = { seed: '0', same_setup: null, falls: [{ fell: 'stolen ore', lots: [[['ore', 1]]] }] };
  expect(await checkDice(lines({ position: { table: {} } }), chance)).toMatchObject({
    committed: true,
    setup: null,
    wrong: 0,
  });
  // Who leaves the position out of the record does not come through.
  expect((await checkDice(lines({}), chance)).setup).toBe(false);
});
