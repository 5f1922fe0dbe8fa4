import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { fill } from './texts.svelte';

const words = en as Record<string, string>;
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('every key that the client says has words, and all its words are said', () => {
  const plain = new Set([...sources.matchAll(/'(ui\.[\w.-]*\w)'/g)].map(([, key]) => key!));
  // Keys that are put together, such as `ui.phase.${phase}`.
  const begun = [...sources.matchAll(/`(ui\.[\w.-]*)\$\{[^`]*\}([\w.-]*)`/g)].map(([, head, tail]) => [head!, tail!] as const);
  expect([...plain].filter((key) => !(key in words))).toEqual([]);
  const unsaid = Object.keys(words).filter((key) => key.startsWith('ui.') && !plain.has(key) && !begun.some(([head, tail]) => key.startsWith(head) && key.endsWith(tail)));
  expect(unsaid).toEqual([]);
});

/** The names in a file of the project, by a pattern whose first group is a name. */
function named(path: string, part: RegExp, name = /"([\w-]+)"/g): string[] {
  const found = part.exec(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));
  return [...(found?.[0] ?? '').matchAll(name)].map(([, it]) => it!);
}

test('every key that is put together has words for all that can stand in it', () => {
  const keysOf = (head: string): string[] => Object.keys(words).flatMap((key) => (key.startsWith(head) ? [key.slice(head.length)] : []));
  const all: Record<string, string[]> = {
    'ui.island.source.': named('crates/island/src/view.rs', /fn sources<[\s\S]*?\n}/, /\("([\w-]+)",/g),
    'ui.refused.': named('web/types/protocol.ts', /export type Kind = [^;]*;/),
    'ui.notice.': named('web/types/protocol.ts', /export type Notice = [^;]*;/),
    'ui.mark.': named('docs/rules/README.md', /\| `recalled`[\s\S]*?`decision` \|/, /\| `([a-z]+)` \|/g),
    'ui.phase.': named('web/types/protocol.ts', /export type Phase = [^;]*;/),
    'ui.helper.': keysOf('helper.'),
    'ui.guild.': keysOf('guild.'),
    'ui.guild.arch.': keysOf('guild.'),
    'ui.island.card.': keysOf('development.'),
    'ui.duel.kind.': ['building', 'hero', 'tradeship', 'unit', 'site', 'neutral', 'attack', 'event', 'region', 'center'],
    'ui.bot.': ['0', '1', '2', '3', '4', '5'],
    'ui.island.here.': keysOf('ui.island.do.'),
    'ui.island.do.': keysOf('ui.island.here.'),
    'ui.island.picked.': keysOf('ui.island.group.'),
  };
  for (const [head, names] of Object.entries(all)) {
    expect(names.length, head).toBeGreaterThan(2);
    expect(names.filter((name) => !(head + name in words)), head).toEqual([]);
  }
});

test('both languages have the same keys of the client', () => {
  const own = (all: object) => Object.keys(all).filter((key) => key.startsWith('ui.'));
  expect(own(de)).toEqual(own(en));
});

test('parts are filled in, and numbers choose their words', () => {
  const say = (sentence: string, parts: Record<string, unknown>) => fill(sentence, parts).join('');
  expect(say('{name} gives {n|1 card|{n} cards}.', { name: 'Ann', n: 1 })).toBe('Ann gives 1 card.');
  expect(say('{name} gives {n|1 card|{n} cards}.', { name: 'Ann', n: 3 })).toBe('Ann gives 3 cards.');
  expect(say('{missing} stays away', {})).toBe(' stays away');
});
