import { expect, test } from 'vitest';
import { about, inWords, spot } from './choices';
import { capital } from '../../words';

test('a choice is about the things that its notation names', () => {
  expect(about('end')).toEqual({ action: 'end', verb: 'end' });
  expect(about('build abbey 0,a')).toMatchObject({ verb: 'build', card: 'abbey', place: '0,a' });
  expect(about('put abbey 2')).toMatchObject({ verb: 'put', card: 'abbey', stack: 2 });
  expect(about('road left')).toMatchObject({ verb: 'road', end: 'left' });
  expect(about('trade wool ore')).toMatchObject({ verb: 'trade', resource: 'wool', take: 'ore' });
  expect(about('take 1,b')).toMatchObject({ verb: 'take', place: '1,b' });
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
