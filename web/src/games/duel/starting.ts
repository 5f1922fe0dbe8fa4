/** The choice of the stack for a starting hand: what it brings, and what the other took. */
import type { Phrase } from '../../../types/protocol';
import type { Desk } from '../../table/desk.svelte';
import { sentence } from '../../table/told';
import { saidOf } from './asking';

/** What the chosen stack brings, while it is asked for: how many cards, and how they are taken. */
export function startOf(desk: Desk): { n: number; brings: Phrase } | null {
  const said = saidOf(desk);
  const brings = said?.key === 'duel.ask.start-stack' ? said.with?.['brings'] : undefined;
  return typeof brings === 'object' && 'said' in brings
    ? { n: Number(brings.said.with?.['n'] ?? 0), brings: brings.said }
    : null;
}

/** The name of the stack that the other's starting hand came from, while the reader chooses another one. */
export function takenOf(desk: Desk): string | null {
  const stack = startOf(desk) && chosen(desk)?.with?.['stack'];
  if (typeof stack !== 'object' || stack === null) return null;
  // A part alone, in the words of its sentence.
  return sentence({ key: 'ui.duel.start.stack', with: { stack } }, desk.names);
}

function chosen(desk: Desk): Phrase | undefined {
  return desk.eye.log.findLast(({ said }) => {
    const seat = said.with?.['seat'];
    return (
      said.key === 'duel.stack-chosen' && typeof seat === 'object' && 'player' in seat && seat.player !== desk.seat
    );
  })?.said;
}
