/** What became of an offer, from what was told. */
import type { View } from '../../../types/island';
import type { LogLine, Part } from '../../../types/protocol';
import type { Desk } from '../../table/desk.svelte';

export interface Declined {
  give: [string, number][];
  want: [string, number][];
}

/** What others say to an offer before it is closed. */
const ANSWERS = ['island.declined', 'island.proposed', 'island.accepted', 'island.withdrew'];

const isBy = (part: Part | undefined, seat: number): boolean =>
  typeof part === 'object' && 'player' in part && part.player === seat;
const cardsOf = (part: Part | undefined): [string, number][] =>
  typeof part === 'object' && 'cards' in part ? part.cards : [];

/** The last offer of a seat, if all that happened since are answers of others: once it is closed, nobody took it. */
export function lastOffer(log: readonly LogLine[], seat: number): Declined | null {
  const at = log.findLastIndex(({ said }) => !ANSWERS.includes(said.key) || isBy(said.with?.['seat'], seat));
  const said = log[at]?.said;
  if (said?.key !== 'island.offered' || !isBy(said.with?.['seat'], seat)) return null;
  return { give: cardsOf(said.with?.['give']), want: cardsOf(said.with?.['want']) };
}

/** The reader's offer that everybody declined, until anything else happens. */
export function nobodyTook({ eye, seat, isAsked }: Desk): Declined | null {
  const { offer, active } = eye.view as View;
  return seat !== null && isAsked && offer === null && active === seat ? lastOffer(eye.log, seat) : null;
}
