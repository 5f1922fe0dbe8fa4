import { beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
const { speak } = await import('../../texts.svelte');
const { hintOf } = await import('./answers');

beforeAll(() => speak('en'));

test('before the roll the prompt speaks of development cards only to those who can do more than roll', () => {
  const roll = (...choices: string[]) => ({
    asked: 'roll',
    said: { key: 'island.ask.roll' },
    due: true,
    choices,
    pass: null,
    undo: 0,
  });
  expect(hintOf(roll('roll'))).toBe('');
  expect(hintOf(roll('roll', 'knight'))).toBe('A development card may be played before.');
});
