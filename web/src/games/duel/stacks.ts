/** What the draw stacks are called: the set, numbered where it has several. */
import type { View } from '../../../types/duel';
import { t } from '../../texts.svelte';

export function stackNames(view: View): string[] {
  const backs = view.stacks.map((cards) => cards[0]?.back ?? null);
  return backs.map((back, at) => {
    if (back === null) return t('ui.duel.stack', { n: at + 1 });
    const same = backs.filter((it) => it === back).length;
    const nth = backs.slice(0, at + 1).filter((it) => it === back).length;
    const name = t(`stack.${back}`);
    return same > 1 ? t('duel.stack', { back: name, n: nth }) : name;
  });
}
