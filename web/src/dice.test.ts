import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Chance } from '../types/protocol';
import { checkDice, isFair } from './dice';

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

/** A game whose seal is opened at its end; what fell and the set-up follow from that secret. */
async function ended(
  opened: string,
  salts: string[],
  own: { commitment: string; salt: string; seated: boolean } | null,
) {
  const dice = { commitment: sealOf(opened), salts, secret: opened };
  const words = createHmac('sha256', Buffer.from(opened, 'hex'))
    .update(['commonland-dice-1', ...salts, '0', '0'].join('\n'))
    .digest();
  const seed = words.readBigUInt64LE(0).toString(16).padStart(16, '0');
  return checkDice(JSON.stringify({ dice }), { seed, same_setup: true, falls: [] }, own);
}

const sealOf = (it: string): string => createHash('sha256').update(Buffer.from(it, 'hex')).digest('hex');

test('an honest server passes, and it is told whose salts are in the dice', async () => {
  const own = { commitment, salt: 'mine', seated: true };
  const found = await ended(secret, ['', 'mine', 'theirs'], own);
  expect(found).toMatchObject({ committed: true, kept: true, mine: true, salted: [1, 2], setup: true });
  expect(isFair(found)).toBe(true);
  // Nothing was kept: nothing speaks against it, and it is said.
  const unknown = await ended(secret, ['', '', ''], null);
  expect(unknown).toMatchObject({ kept: null, mine: null, salted: [] });
  // The salts are those of seats.
  expect((await ended(secret, ['a', 'b'], { ...own, seated: false })).mine).toBe(null);
});

test('a server that draws another secret once it has the salts is caught by what was kept', async () => {
  const own = { commitment, salt: 'mine', seated: true };
  const found = await ended('08'.repeat(32), ['mine', 'theirs'], own);
  expect(found).toMatchObject({ committed: true, setup: true, wrong: 0, kept: false, mine: true });
  expect(isFair(found)).toBe(false);
});

test('a server that leaves a salt out is caught', async () => {
  const own = { commitment, salt: 'mine', seated: true };
  const found = await ended(secret, ['other', 'theirs'], own);
  expect(found).toMatchObject({ committed: true, kept: true, mine: false });
  expect(isFair(found)).toBe(false);
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
