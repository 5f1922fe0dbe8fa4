/** What is printed on cards, from the almanac: asked for once. */
import type { RegionView } from '../../../types/duel';
import { api, type AlmanacEntry } from '../../api';
import { has, language, rule, t } from '../../texts.svelte';
import { looked } from '../../words';

let entries = $state.raw<AlmanacEntry[]>([]);
let asked = false;
/** The edition that is played; titles are those of its cards. */
let edition = $state('duel');

/** Pages that were looked up, as the reader's language has them: every card is asked for many times in each move. */
const pages = $derived.by(() => {
  void [entries, edition, language()];
  return new Map<string, AlmanacEntry | null>();
});

/** Says which edition lies on the table. */
export function play(game: string): void {
  edition = game;
}

/** Whether the classic edition is played. */
export const isClassic = (): boolean => edition === 'classic';

/**
 * The page of a card by its name in the notation, such as `abbey`, `gold/storehouse` or `forest-2`, or by its id, such as
 * `classic/abbey`; its kind as it is written.
 */
export function page(card: string): AlmanacEntry | null {
  if (!asked) {
    asked = true;
    void rule();
    api.almanac().then(
      (all) => (entries = all.filter((it) => it.set !== 'island')),
      () => (asked = false),
    );
  }
  const known = pages.get(card);
  if (known !== undefined) return known;
  const key = keyOf(card);
  const found =
    entries.find((it) => it.id === card) ??
    entries.find((it) => it.game === edition && it.id.split('/')[1] === key) ??
    entries.find((it) => it.id.split('/')[1] === key);
  const page = found ? { ...looked(found), kind: found.kind } : null;
  pages.set(card, page);
  return page;
}

/** The title that people read; a region without its number. */
export function title(card: string): string {
  const words = card.includes('/') ? entries.find((it) => it.id === card)?.words : undefined;
  return t(words ?? (isClassic() ? `card.classic-${keyOf(card)}` : `card.${keyOf(card)}`));
}

/** A kind of points in the words of the edition: "commerce", "trade". */
export const pointsName = (kind: string): string =>
  t(isClassic() && ['commerce', 'skill', 'progress'].includes(kind) ? `ui.classic.${kind}` : `ui.duel.${kind}`);

/** A face of the event die in the words of the edition. */
export const faceName = (face: string): string => t(`${isClassic() ? 'event-face.classic' : 'event-face'}.${face}`);

/** The title where there is little room: an island is named by its people. */
export function shortTitle(card: string): string {
  const key = keyOf(card);
  return page(card)?.kind === 'island' ? t(`ui.duel.short.${key}`) : title(card);
}

/** The key of a title: without the set or the edition in front and the number of a region behind. */
export function keyOf(card: string): string {
  return card.replace(/^(.*\/|classic-)/, '').replace(/-\d$/, '');
}

/** A region with its number, as people name it: "Forest 6". */
export function regionName(card: string): string {
  const number = /-(\d)$/.exec(card)?.[1];
  return number ? `${title(card)} ${number}` : title(card);
}

/** A title whose long words may be broken where the language says so. */
export function hyphenated(card: string): string {
  return broken(title(card));
}

/** The same for a place with little room: of a name with an epithet the name is enough. Of sites the epithet is the name. */
export function narrow(card: string): string {
  const short = `ui.duel.short.${keyOf(card)}`;
  if (has(short) && page(card)?.kind !== 'island') return broken(t(short));
  const whole = page(card)?.kind === 'marker' ? title(card).replace(/ (of|der) .*$/, '') : title(card);
  if (page(card)?.kind === 'site') return broken(whole);
  // "Brigitta the Wise Woman" is Brigitta; "Power of the Groves" is whole.
  const epithet = /(?<! of| to| for|ing|^Macht)(,| the | der | die ).*$/;
  return broken(whole.replace(epithet, (rest, _, at) => (at > 3 && rest.length > 8 ? '' : rest)));
}

/** Words with the places at which they may be broken, as the texts have them: `Market|place`. */
export function broken(name: string): string {
  const breaks = new Map(
    t('ui.duel.hyphens')
      .split(' ')
      .map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00AD')]),
  );
  return name
    .split(' ')
    .map((word) => breaks.get(word) ?? word)
    .join(' ');
}

/** What the slots of a lying card hold, in words: "2 of 3 owls", "level 1 of 3"; nothing if it has none. */
export function slotsOf({ card, dial }: { card: string; dial: number }): string {
  const { slots = 0, holds } = page(card) ?? {};
  if (slots === 0) return '';
  return holds
    ? t('ui.duel.slots', { n: dial, of: slots, what: t(`resource.${holds}`, { n: slots }) })
    : t('ui.duel.level', { n: dial, of: slots });
}

/** What each kind of region produces, in the order in which kinds are shown. */
export const PRODUCTS: Record<string, string> = {
  forest: 'lumber',
  hills: 'brick',
  pasture: 'wool',
  fields: 'grain',
  mountains: 'ore',
  'gold-field': 'gold',
};

export const RESOURCES = Object.values(PRODUCTS);

/** A region that lies nowhere yet, without stock. */
export function asRegion(card: string, at = ''): RegionView {
  return { at, card, resource: PRODUCTS[keyOf(card)]!, number: Number(card.slice(-1)), stock: 0 };
}
