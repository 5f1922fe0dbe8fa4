import { expect, test } from 'vitest';
import type { Desk } from '../../table/desk.svelte';
import { hiddenOf } from './asking';

const desk = (due: number, question: object | null, asked = 'arsonist: counter-bishop'): Desk =>
  ({ seat: 0, eye: { view: { due, asked }, question } }) as unknown as Desk;

test('a counter is asked for in the same words with and without the card', () => {
  // Without the card the table sends no question, but everybody knows what is asked.
  expect(hiddenOf(desk(0, null))).toBe('duel.ask.counter-bishop');
  expect(hiddenOf(desk(0, null, 'black-knight: counter-herb-woman'))).toBe('duel.ask.counter-herb-woman');
  // With the card the question itself is there; the other prince sees neither.
  expect(hiddenOf(desk(0, { due: true }))).toBe('');
  expect(hiddenOf(desk(1, null))).toBe('');
  expect(hiddenOf(desk(0, null, 'feud: bury'))).toBe('');
});
