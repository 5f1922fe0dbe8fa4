/**
 * The decks that this device keeps, and drafts: what was changed in the builder and not saved yet. Nothing of them is sent anywhere
 * before a deck is judged or brought to a table.
 */
const PLACE = 'commonland-decks';
const DRAFTS = 'commonland-drafts';

export interface Kept {
  id: string;
  text: string;
  /** When it was saved, in milliseconds. */
  saved: number;
}

function load(place: string): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter((it): it is Kept => typeof (it as Kept | null)?.text === 'string') : [];
  } catch {
    return [];
  }
}

let decks = $state.raw(load(PLACE));
let unsaved = $state.raw(load(DRAFTS));
// Decks are built in another tab while a table waits for one.
addEventListener('storage', ({ key }) => {
  if (key === PLACE) decks = load(PLACE);
  if (key === DRAFTS) unsaved = load(DRAFTS);
});

/** All of them, the newest first. */
export const kept = (): readonly Kept[] => decks;

/** What was changed and not saved, by the id of its deck: of one that is kept, or of a new one. */
export const drafts = (): readonly Kept[] => unsaved;

/** Keeps a deck, a new one or as the new state of one; says whether the browser has room for it. */
export function keep(id: string, text: string): boolean {
  decks = [{ id, text, saved: Date.now() }, ...decks.filter((it) => it.id !== id)];
  return store(PLACE, decks);
}

/** Keeps a draft; without a text there is none any more. */
export function draft(id: string, text: string | null): void {
  const others = unsaved.filter((it) => it.id !== id);
  if (text === null && others.length === unsaved.length) return;
  unsaved = text === null ? others : [{ id, text, saved: Date.now() }, ...others];
  store(DRAFTS, unsaved);
}

/** Forgets a deck and its draft. */
export function forget(id: string): void {
  decks = decks.filter((it) => it.id !== id);
  store(PLACE, decks);
  draft(id, null);
}

function store(place: string, all: readonly Kept[]): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

/** A name for a deck in addresses. */
export const newId = (): string =>
  `d-${[...crypto.getRandomValues(new Uint8Array(5))].map((it) => it.toString(16).padStart(2, '0')).join('')}`;
