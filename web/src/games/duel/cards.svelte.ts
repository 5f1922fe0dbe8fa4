/** What is printed on cards, from the almanac: asked for once. */
import { api, type AlmanacEntry } from '../../api';
import { t } from '../../texts.svelte';
import { looked } from '../../words';

let entries = $state.raw<AlmanacEntry[]>([]);
let asked = false;

/** The page of a card by its name in the notation, such as `abbey`, `gold/storehouse` or `forest-2`; its kind as it is written. */
export function page(card: string): AlmanacEntry | null {
  if (!asked) {
    asked = true;
    api.almanac().then(
      (all) => (entries = all.filter((it) => it.set !== 'island')),
      () => (asked = false),
    );
  }
  const key = plain(card);
  const found = entries.find((it) => it.id.split('/')[1] === key);
  return found ? { ...looked(found), kind: found.kind } : null;
}

/** The title that people read; a region without its number. */
export function title(card: string): string {
  return t(`card.${plain(card)}`);
}

/** The key of a title: without the set in front and the number of a region behind. */
function plain(card: string): string {
  return card.replace(/^.*\//, '').replace(/-\d$/, '');
}
