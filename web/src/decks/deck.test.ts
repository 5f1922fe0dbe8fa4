import { expect, test } from 'vitest';
import { copies, corrected, empty, fromAddress, hold, read, step, sum, toAddress, write } from './deck';

const begun = { ...empty('duel:tournament', 'Hedge and Torch'), about: 'Münzen first', hand: { abbey: 1 } };

test('a deck is read as it was written', () => {
  const deck = { ...begun, cards: { mint: 2 }, events: { riots: 1 } };
  expect(write(deck)).toBe(
    'name: Hedge and Torch\nabout: Münzen first\ngame: duel:tournament\nhand:\n  1 abbey\ncards:\n  2 mint\nevents:\n  1 riots\n',
  );
  expect(read(write(deck))).toEqual(deck);
});

test('a name stays in its line, and no comment begins in it', () => {
  expect(read(write({ ...begun, name: 'Two\nlines # of it' })).name).toBe('Two lines of it');
});

test('copies are added and removed, those of the hand last', () => {
  const two = step(step(begun, 'mint', false, 1), 'mint', false, 1);
  expect(copies(two, 'mint')).toBe(2);
  const held = hold(two, 'mint');
  expect([held.hand['mint'], held.cards['mint']]).toEqual([1, 1]);
  const less = step(held, 'mint', false, -1);
  expect([less.hand['mint'], less.cards['mint']]).toEqual([1, undefined]);
  expect(copies(step(less, 'mint', false, -1), 'mint')).toBe(0);
  expect(hold(less, 'mint').hand['mint']).toBeUndefined();
  expect(sum(step(two, 'riots', true, 1).events)).toBe(1);
});

test('a deck goes into an address and back', () => {
  const text = write(begun);
  expect(toAddress(text)).toMatch(/^[\w-]+$/);
  expect(fromAddress(`#${toAddress(text)}`)).toBe(text);
  expect(fromAddress('#%%')).toBeNull();
  expect(fromAddress('')).toBeNull();
});

test('a name that nobody knows is replaced in its own line only', () => {
  expect(corrected('  1 towr\n  2 towr', 2, 'towr', 'Lookout Tower')).toBe('  1 towr\n  2 Lookout Tower');
});
