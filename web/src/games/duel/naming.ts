/** How places of a principality and of its sea are named aloud. */
import type { SeaCardView, SeaView } from '../../../types/duel';
import { t } from '../../texts.svelte';
import { page, title } from './cards.svelte';
import { spot } from './choices';

/** A site by its settlement or city, counted from the left; nothing where there is none. */
export function placeName(n: number, of: number, row: number): string {
  if (n === 0) return '';
  return t(row > 0 ? 'ui.duel.place.above' : 'ui.duel.place.below', { n, of });
}

/** The harbor with its ships. */
export function harborName({ ready, spent, unbuilt }: SeaView): string {
  return t('ui.duel.sea.harbor.ships', { ready, spent, unbuilt });
}

/** A sea card: what it is as far as it is known, its level, where it lies, and what is there. */
export function seaCardName({ at, card, open, level, ship, in_reach }: SeaCardView): string {
  const levels = card === null ? 0 : (page(card)?.levels?.length ?? 0);
  const { column, row } = spot(at);
  const parts = [
    card === null ? t('ui.duel.sea.hidden') : title(card),
    card !== null && !open ? t('ui.duel.sea.known') : '',
    open && levels > 0 ? t('ui.duel.sea.level_of', { n: level, of: levels }) : '',
    t(`ui.duel.sea.where.${['above', 'middle', 'below'][row - 4]}`, { n: column }),
    in_reach ? t('ui.duel.sea.reach') : '',
    ship === 'ship' ? t('ui.duel.sea.ship') : ship === 'lost' ? t('ui.duel.sea.lost') : '',
  ];
  return parts.filter((it) => it !== '').join(', ');
}
