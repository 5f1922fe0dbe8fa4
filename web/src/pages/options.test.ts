import { expect, test } from 'vitest';
import { spec } from './options';

test('a spec says what was chosen and nothing else', () => {
  const options = [
    { name: 'seats', kind: 'number' },
    { name: 'target', kind: 'number' },
    { name: 'no-trades', kind: 'switch' },
  ] as const;
  expect(spec('island', options, { seats: '3', 'no-trades': 'yes', target: '' })).toBe('island:seats=3,no-trades');
  expect(spec('duel', [], {})).toBe('duel');
});
