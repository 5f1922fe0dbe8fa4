import { expect, test } from 'vitest';
import { patched } from './patch';

test('a change says what is new, in objects and in lists', () => {
  const before = { turn: 1, sides: [{ cards: 2 }, { cards: 3 }], offer: { to: [1] } };
  const after = patched(before, {
    in: { turn: { set: 2 }, sides: { at: { 1: { in: { cards: { set: 4 } } } }, add: [{ cards: 0 }] } },
    gone: ['offer'],
  });
  expect(after).toEqual({ turn: 2, sides: [{ cards: 2 }, { cards: 4 }, { cards: 0 }] });
  expect(before).toEqual({ turn: 1, sides: [{ cards: 2 }, { cards: 3 }], offer: { to: [1] } });
});

test('a list is changed in place, then cut, then added to', () => {
  expect(patched([1, 2, 3], { at: { 0: { set: 9 } }, cut: 2, add: [7] })).toEqual([9, 2, 7]);
});

test('an empty change changes nothing and shares everything', () => {
  const before = { a: [1] };
  expect(patched(before, {})).toBe(before);
  expect((patched(before, { in: { b: { set: 1 } } }) as typeof before).a).toBe(before.a);
});
