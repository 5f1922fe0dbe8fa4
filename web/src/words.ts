/** Words for things that occur in all games. */
import type { AlmanacEntry } from './api';
import { has, language, listed, t } from './texts.svelte';

/** "2 lumber and 1 ore". */
export function counted(cards: readonly (readonly [string, number])[]): string {
  const some = cards.filter(([, count]) => count > 0);
  return some.length === 0 ? t('ui.nothing') : listed(some.map(([kind, n]) => `${n} ${t(`resource.${kind}`, { n })}`));
}

/** The value of an option in words: "Fog Islands", "Era of Gold + Era of Turmoil". */
export const worded = (value: string): string =>
  value
    .split('+')
    .map((word) => (has(`ui.option.word.${word}`) ? t(`ui.option.word.${word}`) : word))
    .join(' + ');

/** The short name of an era or of another word of a list: "Gold". */
export const short = (word: string): string => (has(`ui.era.${word}`) ? t(`ui.era.${word}`) : worded(word));

/** How a duel is played: "Introductory Game", "Theme Game: Era of Turmoil", "Duel of the Princes: Gold, Turmoil and Progress". */
function duelMode(spec: string): string {
  const [theme, princes] = [optionOf(spec, 'theme'), optionOf(spec, 'princes')];
  if (theme) return t('ui.mode.with', { mode: t('ui.mode.duel.theme'), what: worded(theme) });
  if (princes === '') return t('ui.mode.duel.princes');
  if (optionOf(spec, 'tournament') !== null)
    return optionOf(spec, 'explorers') === null
      ? t('ui.mode.duel.tournament')
      : t('ui.mode.with', { mode: t('ui.mode.duel.tournament'), what: worded('explorers') });
  if (princes)
    return t('ui.mode.with', { mode: t('ui.mode.duel.princes'), what: listed(princes.split('+').map(short)) });
  return t('ui.mode.duel.none');
}

/** How a classic duel is played. */
function classicMode(spec: string): string {
  const mode = ['artisans', 'tournament'].find((it) => optionOf(spec, it) !== null);
  return t(`ui.mode.classic.${mode ?? 'none'}`);
}

/** How the game of a spec is played: "4 seats", "Fog Islands", "Helpers". */
export function played(spec: string): string[] {
  const [name] = spec.split(':');
  const [seats, map] = [optionOf(spec, 'seats'), optionOf(spec, 'map')];
  return [
    ...(seats ? [t('ui.game.seats', { n: seats })] : []),
    ...(name === 'duel' ? [duelMode(spec)] : []),
    ...(name === 'classic' ? [classicMode(spec)] : []),
    ...(map ? [t(`ui.option.word.${map}`)] : []),
    ...['helpers', 'frenemies'].filter((it) => optionOf(spec, it) !== null).map((it) => t(`ui.option.name.${it}`)),
  ];
}

/** A spec in words: "Island, 4 seats, Fog Islands, Helpers", "Duel, Theme Game: Era of Turmoil". */
export function gameName(spec: string): string {
  return [t(`ui.game.${spec.split(':')[0]}`), ...played(spec)].join(', ');
}

/** What players ask about a card. */
export interface Ruling {
  text: string;
  /** Where it comes from, if not from the rulebook: `decision`, `recalled`, `print`, `tournament`. */
  mark: string | null;
  /** Its language, where that is not the page's. */
  lang?: string;
}

/** The rulings of an entry, without the numbers under which our own documents list them. */
export function rulingsOf({ id, set, rulings }: AlmanacEntry): Ruling[] {
  return rulings.map((ruling, at) => {
    if (set === 'island') return { text: t(`almanac.${id}.${at + 1}`), mark: null };
    const [, mark = null, english = ''] = MARKED.exec(ruling.replace(/^R\d+: /, ''))!;
    const key = `ruling.${id}.${at + 1}`;
    const text = has(key) ? t(key) : capital(english.replace(NUMBERED, ''));
    return { text, mark, ...(has(key) || language() === 'en' ? {} : { lang: 'en' }) };
  });
}
const MARKED = /^(?:(decision|recalled|reconstructed|print|tournament)(?: \([^)]*\))?: )?(.*)$/s;
const NUMBERED = / \((?:see |decision |rulebook; switch )?D\d+(?:, D\d+)*\)/g;

/** An entry of the almanac in the language of the reader; the server's own words are English. */
export function looked(entry: AlmanacEntry): AlmanacEntry {
  const { id, kind } = entry;
  if (entry.set !== 'island')
    return { ...entry, name: t(entry.words), kind: t(`ui.duel.kind.${kind}`), text: t(`${entry.words}.text`) };
  const page = `almanac.${id}`;
  return {
    ...entry,
    name: t(`${page}.name`),
    kind: t(`almanac.kind.${kind}`),
    text: t(page),
  };
}

/** Where a card is built, what it needs and whether it stands alone: "Built in a city. Needs 2 progress points." What is not limited is left out. */
export function terms({ place, requires, once }: AlmanacEntry): string {
  const needs = requires.map(({ key }) => t(key));
  return [
    ...(place ? [t('ui.almanac.built', { place: t(place.key) })] : []),
    ...(needs.length > 0
      ? [t('ui.almanac.needs', { what: needs.reduce((what, more) => t('ui.almanac.needs.too', { what, more })) })]
      : []),
    ...(once ? [t('ui.almanac.once')] : []),
  ].join(' ');
}

/** How an entry of the almanac came about where its facts stand in no source; nothing where they do. */
export function marked({ mark }: AlmanacEntry): string {
  return mark === 'sourced' || mark === 'rulebook' ? '' : has(`ui.mark.${mark}`) ? t(`ui.mark.${mark}`) : mark;
}

/** The mark of one fact that rests on less than the rest of the entry: `cost`, `points`, `copies`, `kind`, `number`. */
export function markOf({ marks }: AlmanacEntry, fact: string): { mark: string; words: string } | null {
  const found = marks?.find((it) => it.of === fact);
  if (!found) return null;
  const some = found.printings?.map((it) => it.replace(/^.*-/, '')) ?? [];
  const words = t(`ui.mark.short.${found.mark}`);
  return { mark: found.mark, words: some.length > 0 ? `${words} (${some.join(', ')})` : words };
}

/** The option of a spec, such as `target`. */
export function optionOf(spec: string, name: string): string | null {
  const found = spec
    .split(':')[1]
    ?.split(',')
    .find((it) => it === name || it.startsWith(`${name}=`));
  return found === undefined ? null : (found.split('=')[1] ?? '');
}

/** A sentence with a capital letter at its beginning. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
