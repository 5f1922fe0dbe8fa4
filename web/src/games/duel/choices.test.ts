import { expect, test } from 'vitest';
import { at, inWords, placeOf, spot } from './choices';
import { capital } from '../../words';

const choices = ['end', 'take 1,b', 'use 0,a', 'build abbey 0,a', 'build abbey 2,b2', 'trade wool ore'].map(
  (action) => ({ action, words: action }),
);

test('a choice that points at a place lies there', () => {
  expect(choices.map(({ action }) => placeOf(action))).toEqual([null, '1,b', '0,a', null, null, null]);
  expect(at(choices, '0,a', null).map(({ action }) => action)).toEqual(['use 0,a']);
});

test('a picked card lights the sites it may be built on', () => {
  expect(at(choices, '0,a', 'build abbey').map(({ action }) => action)).toEqual(['build abbey 0,a']);
  expect(at(choices, '1,b', 'build abbey')).toEqual([]);
});

test('a place is a column and a row', () => {
  expect(spot('-1,b2')).toEqual({ column: -1, row: -2 });
  expect(spot('4')).toEqual({ column: 4, row: 0 });
  expect(spot('abroad/0,a')).toEqual({ column: 0, row: 1 });
});

test('a choice begins with a capital letter', () => expect(capital('äpfel')).toBe('Äpfel'));

test('a card that may be taken is known by its key', () => {
  const question = {
    asked: '',
    due: true,
    choices: ['card 0', 'pass'],
    means: [{ key: 'duel.do.card', with: { card: { card: 'abbey', name: 'Abbey' } } }, { key: 'duel.pass.no' }],
    pass: null,
    undo: 0,
  };
  const names = { name: String, place: (at: string) => at };
  expect(inWords(question, names).map(({ action, card }) => [action, card])).toEqual([
    ['card 0', 'abbey'],
    ['pass', undefined],
  ]);
});
