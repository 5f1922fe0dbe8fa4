/** What the printed points of a card would change in the standing. */
import type { View } from '../../../types/duel';
import type { Desk } from '../../table/desk.svelte';
import { t } from '../../texts.svelte';
import { capital } from '../../words';
import { isClassic, page, pointsName } from './cards.svelte';

/** The points that are compared between the two. */
const COMPARED = ['strength', 'commerce', 'skill', 'progress'] as const;

/** A sentence for each kind of points that is compared and that a card would raise if it were built: "Strength 1 becomes 3; Briar has 4." */
export function weighed(desk: Desk, card: string): string[] {
  const entry = page(card);
  // A card upon another one takes the place of its points.
  if (desk.seat === null || !entry?.place || entry.place.key.startsWith('place.upon')) return [];
  const { sides } = desk.eye.view as View;
  const [mine, other] = [sides[desk.seat]!, sides[1 - desk.seat]!];
  return COMPARED.filter((kind) => !(kind === 'progress' && isClassic())).flatMap((kind) => {
    const more = entry.points[kind] ?? 0;
    const what = capital(pointsName(kind));
    const numbers = { now: mine[kind], then: mine[kind] + more, other: other[kind] };
    return more > 0 ? [t('ui.duel.check.becomes', { what, ...numbers, name: desk.name(1 - desk.seat!) })] : [];
  });
}
