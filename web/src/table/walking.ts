/** Going round the table by keys: from region to region, and from one lit thing to the next. */
import { announce } from '../announce.svelte';
import { t } from '../texts.svelte';

const isSeen = (it: Element | null): it is HTMLElement => it !== null && it.getClientRects().length > 0;

/** What is focused in a region: its lit things first, itself where it has nothing to be focused. */
export function entry(region: HTMLElement): HTMLElement {
  const wanted = '[data-lit]:not([tabindex="-1"]), button:not(:disabled), [tabindex="0"], a[href], input';
  const inside = [...region.querySelectorAll('[data-lit][tabindex="0"]'), ...region.querySelectorAll(wanted)].find(
    isSeen,
  );
  if (!inside) region.tabIndex = -1;
  return inside ?? region;
}

/** Focuses the next of these regions, or the one before. */
export function walkRegions(ids: readonly string[], back: boolean): void {
  const regions = ids.map((id) => document.querySelector(`[data-region="${id}"]`)).filter(isSeen);
  const now = regions.findIndex((it) => it.contains(document.activeElement));
  const next = regions[(now + (back ? regions.length - 1 : 1) + (now < 0 && back ? 1 : 0)) % regions.length];
  if (next) entry(next).focus();
}

/** Focuses the next thing that is lit, or the one before. */
export function walkLit(back: boolean): void {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')].filter((it) => it.getClientRects().length > 0);
  if (lit.length === 0) return announce(t('ui.nothing_lit'));
  const now = lit.indexOf(document.activeElement as HTMLElement);
  lit[(now + (back ? (now < 0 ? 0 : lit.length) - 1 : 1) + lit.length) % lit.length]!.focus();
}
