/** The commands that have a key of their own: their usual keys, and those that the reader has given them. */
import { prefer, preferences } from './preferences.svelte';

/** Where a command works. */
export type Scope = 'all' | 'island' | 'duel';

const TABLE = {
  next: ['all', 'n'],
  undo: ['all', 'u'],
  roll: ['all', 'r'],
  end: ['all', 'e'],
  inspect: ['all', 'i'],
  nearer: ['all', '+'],
  farther: ['all', '-'],
  whole: ['all', '0'],
  'island.road': ['island', '1'],
  'island.settlement': ['island', '2'],
  'island.city': ['island', '3'],
  'island.buy': ['island', '4'],
  'island.ship': ['island', '5'],
  'island.look': ['island', 'x'],
  'island.corner': ['island', 'c'],
  'island.path': ['island', 'p'],
  'duel.road': ['duel', 'r'],
  'duel.settlement': ['duel', 's'],
  'duel.city': ['duel', 'c'],
  'duel.bank': ['duel', 't'],
  'duel.pay': ['duel', 'p'],
  'duel.sea': ['duel', 'v'],
} as const satisfies Record<string, readonly [Scope, string]>;

export type Command = keyof typeof TABLE;

/** Commands that go on with their key, and back with Shift. */
export const BOTH_WAYS: readonly Command[] = ['next', 'island.corner', 'island.path', 'duel.pay', 'duel.sea'];

export const COMMANDS = Object.keys(TABLE) as Command[];

/** Keys that are never given away: digits pick the cards of the hand in the card games. */
const FIXED: Record<Scope, RegExp> = { all: /^[1-9]$/, island: /^$/, duel: /^[1-9]$/ };

/** What is built is never asked for at the same moment as the roll. */
const BUILDS = /\.(road|settlement|city|buy|ship)$/;

export const scopeOf = (command: Command): Scope => TABLE[command][0];

/** The commands of a scope. */
export const commandsOf = (scope: Scope): Command[] => COMMANDS.filter((it) => scopeOf(it) === scope);

/** The key of a command: the reader's, or the usual one. */
export const keyOf = (command: Command): string => preferences.keys[command] ?? TABLE[command][1];

/** The same as it stands on a keyboard. */
export const shownKey = (command: Command): string => keyOf(command).toUpperCase();

/** What `aria-keyshortcuts` says of a command; nothing while single keys are switched off. */
export const shortcut = (command: Command): string | undefined =>
  preferences.letters ? shownKey(command).replace('+', 'Plus') : undefined;

/** Whether a pressed key is that of a command, while single keys are commands at all. */
export const isKey = (command: Command, event: { key: string }): boolean =>
  preferences.letters && hasKey(command, event);

/**
 * Whether a pressed key is that of a command: also of one that works only where the focus is, when single keys are switched
 * off. Where + needs Shift, its bare key is enough.
 */
export function hasKey(command: Command, { key }: { key: string }): boolean {
  const pressed = key.toLowerCase();
  if (pressed === keyOf(command)) return true;
  return pressed === '=' && keyOf(command) === '+' && !COMMANDS.some((it) => keyOf(it) === '=');
}

/** Whether a press is meant for something else than a command: a text, or a shortcut of the browser. */
export const isTyped = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target as HTMLElement).matches('input, select, textarea, dialog *');

/** Why a key cannot be given to a command: it is no single character, it is kept, or another command has it. */
export type Refused = { why: 'not-one' | 'kept' } | { why: 'taken'; by: Command };

export function whyNot(command: Command, key: string): Refused | null {
  const wanted = key.toLowerCase();
  if ([...wanted].length !== 1 || wanted.trim() === '') return { why: 'not-one' };
  const scope = scopeOf(command);
  if (FIXED[scope].test(wanted)) return { why: 'kept' };
  const meets = (it: Command): boolean => scope === 'all' || scopeOf(it) === 'all' || scopeOf(it) === scope;
  const apart = (it: Command): boolean =>
    (command === 'roll' && BUILDS.test(it)) || (it === 'roll' && BUILDS.test(command));
  const by = COMMANDS.find((it) => it !== command && keyOf(it) === wanted && meets(it) && !apart(it));
  return by === undefined ? null : { why: 'taken', by };
}

/** Gives a command a key, unless there is a reason against it. */
export function setKey(command: Command, key: string): Refused | null {
  const refused = whyNot(command, key);
  if (refused === null) prefer('keys', { ...preferences.keys, [command]: key.toLowerCase() });
  return refused;
}

/** All commands have their usual keys again. */
export const usualKeys = (): void => prefer('keys', {});

export const hasOwnKeys = (): boolean => COMMANDS.some((it) => keyOf(it) !== TABLE[it][1]);
