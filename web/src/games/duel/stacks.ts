/** What the draw stacks are called: the set, numbered where it has several; an own stack by whose it is. */
import type { View } from '../../../types/duel';
import type { Desk } from '../../table/desk.svelte';
import { t } from '../../texts.svelte';

/** Whose stack it is, where everybody brought a deck: those of seat 0 lie first. Nobody's where both draw from it. */
export const ownerOf = (view: View, stack: number): number | null =>
  view.decks ? Math.floor((2 * stack) / view.stacks.length) : null;

export function stackNames(view: View, desk: Desk): string[] {
  const backs = view.stacks.map((cards) => cards[0]?.back ?? null);
  return backs.map((back, at) => {
    const owner = ownerOf(view, at);
    if (owner !== null) {
      const n = at + 1 - (owner * view.stacks.length) / 2;
      return t(owner === desk.seat ? 'ui.decks.stack.you' : 'ui.decks.stack', { name: desk.name(owner), n });
    }
    if (back === null) return t('ui.duel.stack', { n: at + 1 });
    const same = backs.filter((it) => it === back).length;
    const nth = backs.slice(0, at + 1).filter((it) => it === back).length;
    const name = t(`stack.${back}`);
    return same > 1 ? t('duel.stack', { back: name, n: nth }) : name;
  });
}
