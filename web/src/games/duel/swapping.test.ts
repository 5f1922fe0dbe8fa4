import { expect, test } from 'vitest';
import type { SideView, View } from '../../../types/duel';
import { canSwap, most, written } from './swapping';

const side = (...stores: [string, number][]): SideView =>
  ({ regions: stores.map(([resource, stock]) => ({ resource, stock })) }) as unknown as SideView;

test('no more can be swapped than the one has and the other has room for', () => {
  const [ann, ben] = [side(['wool', 3], ['ore', 0]), side(['wool', 2], ['ore', 2])];
  expect(most(ann, ben, 'wool')).toBe(1);
  expect(most(ben, ann, 'ore')).toBe(2);
  expect(canSwap({ sides: [ann, ben] } as unknown as View, 0)).toBe(true);
  expect(canSwap({ sides: [ann, side(['wool', 1])] } as unknown as View, 0)).toBe(false);
});

test('an offer is written as the table reads it', () => {
  expect(written({ ore: 2, wool: 1, gold: 0 })).toBe('wool+2ore');
});
