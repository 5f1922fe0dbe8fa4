import { expect, test } from 'vitest';
import type { OptionDef } from '../../types/protocol';
import {
  differs,
  namedIn,
  offered,
  read,
  settled,
  spec,
  swapped,
  usual,
  usualBot,
  usualMark,
  type Options,
} from './options';

const list: Options = {
  options: [
    { name: 'seats', kind: 'number', from: 2, to: 6, more: [], usual: [{ when: [], value: '4' }], needs: [] },
    { name: 'map', kind: 'choice', words: ['shores', 'fog'], usual: [], needs: [] },
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
        { when: [{ option: 'map', is: ['fog'] }], value: '7', mark: 'reconstructed' },
        { when: [], value: '5' },
      ],
      needs: [],
    },
    { name: 'pairs', kind: 'flag', usual: [], needs: [] },
    { name: 'sets', kind: 'several', least: 2, count: 2, words: ['a', 'b', 'c'], usual: [], needs: [] },
    {
      name: 'owls',
      kind: 'choice',
      words: ['own', 'any'],
      usual: [],
      needs: [
        { option: 'sets', is: ['b'] },
        { option: 'map', is: ['fog'] },
      ],
    },
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

test('an option that needs another one is offered with that one alone', () => {
  expect(offered(list, {}, option('owls'))).toEqual([]);
  expect(offered(list, { sets: 'a+c' }, option('owls'))).toEqual([]);
  expect(offered(list, { sets: 'a+b' }, option('owls'))).toEqual(['own', 'any']);
  expect(offered(list, { map: 'fog' }, option('owls'))).toEqual(['own', 'any']);
  expect(settled(list, { sets: 'a+c', owls: 'any' }, 'sets')).toEqual({ sets: 'a+c' });
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

test('the mark of a usual value comes and goes with it', () => {
  expect(usualMark(list, {}, 'target')).toBe(null);
  expect(usualMark(list, { map: 'fog' }, 'target')).toBe('reconstructed');
  // What is chosen instead does not change how well the usual value is sourced.
  expect(usualMark(list, { map: 'fog', target: '5' }, 'target')).toBe('reconstructed');
  expect(usualMark(list, {}, 'map')).toBe(null);
});

test('what was said differs only where it is not what is usual', () => {
  expect(differs(list, { target: '3' }, 'target')).toBe(true);
  expect(differs(list, { target: '7', map: 'fog' }, 'target')).toBe(false);
  expect(differs(list, {}, 'map')).toBe(false);
  expect(differs(list, { pairs: 'yes' }, 'pairs')).toBe(true);
});

test('one more of several takes the place of the one picked first', () => {
  const two = { words: ['a', 'b', 'c', 'd'], least: 2, count: 2 };
  expect(swapped(two, ['a', 'b'], 'd')).toEqual(['b', 'd']);
  expect(swapped(two, ['a', 'b'], 'b')).toEqual(['a', 'b']);
  expect(swapped(two, [], 'd')).toEqual(['a', 'b']);
  const upTo = { ...two, least: 0 };
  expect(swapped(upTo, ['a', 'b'], 'b')).toEqual(['a']);
  expect(swapped(upTo, ['a'], 'a')).toEqual([]);
  expect(swapped(upTo, ['a', 'b'], 'd')).toEqual(['b', 'd']);
});

test('an option of several words may name none of them', () => {
  const eras: OptionDef = {
    name: 'eras',
    kind: 'several',
    least: 0,
    count: 2,
    words: ['a', 'b'],
    usual: [],
    needs: [],
  };
  const target: OptionDef = {
    name: 'target',
    kind: 'number',
    from: 1,
    to: 1,
    more: [{ when: { option: 'eras', is: [''] }, to: 2 }],
    usual: [],
    needs: [],
  };
  const open: Options = { options: [eras, target], excludes: [] };
  expect(offered(open, {}, eras)).toEqual(['yes', 'a', 'b', 'a+b']);
  expect(spec('duel', open.options, { eras: 'yes' })).toBe('duel:eras');
  expect(offered(open, { eras: 'yes' }, target)).toEqual(['1', '2']);
  expect(offered(open, { eras: 'a' }, target)).toEqual(['1']);
  expect([namedIn('yes'), namedIn('a+b'), namedIn(undefined)]).toEqual([[], ['a', 'b'], []]);
});

test('a spec is read back, and a seat has a usual bot', () => {
  expect(read('island:seats=5,pairs')).toEqual({ seats: '5', pairs: 'yes' });
  expect(read('duel')).toEqual({});
  expect([usualBot(['gentle', 'fair', 'hard']), usualBot(['gentle'])]).toEqual(['fair', 'gentle']);
});
