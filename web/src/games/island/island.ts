import Guild from '~icons/game-icons/village';
import Friends from '~icons/game-icons/three-friends';
import ShakingHands from '~icons/game-icons/shaking-hands';
import type { View } from '../../../types/island';
import type { Desk } from '../../table/desk.svelte';
import { has, listed, t } from '../../texts.svelte';
import type { GameParts, Prompt } from '../game';
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

const slug = (asked: string): string =>
  asked
    .toLowerCase()
    .replace(/\d+ /, '')
    .replace(/[^a-z0-9]+/g, '_');

/** The sentence for a question; a plain one for questions that have none of their own. */
function say(kind: string, what: string, asked: string, parts: Record<string, unknown>): string {
  const key = `ui.island.${kind}.${what}`;
  if (has(key)) return t(key, parts);
  if (kind === 'ask') return t('ui.plain.asked', { what: asked });
  return kind === 'waits' ? t('ui.waits', parts) : '';
}

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
    const what = slug(question.asked);
    const own = desk.seat === null ? null : view.sides[desk.seat];
    const n =
      what === 'discard'
        ? (own?.owed ?? 0)
        : what.startsWith('place_free')
          ? Number(/\d+/.exec(question.asked)?.[0] ?? 1)
          : 0;
    const second = what === 'place_a_settlement' && (own?.settlements.length ?? 0) > 0;
    return {
      title: say('ask', `${what}${second ? '_again' : ''}`, question.asked, {
        n,
        cards: own?.cards ?? 0,
        gold: own?.gold ?? 0,
      }),
      hint: say('hint', what, '', {}),
    };
  }
  const others = view.due.filter((seat) => seat !== desk.seat).map((seat) => desk.name(seat));
  const what = slug(view.asked);
  const title = say('waits', what, view.asked, { name: listed(others) });
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
    if (desk.may('roll')) return { action: 'roll', label: 'ui.island.roll' };
    if (desk.may('end'))
      return { action: 'end', label: viewOf(desk).active === desk.seat ? 'ui.island.end' : 'ui.island.pass' };
    return null;
  },
  pass(desk) {
    // A second exchange, a helper that may react, a gift that may be kept: nobody has to.
    if (desk.may('pass')) return { action: 'pass', label: 'ui.island.say.pass' };
    return null;
  },
  place: (view, at) =>
    landsAt(view as View, at)
      .map(landName)
      .join('–'),
  keys: { '1': 'road', '2': 'settlement', '3': 'city', '4': 'buy', '5': 'ship' },
} satisfies GameParts;
