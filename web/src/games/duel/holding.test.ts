import { expect, test } from 'vitest';
import { cameFrom, inOrder } from './holding';

test('a card that leaves the hand moves no other, and new cards lie behind', () => {
  expect(inOrder(['scout', 'abbey', 'harald'], ['harald', 'scout'])).toEqual(['scout', 'harald']);
  expect(inOrder(['scout', 'harald'], ['abbey', 'harald', 'scout'])).toEqual(['scout', 'harald', 'abbey']);
  expect(inOrder(['abbey', 'scout', 'abbey'], ['abbey', 'scout'])).toEqual(['abbey', 'scout']);
  expect(inOrder([], ['scout'])).toEqual(['scout']);
});

test('a card that is being built came out of the hand if the hand has one less of it', () => {
  expect(cameFrom(['abbey', 'scout', 'abbey'], ['scout', 'abbey'], 'abbey')).toBe(true);
  expect(cameFrom(['scout'], ['scout'], 'hedge-tavern')).toBe(false);
});
