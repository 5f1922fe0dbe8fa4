import { expect, test } from 'vitest';
import { begun, inWords, spot } from './choices';
import { capital } from '../../words';

test('a draft says what it began with', () => {
  expect(begun(['build abbey 0,a', 'pay 1,b'])).toEqual({ does: 'build', card: 'abbey', place: '0,a' });
  expect(begun([])).toEqual({ does: '', card: '', place: '' });
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
    about: [{ does: 'card', card: 'abbey', index: 0 }, { does: 'pass' }],
    pass: null,
    undo: 0,
  };
  const names = { name: String, place: (at: string) => at };
  expect(inWords(question, names).map(({ action, card }) => [action, card])).toEqual([
    ['card 0', 'abbey'],
    ['pass', undefined],
  ]);
});
