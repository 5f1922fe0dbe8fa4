/** The card that works now: an event, or an action that was played. An event that asks nobody stays until the next move. */
import type { View } from '../../../types/duel';
import type { Desk } from '../../table/desk.svelte';
import { page } from './cards.svelte';
import { cardOf } from './told';

/** The card that the reader has put away, with its turn. */
export const away = $state({ what: '' });
/** The card that was turned over last, with its turn. */
export const turnedUp = { what: '' };

export function workingOf(desk: Desk): string | undefined {
  const view = desk.eye.view as View;
  if (view.winner !== null) return undefined;
  // Regions that lie open are asked about on the desk, and a building under way is seen at its place.
  const open = view.open.flatMap(({ card }) =>
    card !== null && ['event', 'neutral', 'attack', 'defence'].includes(page(card)?.kind ?? '') ? [card] : [],
  );
  const now = desk.eye.log.filter((it) => it.version === desk.eye.version);
  return open.at(-1) ?? cardOf(now, 'duel.event-drawn') ?? undefined;
}
