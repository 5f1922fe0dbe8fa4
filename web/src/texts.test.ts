import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import deAlmanac from '../../texts/de/almanac.ftl?raw';
import enAlmanac from '../../texts/en/almanac.ftl?raw';
import deBots from '../../texts/de/bots.ftl?raw';
import enBots from '../../texts/en/bots.ftl?raw';
import deDecks from '../../texts/de/decks.ftl?raw';
import enDecks from '../../texts/en/decks.ftl?raw';
import german from './texts/de';
import english from './texts/en';
import { fill, read } from './texts.svelte';

const de = { ...german, almanac: deAlmanac, bots: deBots, decks: deDecks };
const en = { ...english, almanac: enAlmanac, bots: enBots, decks: enDecks };
const languages = { de: read('de', de), en: read('en', en) };
/** The name of a message for a key. */
const id = (key: string): string => key.replace(/[^A-Za-z0-9_]/g, '-');
const messages = Object.values(en).flatMap((file) => [...file.matchAll(/^([\w-]+) =/gm)].map(([, name]) => name!));
const has = (key: string): boolean => fill(languages.en, key, {})[0] !== key;
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('every key that the client says has words, and all its words are said', () => {
  const plain = new Set([...sources.matchAll(/'(ui\.[\w.-]*\w)'/g)].map(([, key]) => key!));
  // Keys that are put together, such as `ui.phase.${phase}`.
  const begun = [...sources.matchAll(/`(ui\.[\w.-]*)\$\{[^`]*\}([\w.-]*)`/g)].map(
    ([, head, tail]) => [head!, tail!] as const,
  );
  expect([...plain].filter((key) => !has(key))).toEqual([]);
  const said = new Set([...plain].map(id));
  const unsaid = messages.filter(
    (name) =>
      name.startsWith('ui-') &&
      !said.has(name) &&
      !begun.some(([head, tail]) => name.startsWith(id(head)) && name.endsWith(id(tail))),
  );
  expect(unsaid).toEqual([]);
});

/** The names in a file of the project, by a pattern whose first group is a name. */
function named(path: string, part: RegExp, name = /"([\w-]+)"/g): string[] {
  const found = part.exec(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'));
  return [...(found?.[0] ?? '').matchAll(name)].map(([, it]) => it!);
}

test('every key that is put together has words for all that can stand in it', () => {
  const keysOf = (head: string): string[] =>
    messages.flatMap((name) => (name.startsWith(id(head)) ? [name.slice(head.length)] : []));
  const all: Record<string, string[]> = {
    'ui.island.source.': named('crates/island/src/view.rs', /fn sources<[\s\S]*?\n}/, /\("([\w-]+)",/g),
    'ui.refused.': named('web/types/protocol.ts', /export type RefusalKind = [^;]*;/),
    'ui.mark.': named('docs/rules/README.md', /\| `recalled`[\s\S]*?`decision` \|/, /\| `([a-z]+)` \|/g),
    'ui.phase.': named('web/types/protocol.ts', /export type Phase = [^;]*;/),
    'ui.helper.': keysOf('helper.'),
    'ui.guild.arch.': keysOf('guild.'),
    'ui.island.card.': keysOf('development.'),
    'ui.duel.kind.': [
      ...named('crates/duel/src/card/print.rs', /const NAMED[\s\S]*?\];/, /CardKind::(\w+)\)/g).map((it) =>
        it.toLowerCase(),
      ),
      'center',
    ],
    'ui.command.': named('web/src/keys.ts', /const TABLE = [\s\S]*?\n}/, /^ {2}'?([\w.]+)'?: \[/gm),
    'ui.bot.': ['0', '1', '2', '3', '4', '5'],
    'ui.island.here.': keysOf('ui.island.do.'),
    'ui.island.do.': keysOf('ui.island.here.'),
    'ui.island.picked.': keysOf('ui.island.group.'),
  };
  for (const [head, names] of Object.entries(all)) {
    expect(names.length, head).toBeGreaterThan(2);
    expect(
      names.filter((name) => !has(head + name)),
      head,
    ).toEqual([]);
  }
});

test('no German sentence has the English name of a set, an option, a helper, a guild or a card', () => {
  const NAMES = /^(ui-option-(name|word)|ui-era|ui-mode|ui-game|helper|guild|card|back|development)-[\w-]+$/;
  const all = (files: Record<string, string>): [string, string][] =>
    Object.values(files).flatMap((file) =>
      [...file.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, key, text]) => [key!, text!] as [string, string]),
    );
  const german = new Map(all(de));
  const names = all(en)
    .filter(
      ([key, text]) => NAMES.test(key) && !/-(about|text|line|cards)$/.test(key) && /^[A-Z][\w' &-]{3,30}$/.test(text),
    )
    .filter(([key, text]) => german.get(key) !== text)
    .map(([, text]) => text);
  expect(names).toContain('Frenemies');
  const foreign = new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'u');
  expect(
    [...german].filter(([, text]) => foreign.test(text)).map(([key, text]) => `${key}: ${foreign.exec(text)![1]}`),
  ).toEqual([]);
});

test('parts are filled in, and numbers choose their words', () => {
  const said = read('en', {
    file: 'gives = { $name } gives { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n    }.\n    .you = You give { $n }.\n',
  });
  const say = (key: string, parts: Record<string, unknown>) => fill(said, key, parts);
  expect(say('gives', { name: 'Ann', n: 1 }).join('')).toBe('Ann gives 1 card.');
  expect(say('gives', { name: 'Ann', n: 3000 }).join('')).toBe('Ann gives 3000 cards.');
  const drawn = { player: 1 };
  expect(say('gives', { name: drawn, n: 1 })).toEqual([drawn, ' gives 1 card.']);
  expect(say('gives.you', { n: 2 })).toEqual(['You give 2.']);
  expect(say('takes', {})).toEqual(['takes']);
});

// The example is built first, and other builds may be under way: this takes as long as it takes.
test('every message is rendered here as the server and the command line render it', { timeout: 0 }, () => {
  type Line = [language: 'en' | 'de', key: string, n: number, words: string[], numbers: string[], text: string];
  const command = ['run', '--quiet', '-p', 'commonland-texts', '--example', 'render'];
  const rendered = execFileSync('cargo', command, {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const lines = rendered
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  expect(lines.length).toBeGreaterThan(2000);
  const here = ([language, key, n, words, numbers]: Line): string => {
    const parts = [...words.map((name) => [name, `‹${name}›`]), ...numbers.map((name) => [name, n])];
    return fill(languages[language], key, Object.fromEntries(parts)).join('');
  };
  const differing = lines
    .filter((line) => here(line) !== line[5])
    .map((line) => [line[0], line[1], here(line), line[5]]);
  expect(differing).toEqual([]);
});
