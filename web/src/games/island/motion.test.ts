import { expect, test } from 'vitest';
import type { View } from '../../../types/island';
import { flights } from './motion';

const side = (seat: number, cards: number, settlements: string[] = []) => ({ seat, cards, settlements, cities: [] });
const view = (turn: number, dice: [number, number] | null, sides: object[]) =>
  ({
    turn,
    dice,
    robber: '2,2',
    hexes: [
      { at: '0,0', terrain: 'forest', number: 8 },
      { at: '1,0', terrain: 'hills', number: 4 },
    ],
    sides,
  }) as unknown as View;

test('a roll brings cards from the hexes to those who live there', () => {
  const before = view(3, null, [side(0, 1, ['0,0,N']), side(1, 0)]);
  const after = view(3, [5, 3], [side(0, 2, ['0,0,N']), side(1, 0)]);
  expect(flights(before, after)).toEqual([{ from: { hex: '0,0' }, to: { seat: 0 }, terrain: 'forest' }]);
});

test('a stolen card goes from hand to hand, a price to the bank', () => {
  const before = view(3, [5, 2], [side(0, 1), side(1, 4)]);
  expect(flights(before, view(3, [5, 2], [side(0, 2), side(1, 3)]))).toEqual([
    { from: { seat: 1 }, to: { seat: 0 }, terrain: null },
  ]);
  expect(flights(before, view(3, [5, 2], [side(0, 1), side(1, 2)]))).toEqual([
    { from: { seat: 1 }, to: 'bank', terrain: null },
  ]);
});

test('nothing moves when nothing changed hands', () => {
  const before = view(3, [5, 2], [side(0, 1), side(1, 4)]);
  expect(flights(before, before)).toEqual([]);
});
