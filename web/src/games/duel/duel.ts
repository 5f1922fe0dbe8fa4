/** The duel: two principalities of cards, the own hand below, and all that may be chosen in words. */
import type { View } from '../../../types/duel';
import type { Desk } from '../../table/desk.svelte';
import { sentence } from '../../table/told';
import { t } from '../../texts.svelte';
import type { GameParts, Prompt } from '../game';
import PlainOver from '../plain/PlainOver.svelte';
import PlainResult from '../plain/PlainResult.svelte';
import Board from './Board.svelte';
import { capital } from '../../words';
import Hand from './Hand.svelte';
import Hands from './Hands.svelte';
import Seats from './Seats.svelte';

const viewOf = (desk: Desk): View => desk.eye.view as View;

function prompt(desk: Desk): Prompt {
  const view = viewOf(desk);
  const { question } = desk.eye;
  if (view.winner !== null)
    return { title: t('ui.wins_with', { name: desk.name(view.winner), n: view.sides[view.winner]!.points }) };
  if (desk.store.table!.phase === 'over') return { title: t('ui.over') };
  if (question?.due) {
    if (desk.picked !== null) return { title: t('ui.duel.where'), hint: t('ui.picked.hint') };
    return { title: capital(question.said ? sentence(question.said, desk.names) : question.asked) };
  }
  return { title: view.due === null ? t('ui.duel.chance') : t('ui.waits', { name: desk.name(view.due) }) };
}

export default {
  Board,
  Seats,
  Hand,
  Hands,
  Result: PlainResult,
  Over: PlainOver,
  panels: [],
  prompt,
  main: (desk) =>
    desk.may('roll')
      ? { action: 'roll', label: 'ui.island.roll' }
      : desk.may('end')
        ? { action: 'end', label: 'ui.duel.end' }
        : null,
  place: (_, at) => at,
  keys: {},
} satisfies GameParts;
