/** A table for games that have no drawing of their own yet: the prompt, the choices as buttons, the view as lists. */
import type { Desk } from '../../table/desk.svelte';
import { listed, t } from '../../texts.svelte';
import type { GameParts } from '../game';
import Facts from './Facts.svelte';
import Choices from './Choices.svelte';
import PlainResult from './PlainResult.svelte';
import PlainOver from './PlainOver.svelte';
import PlainSeats from './PlainSeats.svelte';

function waitedFor(desk: Desk): number[] {
  const { due } = (desk.eye.view ?? {}) as { due?: number[] | number | null };
  return due === null || due === undefined ? [] : typeof due === 'number' ? [due] : due;
}

export default {
  Board: Facts,
  Seats: PlainSeats,
  Hand: Choices,
  Result: PlainResult,
  Over: PlainOver,
  panels: [],
  prompt(desk) {
    const { question } = desk.eye;
    if (question?.due) return { title: t('ui.plain.asked', { what: question.asked }) };
    return { title: t('ui.waits', { name: listed(waitedFor(desk).map((seat) => desk.name(seat))) }) };
  },
  main: (desk) =>
    desk.may('roll')
      ? { action: 'roll', label: 'ui.island.roll' }
      : desk.may('end')
        ? { action: 'end', label: 'ui.island.end' }
        : null,
  place: (_, at) => at,
  scope: 'all',
  keys: {},
} satisfies GameParts;
