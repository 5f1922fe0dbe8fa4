import Guild from '~icons/game-icons/village';
import Friends from '~icons/game-icons/three-friends';
import ShakingHands from '~icons/game-icons/shaking-hands';
import type { View } from '../../../types/island';
import type { Desk } from '../../table/desk.svelte';
import { sentence } from '../../table/told';
import { has, t } from '../../texts.svelte';
import { capital } from '../../words';
import type { GameParts, Prompt } from '../game';
import { labelOf } from './answers';
import Board from './Sea.svelte';
import Guilds from './Guilds.svelte';
import Hand from './Hand.svelte';
import Hands from './Hands.svelte';
import Helpers from './Helpers.svelte';
import Over from './Over.svelte';
import Result from './Result.svelte';
import { landName, landsAt } from './names';
import Seats from './Seats.svelte';
import Trade from './Trade.svelte';

const viewOf = (desk: Desk): View => desk.eye.view as View;

function prompt(desk: Desk): Prompt {
  const view = viewOf(desk);
  const { question } = desk.eye;
  if (view.winner !== null) {
    const { secret, points } = view.sides[view.winner]!;
    return { title: t('ui.wins_with', { name: desk.name(view.winner), n: secret?.points ?? points }) };
  }
  if (desk.store.table!.phase === 'over') return { title: t('ui.over') };
  if (question?.due) {
    if (desk.picked !== null)
      return {
        title: t(`ui.island.picked.${/^sail ./.test(desk.picked) ? 'sail_to' : desk.picked.split(' ')[0]}`),
        hint: t('ui.picked.hint'),
      };
    if (!question.said) return { title: t('ui.plain.asked', { what: question.asked }) };
    const hint = `ui.island.hint.${question.said.key.replace('island.ask.', '')}`;
    return { title: capital(sentence(question.said, desk.names)), hint: has(hint) ? t(hint) : '' };
  }
  const title = capital(sentence(view.waits, desk.names));
  return question && question.choices.length > 0 ? { title, hint: t('ui.may_speak') } : { title };
}

export default {
  Board,
  Seats,
  Hand,
  Hands,
  Result,
  Over,
  panels: [
    {
      id: 'trade',
      title: 'ui.trade',
      Icon: ShakingHands,
      Body: Trade,
      column: 'right',
      shows: () => true,
      answer: (desk) =>
        (viewOf(desk).offer !== null && desk.choices.some((it) => /^(accept|decline)$/.test(it))) ||
        (viewOf(desk).active === desk.seat && desk.choices.some((it) => it.startsWith('trade '))),
      lit: (desk) => viewOf(desk).offer !== null && desk.choices.some((it) => /^(accept|trade) ?/.test(it)),
    },
    {
      id: 'guilds',
      title: 'ui.island.guilds',
      Icon: Guild,
      Body: Guilds,
      column: 'right',
      shows: (view) => (view as View).favors !== null,
      answer: () => false,
      lit: (desk) => desk.choices.some((it) => /^(redeem|exchange|gift)/.test(it)),
    },
    {
      id: 'helpers',
      title: 'ui.island.helpers',
      Icon: Friends,
      Body: Helpers,
      column: 'left',
      shows: (view) => (view as View).helpers !== null,
      answer: () => false,
      lit: (desk) => desk.choices.some((it) => /^use/.test(it)),
    },
  ],
  prompt,
  main(desk) {
    const action = ['roll', 'end'].find((it) => desk.may(it));
    return action ? { action, label: labelOf(desk.eye.question, action) } : null;
  },
  pass(desk) {
    // A second exchange, a helper that may react, a gift that may be kept: nobody has to.
    if (desk.may('pass')) return { action: 'pass', label: labelOf(desk.eye.question, 'pass') };
    return null;
  },
  place: (view, at) =>
    landsAt(view as View, at)
      .map(landName)
      .join('–'),
  keys: { '1': 'road', '2': 'settlement', '3': 'city', '4': 'buy', '5': 'ship' },
} satisfies GameParts;
