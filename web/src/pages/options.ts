/** The options of a game as the server lists them (`GET /api/games`): what may be chosen together, and the spec of a choice. */
import type { Exclusion, OptionDef, Usual, When } from '../../types/protocol';

/** The list of a game: its options, and what does not go together. */
export interface Options {
  options: readonly OptionDef[];
  excludes: readonly Exclusion[];
}

/** What a host has chosen, by option: a value, `yes` for a flag; nothing or an empty text for the default. */
export type Chosen = Readonly<Record<string, string | undefined>>;

const takes = (when: When, value: string | null): boolean =>
  value !== null &&
  (when.is.length === 0 || [value === 'yes' ? '' : value, ...value.split('+')].some((it) => when.is.includes(it)));

/** The options that a game's name tells; they have a place of their own on the page of a new table. */
export const NAMED = ['seats', 'map', 'theme', 'princes', 'helpers', 'frenemies', 'artisans', 'tournament'];

/** Those that make another game of it and exclude each other, though each is said without a value. */
export const THEMES = ['artisans', 'tournament'];

/** The value of an option, chosen or usual. */
export const valueOf = (list: Options, chosen: Chosen, name: string): string | null =>
  chosen[name] || (usualCase(list, chosen, name)?.value ?? null);

/** The default that applies with the other choices: the first case whose conditions hold. */
function usualCase(list: Options, chosen: Chosen, name: string): Usual | undefined {
  const cases = list.options.find((it) => it.name === name)?.usual ?? [];
  return cases.find((it) => it.when.every((when) => holds(list, chosen, when)));
}

const holds = (list: Options, chosen: Chosen, when: When): boolean => takes(when, valueOf(list, chosen, when.option));

/** Every way to choose `count` of the words, in their order. */
function several(words: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return words.flatMap((word, at) => several(words.slice(at + 1), count - 1).map((more) => [word, ...more]));
}

function values(list: Options, chosen: Chosen, option: OptionDef): string[] {
  switch (option.kind) {
    case 'flag':
      return ['yes'];
    case 'number': {
      const more = option.more.filter((it) => holds(list, chosen, it.when)).map((it) => it.to);
      const to = more.length > 0 ? Math.max(...more) : option.to;
      return Array.from({ length: to - option.from + 1 }, (_, step) => String(option.from + step));
    }
    case 'choice':
      return option.words;
    case 'several':
      return Array.from({ length: option.count - option.least + 1 }, (_, more) => option.least + more)
        .flatMap((count) => several(option.words, count))
        .map((words) => words.join('+') || 'yes');
  }
}

/** The values of an option that go with all else that is chosen. */
export function offered(list: Options, chosen: Chosen, option: OptionDef): string[] {
  if (option.needs.length > 0 && !option.needs.some((it) => holds(list, chosen, it))) return [];
  const allowed = (value: string): boolean => {
    const all = { ...chosen, [option.name]: value };
    return !list.excludes.some(
      ({ when, not }) =>
        [when.option, not.option].includes(option.name) &&
        takes(not, all[not.option] || null) &&
        holds(list, all, when),
    );
  };
  return values(list, chosen, option).filter(allowed);
}

/** What is left of a choice after `name` was chosen: what no longer goes with it becomes usual again. */
export function settled(list: Options, chosen: Chosen, name: string): Record<string, string | undefined> {
  const left: Record<string, string | undefined> = { [name]: chosen[name] };
  for (const option of list.options.filter((it) => it.name !== name)) {
    const value = chosen[option.name];
    if (value && offered(list, left, option).includes(value)) left[option.name] = value;
  }
  return left;
}

/** The value that an option has when nothing is chosen for it. */
export const usual = (list: Options, chosen: Chosen, name: string): string | null =>
  valueOf(list, { ...chosen, [name]: undefined }, name);

/** How well the usual value of an option is sourced, where it is less well than the other rules: `reconstructed`. */
export const usualMark = (list: Options, chosen: Chosen, name: string): string | null =>
  usualCase(list, { ...chosen, [name]: undefined }, name)?.mark ?? null;

/** Whether an option was chosen other than usual. */
export const differs = (list: Options, chosen: Chosen, name: string): boolean =>
  !!chosen[name] && chosen[name] !== usual(list, chosen, name);

/**
 * A choice of several words after one more was picked: beyond the most it takes the place of the one that was picked first. A word
 * that is picked again goes, if fewer will do.
 */
export function swapped(
  { words, least, count }: { words: readonly string[]; least: number; count: number },
  picked: readonly string[],
  word: string,
): string[] {
  const now = picked.includes(word) ? picked.filter((it) => it !== word) : [...picked, word].slice(-count);
  if (now.length >= least) return now;
  return picked.includes(word) ? [...picked] : words.slice(0, least);
}

/** The bot that a seat is given unless another one is chosen. */
export const usualBot = (bots: readonly string[]): string => (bots.includes('fair') ? 'fair' : (bots.at(-1) ?? 'fair'));

/** What a spec says, by option. */
export function read(spec: string): Record<string, string | undefined> {
  const said = spec.split(':')[1]?.split(',') ?? [];
  return Object.fromEntries(said.map((it) => [it.split('=')[0]!, it.split('=')[1] ?? 'yes']));
}

/** The spec with the chosen options, in the order in which the game lists them. */
export function spec(game: string, options: readonly OptionDef[], chosen: Chosen): string {
  const said = options.flatMap(({ name, kind }) => {
    const value = chosen[name];
    if (!value) return [];
    return kind === 'flag' || value === 'yes' ? [name] : [`${name}=${value}`];
  });
  return said.length === 0 ? game : `${game}:${said.join(',')}`;
}

/** The words of a value that names several. */
export const namedIn = (value: string | undefined): string[] => (!value || value === 'yes' ? [] : value.split('+'));
