import { expect, test } from 'vitest';
import type { OptionDef } from '../../types/protocol';
import { differs, offered, read, settled, spec, swapped, usual, usualBot, type Options } from './options';

const list: Options = {
  options: [
    { name: 'seats', kind: 'number', from: 2, to: 6, more: [], usual: [{ when: [], value: '4' }] },
    { name: 'map', kind: 'choice', words: ['shores', 'fog'], usual: [] },
    {
      name: 'target',
      kind: 'number',
      from: 3,
      to: 5,
      more: [
        { when: { option: 'seats', is: ['2'] }, to: 6 },
        { when: { option: 'map', is: [] }, to: 7 },
      ],
      usual: [
        { when: [{ option: 'map', is: ['fog'] }], value: '7' },
        { when: [], value: '5' },
      ],
    },
    { name: 'pairs', kind: 'flag', usual: [] },
    { name: 'sets', kind: 'several', count: 2, words: ['a', 'b', 'c'], usual: [] },
  ],
  excludes: [
    { when: { option: 'seats', is: ['2'] }, not: { option: 'map', is: [] } },
    { when: { option: 'seats', is: ['2', '3', '4'] }, not: { option: 'pairs', is: [] } },
  ],
};
const option = (name: string): OptionDef => list.options.find((it) => it.name === name)!;

test('a spec says what was chosen and nothing else', () => {
  expect(spec('island', list.options, { pairs: 'yes', seats: '5', target: '' })).toBe('island:seats=5,pairs');
  expect(spec('duel', [], {})).toBe('duel');
});

test('what is offered goes with all that is chosen or usual', () => {
  expect(offered(list, {}, option('target'))).toEqual(['3', '4', '5']);
  expect(offered(list, { seats: '2' }, option('target'))).toEqual(['3', '4', '5', '6']);
  expect(offered(list, { map: 'fog' }, option('target')).at(-1)).toBe('7');
  expect(offered(list, { map: 'fog' }, option('seats'))).toEqual(['3', '4', '5', '6']);
  expect(offered(list, { seats: '2' }, option('map'))).toEqual([]);
  expect(offered(list, {}, option('pairs'))).toEqual([]);
  expect(offered(list, { seats: '5' }, option('pairs'))).toEqual(['yes']);
  expect(offered(list, {}, option('sets'))).toEqual(['a+b', 'a+c', 'b+c']);
});

test('what no longer goes with a choice is taken back', () => {
  expect(settled(list, { seats: '2', map: 'fog', target: '7' }, 'seats')).toEqual({ seats: '2' });
  expect(settled(list, { seats: '2', map: 'fog', target: '7' }, 'map')).toEqual({ map: 'fog', target: '7' });
  expect(settled(list, { seats: '5', pairs: 'yes' }, 'pairs')).toEqual({ seats: '5', pairs: 'yes' });
});

test('what is usual follows from the other choices', () => {
  expect(usual(list, { target: '3' }, 'target')).toBe('5');
  expect(usual(list, { map: 'fog' }, 'target')).toBe('7');
  expect(usual(list, {}, 'map')).toBe(null);
});

test('what was said differs only where it is not what is usual', () => {
  expect(differs(list, { target: '3' }, 'target')).toBe(true);
  expect(differs(list, { target: '7', map: 'fog' }, 'target')).toBe(false);
  expect(differs(list, {}, 'map')).toBe(false);
  expect(differs(list, { pairs: 'yes' }, 'pairs')).toBe(true);
});

test('one more of several takes the place of the one picked first', () => {
  const words = ['a', 'b', 'c', 'd'];
  expect(swapped(words, 2, ['a', 'b'], 'd')).toEqual(['b', 'd']);
  expect(swapped(words, 2, ['a', 'b'], 'b')).toEqual(['a', 'b']);
  expect(swapped(words, 2, [], 'd')).toEqual(['a', 'b']);
});

test('a spec is read back, and a seat has a usual bot', () => {
  expect(read('island:seats=5,pairs')).toEqual({ seats: '5', pairs: 'yes' });
  expect(read('duel')).toEqual({});
  expect([usualBot(['random', 'greedy', 'deep']), usualBot(['random'])]).toEqual(['greedy', 'random']);
});
