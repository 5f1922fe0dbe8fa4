/** The picture of each card. Those of a set are fetched when its first card is shown: a table needs few of them. */
import type { Component } from 'svelte';
import { keyOf, page } from './cards.svelte';

export type Picture = Component<{ class?: string; 'aria-hidden'?: 'true' }>;
/** Pictures by the key of the card's title. */
export type Pictures = Readonly<Record<string, Picture>>;

const SETS = import.meta.glob<Pictures>('./pictures/*.ts', { import: 'default' });
let fetched = $state.raw<Readonly<Record<string, Pictures>>>({});
const asked = new Set<string>();

/** The picture of a card; nothing if it has none of its own, null while it is fetched. */
export function pictureOf(card: string): Picture | null | undefined {
  const set = page(card)?.id.split('/')[0];
  const fetch = SETS[`./pictures/${set}.ts`];
  if (set === undefined || !fetch) return undefined;
  if (!asked.has(set)) {
    asked.add(set);
    fetch().then(
      (pictures) => (fetched = { ...fetched, [set]: pictures }),
      () => asked.delete(set),
    );
  }
  return fetched[set] ? fetched[set][keyOf(card)] : null;
}
