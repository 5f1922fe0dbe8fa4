/** Decks as text: what the builder changes and the device keeps. The server reads what people wrote and judges it. */

/** The parts of a deck that list cards. */
export const LISTS = ['hand', 'cards', 'events'] as const;
export type List = (typeof LISTS)[number];

/** Copies by the key of the card. */
export type Counts = Readonly<Record<string, number>>;

export interface Deck {
  name: string;
  about: string;
  /** The spec of its game. */
  game: string;
  hand: Counts;
  cards: Counts;
  events: Counts;
}

/** A deck without cards. */
export const empty = (game: string, name = ''): Deck => ({ name, about: '', game, hand: {}, cards: {}, events: {} });

const oneLine = (text: string): string => text.replaceAll('#', '').replace(/\s+/g, ' ').trim();

/** The deck as text, as the server writes it. */
export function write(deck: Deck): string {
  const { name, about, game } = deck;
  const said = [`name: ${oneLine(name)}`, ...(about ? [`about: ${oneLine(about)}`] : []), `game: ${game}`];
  const listed = LISTS.flatMap((list) => [
    `${list}:`,
    ...Object.entries(deck[list]).flatMap(([card, n]) => (n > 0 ? [`  ${n} ${card}`] : [])),
  ]);
  return [...said, ...listed, ''].join('\n');
}

/** Reads a deck that the server or `write` has written: cards by their keys. */
export function read(text: string): Deck {
  const deck = empty('');
  let list: List | null = null;
  for (const line of text.split('\n')) {
    const [, head = '', rest = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    const [, n = '', card = ''] = /^\s+(\d+) ([\w-]+)\s*$/.exec(line) ?? [];
    if (head === 'name' || head === 'about' || head === 'game') deck[head] = rest.trim();
    else if (head) list = LISTS.find((it) => it === head) ?? null;
    else if (list && card) deck[list] = { ...deck[list], [card]: (deck[list][card] ?? 0) + Number(n) };
  }
  return deck;
}

export const sum = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0);

/** How many copies of a card are in the deck, the starting hand included. */
export const copies = (deck: Deck, card: string): number =>
  LISTS.reduce((all, list) => all + (deck[list][card] ?? 0), 0);

function changed(counts: Counts, card: string, by: number): Counts {
  const { [card]: had = 0, ...others } = counts;
  return had + by > 0 ? { ...others, [card]: had + by } : others;
}

/** The deck with one copy more or less. What goes leaves the starting hand last. */
export function step(deck: Deck, card: string, isEvent: boolean, by: 1 | -1): Deck {
  const list: List = isEvent ? 'events' : by < 0 && !deck.cards[card] ? 'hand' : 'cards';
  return { ...deck, [list]: changed(deck[list], card, by) };
}

/** The deck with one copy more of a card in its starting hand; with all of them there, none. */
export function hold(deck: Deck, card: string): Deck {
  const [held, left] = [deck.hand[card] ?? 0, deck.cards[card] ?? 0];
  const by = left > 0 ? 1 : -held;
  return { ...deck, hand: changed(deck.hand, card, by), cards: changed(deck.cards, card, -by) };
}

/** The edition that a deck is for. */
export const editionOf = (game: string): string => game.split(':')[0] ?? '';

/** A deck in an address: its text, in letters that every address may have. */
export function toAddress(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The deck of an address; nothing where it holds none. */
export function fromAddress(said: string): string | null {
  try {
    const letters = atob(said.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/'));
    return letters === ''
      ? null
      : new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(letters, (it) => it.charCodeAt(0)));
  } catch {
    return null;
  }
}

/** The text with another name in place of the one that nobody knows in this line. */
export function corrected(text: string, line: number, what: string, near: string): string {
  return text
    .split('\n')
    .map((it, at) => (at + 1 === line ? it.replace(what, () => near) : it))
    .join('\n');
}
