/**
 * Every sentence that a person reads, by key: the Fluent messages of `texts/`, rendered as the server and the command line
 * render them. A key has dots (`ui.menu`), a message has dashes (`ui-menu`); the key `….you` is the attribute `you`.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './preferences.svelte';

const LANGUAGES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./texts/en'),
  de: () => import('./texts/de'),
};

let bundle = $state.raw(new FluentBundle('en'));

/** The messages of a language out of its files. */
export function read(language: string, files: Record<string, string>): FluentBundle {
  const read = new FluentBundle(language, { useIsolating: false });
  for (const file of Object.values(files)) {
    const errors = read.addResource(new FluentResource(file));
    if (errors.length > 0) throw errors[0]!;
  }
  return read;
}

/** Words that only some pages need; in English the rulings of cards come with the almanac. */
const LATER: Record<
  'rulings' | 'decks' | 'almanac' | 'bots',
  Partial<Record<Language, () => Promise<{ default: string }>>>
> = {
  rulings: { de: () => import('../../texts/de/rulings.ftl?raw') },
  almanac: { en: () => import('../../texts/en/almanac.ftl?raw'), de: () => import('../../texts/de/almanac.ftl?raw') },
  bots: { en: () => import('../../texts/en/bots.ftl?raw'), de: () => import('../../texts/de/bots.ftl?raw') },
  decks: { en: () => import('../../texts/en/decks.ftl?raw'), de: () => import('../../texts/de/decks.ftl?raw') },
};
type Later = keyof typeof LATER;
const wanted = new Map<Later, Promise<void>>();
/** How often another bundle was asked for: only the last one counts. */
let asked = 0;
let now: Language = 'en';

/** The language that is spoken. */
export const language = (): Language => (bundle.locales[0] === 'de' ? 'de' : 'en');

/** Speaks a language from now on. */
export async function speak(language: Language): Promise<void> {
  now = language;
  await renew();
  document.documentElement.lang = language;
}

/** Reads the messages of the language anew, with all that is wanted by now. */
async function renew(): Promise<void> {
  const [mine, language] = [++asked, now];
  const later = await Promise.all(
    [...wanted.keys()].map(async (name) => [name, (await LATER[name][language]?.())?.default ?? ''] as const),
  );
  const next = read(language, { ...(await LANGUAGES[language]()).default, ...Object.fromEntries(later) });
  if (mine === asked) bundle = next;
}

/** These words are read from now on, in every language that is spoken. */
export async function want(name: Later): Promise<void> {
  if (!wanted.has(name)) {
    wanted.set(name, Promise.resolve());
    wanted.set(name, LATER[name][now] ? renew() : Promise.resolve());
  }
  await wanted.get(name);
}

/** The rulings of cards are read from now on. */
export const rule = (): Promise<void> => want('rulings');

export type With = Record<string, unknown>;

function pattern(from: FluentBundle, key: string) {
  const id = (key: string): string => key.replace(/[^A-Za-z0-9_]/g, '-');
  const message = from.getMessage(id(key));
  if (message) return message.value;
  return key.endsWith('.you') ? (from.getMessage(id(key.slice(0, -4)))?.attributes['you'] ?? null) : null;
}

/** Whether there is a sentence for this key. */
export function has(key: string): boolean {
  return pattern(bundle, key) !== null;
}

/** A sentence in the language of the reader; the key itself where there is none. */
export function t(key: string, parts: With = {}): string {
  return pieces(key, parts).map(String).join('');
}

/** A sentence taken apart: texts as they are, and the parts themselves wherever a name stands. */
export function pieces(key: string, parts: With = {}): unknown[] {
  return fill(bundle, key, parts);
}

/** A number without separators, as the server writes it. */
const plain = (value: number): FluentVariable => new FluentNumber(value, { useGrouping: false });

/** Marks around the place of a part, which stand in no text: both are of Unicode's private area. */
const [BEGIN, END] = ['\uE000', '\uE001'];

export function fill(from: FluentBundle, key: string, parts: With): unknown[] {
  const found = pattern(from, key);
  if (found === null) return [key];
  const names = Object.keys(parts);
  const values = names.map((name, at) => [
    name,
    typeof parts[name] === 'number' ? plain(parts[name]) : BEGIN + at + END,
  ]);
  const said = from.formatPattern(found, Object.fromEntries(values) as Record<string, FluentVariable>, []);
  // Every second piece is the number of a part.
  return said
    .split(/[\uE000\uE001]/)
    .flatMap((piece, at) => (at % 2 === 1 ? [parts[names[Number(piece)]!]] : piece === '' ? [] : [piece]));
}

/** "Ann, Ben and Cyd". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return t('word.list', { first: names.slice(0, -1).join(', '), last: names.at(-1) });
}
