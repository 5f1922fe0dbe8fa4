/** The cards that may be brought, as the builder lists them: narrowed by filters, and summed up. */
import type { AlmanacEntry, PoolCard } from '../api';
import { kindOf } from '../games/duel/kinds';
import { copies, LISTS, type Deck } from './deck';

/** A card that may be brought, with its page in the almanac. */
export interface Entry extends PoolCard {
  page: AlmanacEntry;
  /** Its title and text in the language of the reader. */
  title: string;
  text: string;
  /** Its kind as it is drawn. */
  kind: string;
  /** How many resources it costs. */
  price: number;
}

export interface Filters {
  words: string;
  set: string;
  kind: string;
  gives: string;
  price: string;
  show: string;
}

/** Nothing is narrowed. */
export const ALL: Filters = { words: '', set: '', kind: '', gives: '', price: '', show: '' };

/** The ranges of prices, by name. */
export const PRICES: Readonly<Record<string, readonly [number, number]>> = {
  free: [0, 0],
  low: [1, 2],
  middle: [3, 4],
  high: [5, 99],
};

export function entryOf(card: PoolCard, page: AlmanacEntry, words: { title: string; text: string }): Entry {
  const price = Object.values(page.cost).reduce((all, n) => all + n, 0);
  return { ...card, page, ...words, kind: kindOf(page).name, price };
}

/** For each requirement of a card that names buildings: the buildings, of which one is enough. */
const wanted = ({ page }: Entry): string[][] =>
  page.requires
    .map(({ key }) => [...key.matchAll(/own-building:([\w-]+)/g)].map((it) => it[1]!))
    .filter((it) => it.length > 0);

/** Whether the deck holds a building for all that a card wants. */
export const canBeBuilt = (entry: Entry, deck: Deck): boolean =>
  wanted(entry).every((any) => any.some((card) => copies(deck, card) > 0));

/** The cards of the deck for which it holds no building that they want. */
export const lacking = (entries: readonly Entry[], deck: Deck): Entry[] =>
  entries.filter((it) => copies(deck, it.card) > 0 && !canBeBuilt(it, deck));

function fits(entry: Entry, { words, set, kind, gives, price, show }: Filters, deck: Deck): boolean {
  const [least, most] = PRICES[price] ?? [0, 99];
  const text = `${entry.title} ${entry.text} ${entry.page.kind}`.toLowerCase();
  return (
    text.includes(words.trim().toLowerCase()) &&
    (set === '' || entry.sets.includes(set)) &&
    (kind === '' || entry.kind === kind) &&
    (gives === '' || (entry.page.points[gives] ?? 0) > 0) &&
    (price === '' || (!entry.event && entry.price >= least && entry.price <= most)) &&
    (show !== 'in' || copies(deck, entry.card) > 0) &&
    (show !== 'buildable' || canBeBuilt(entry, deck))
  );
}

/** What the filters leave: cards that were in the deck first, then by title. No row moves while copies are put in or taken out. */
export function narrowed(entries: readonly Entry[], filters: Filters, deck: Deck, before: Deck = deck): Entry[] {
  const rank = ({ card }: Entry): number => (copies(before, card) > 0 ? 0 : 1);
  return entries
    .filter((it) => fits(it, filters, deck))
    .toSorted((one, two) => rank(one) - rank(two) || one.title.localeCompare(two.title));
}

export interface Summary {
  /** How many cards cost 0, 1 … and 6 or more. */
  prices: number[];
  resources: [string, number][];
  kinds: [string, number][];
}

/** What the draw cards of a deck cost, and what they are. */
export function summary(entries: readonly Entry[], deck: Deck): Summary {
  const prices = [0, 0, 0, 0, 0, 0, 0];
  const [resources, kinds] = [new Map<string, number>(), new Map<string, number>()];
  const add = (to: Map<string, number>, key: string, n: number): void => void to.set(key, (to.get(key) ?? 0) + n);
  for (const { card, page, kind, price, event } of entries) {
    const n = copies(deck, card);
    if (n === 0 || event) continue;
    prices[Math.min(price, 6)]! += n;
    add(kinds, kind, n);
    for (const [resource, count] of Object.entries(page.cost)) add(resources, resource, n * count);
  }
  const most = (map: Map<string, number>): [string, number][] => [...map].toSorted((one, two) => two[1] - one[1]);
  return { prices, resources: most(resources), kinds: most(kinds) };
}

/** What is judged, one line each, by the faults that belong to it. */
export const CHECKS: Readonly<Record<string, readonly string[]>> = {
  size: ['size'],
  hand: ['hand-size'],
  copies: ['limit'],
  events: ['events', 'must', 'under'],
};

/** The line of the judgement that a fault belongs to. */
export const checkOf = (key: string): string =>
  Object.keys(CHECKS).find((it) => CHECKS[it]!.includes(key.replace('deck.fault.', ''))) ?? 'cards';

/** Faults of a text that could not be read, not of the deck that was written. */
const UNREAD =
  /^deck\.fault\.(no-name|no-game|game|no-decks|other-game|long|twice|no-part|control|count|no-card|nearest)$/;
export const isUnread = (key: string): boolean => UNREAD.test(key);

/** Every card of the deck that the pool does not have, such as one of a set that was taken out again. */
export const strangers = (entries: readonly Entry[], deck: Deck): string[] => [
  ...new Set(LISTS.flatMap((list) => Object.keys(deck[list]).filter((it) => !entries.some(({ card }) => card === it)))),
];
