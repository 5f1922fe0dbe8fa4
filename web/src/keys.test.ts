import { beforeEach, expect, test, vi } from 'vitest';
import { COMMANDS, hasOwnKeys, isKey, keyOf, setKey, shortcut, usualKeys, whyNot } from './keys';
import { preferences } from './preferences.svelte';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));

beforeEach(() => {
  usualKeys();
  preferences.letters = true;
});

test('the usual keys are no doubles of each other', () => {
  expect(COMMANDS.filter((it) => whyNot(it, keyOf(it)) !== null)).toEqual([]);
});

test('a command gets a new key, which is in force everywhere, and the old one is free', () => {
  expect(setKey('end', 'Q')).toBeNull();
  expect([isKey('end', { key: 'q' }), isKey('end', { key: 'Q' }), isKey('end', { key: 'e' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(shortcut('end')).toBe('Q');
  expect(setKey('undo', 'e')).toBeNull();
  expect(hasOwnKeys()).toBe(true);
  usualKeys();
  expect([keyOf('end'), keyOf('undo'), hasOwnKeys()]).toEqual(['e', 'u', false]);
});

test('doubles are refused with the command that has the key, keys of the other game are free', () => {
  expect(setKey('end', 'n')).toEqual({ why: 'taken', by: 'next' });
  expect(setKey('duel.bank', 'e')).toEqual({ why: 'taken', by: 'end' });
  expect(setKey('end', 't')).toEqual({ why: 'taken', by: 'duel.bank' });
  expect(setKey('duel.bank', 'x')).toBeNull();
  expect(setKey('duel.bank', 'Enter')).toEqual({ why: 'not-one' });
  expect(setKey('duel.bank', ' ')).toEqual({ why: 'not-one' });
  expect(setKey('duel.bank', '4')).toEqual({ why: 'kept' });
  // Rolling and building are asked at different moments.
  expect(setKey('roll', 's')).toBeNull();
  expect(keyOf('end')).toBe('e');
});

test('with single letters switched off no key is a command, and none is shown', () => {
  preferences.letters = false;
  expect([isKey('undo', { key: 'u' }), shortcut('undo')]).toEqual([false, undefined]);
});

test('the key of + is enough without Shift, unless a command has it', () => {
  expect(isKey('nearer', { key: '=' })).toBe(true);
  expect(setKey('undo', '=')).toBeNull();
  expect(isKey('nearer', { key: '=' })).toBe(false);
});
