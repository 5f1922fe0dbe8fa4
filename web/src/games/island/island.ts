import ShakingHands from '~icons/game-icons/shaking-hands';
import type { View } from '../../../types/island';
import type { Desk } from '../../table/desk.svelte';
import { listed, t } from '../../texts.svelte';
import type { GameParts, Prompt } from '../game';
import Board from './Sea.svelte';
import Hand from './Hand.svelte';
import Over from './Over.svelte';
import Result from './Result.svelte';
import { landName, landsAt } from './names';
import Seats from './Seats.svelte';
import Trade from './Trade.svelte';

const viewOf = (desk: Desk): View => desk.eye.view as View;

const slug = (asked: string): string => asked.replace(/\d+ /, '').replaceAll(' ', '_');

function prompt(desk: Desk): Prompt {
  const view = viewOf(desk);
  const { question } = desk.eye;
  if (view.winner !== null) {
    const { secret, points } = view.sides[view.winner]!;
    return { title: t('ui.wins_with', { name: desk.name(view.winner), n: secret?.points ?? points }) };
  }
  if (question?.due) {
    if (desk.picked !== null) return { title: t(`ui.island.picked.${desk.picked}`), hint: t('ui.picked.hint') };
    const what = slug(question.asked);
    const own = desk.seat === null ? null : view.sides[desk.seat];
    const n = what === 'discard' ? (own?.owed ?? 0) : what.startsWith('place_free') ? Number(/\d+/.exec(question.asked)?.[0] ?? 1) : 0;
    const second = what === 'place_a_settlement' && (own?.settlements.length ?? 0) > 0;
    return { title: t(`ui.island.ask.${what}${second ? '_again' : ''}`, { n, cards: own?.cards ?? 0 }), hint: t(`ui.island.hint.${what}`) };
  }
  const others = view.due.filter((seat) => seat !== desk.seat).map((seat) => desk.name(seat));
  const what = slug(view.asked);
  const title = t(`ui.island.waits.${what}`, { name: listed(others) });
  return question && question.choices.length > 0 ? { title, hint: t('ui.may_speak') } : { title };
}

export default {
  Board,
  Seats,
  Hand,
  Result,
  Over,
  panels: [
    {
      id: 'trade',
      title: 'ui.trade',
      Icon: ShakingHands,
      Body: Trade,
      shows: () => true,
      answer: (desk) => desk.choices.some((it) => /^(accept|decline)$/.test(it)) || (viewOf(desk).active === desk.seat && desk.choices.some((it) => it.startsWith('trade '))),
      lit: (desk) => desk.choices.some((it) => /^(accept|trade) ?/.test(it)),
    },
  ],
  prompt,
  main(desk) {
    if (desk.may('roll')) return { action: 'roll', label: 'ui.island.roll' };
    if (desk.may('end')) return { action: 'end', label: viewOf(desk).asked === 'special building' ? 'ui.island.pass' : 'ui.island.end' };
    return null;
  },
  place: (view, at) => landsAt(view as View, at).map(landName).join('–'),
  keys: { '1': 'road', '2': 'settlement', '3': 'city', '4': 'buy', '5': 'ship' },
} satisfies GameParts;
