import { expect, test } from 'vitest';
import { asked, spec } from './options';

const option = (name: string, values: string) => ({ name, values, text: '' });

test('an option is a switch, a number or a word', () => {
  expect(asked(option('no-trades', ''))).toEqual({ kind: 'switch' });
  expect(asked(option('target', '3 to 12, with two seats to 15'))).toEqual({ kind: 'number', from: 3, to: 12 });
  expect(asked(option('numbers', 'spiral, random'))).toEqual({ kind: 'word', words: ['spiral', 'random'] });
  expect(asked(option('odd', 'whatever you like'))).toBeNull();
});

test('a spec says what was chosen and nothing else', () => {
  const options = [option('seats', '2 to 6'), option('target', '3 to 12'), option('no-trades', '')];
  expect(spec('island', options, { seats: '3', 'no-trades': 'yes', target: '' })).toBe('island:seats=3,no-trades');
  expect(spec('duel', [], {})).toBe('duel');
});
