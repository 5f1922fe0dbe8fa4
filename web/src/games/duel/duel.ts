/** The duel: both principalities, the standing and the stacks beside them, and the desk with question and hand below. */
import Cards from '~icons/game-icons/card-pick';
import DiceIcon from '~icons/game-icons/rolling-dices';
import Rival from '~icons/game-icons/viking-helmet';
import type { View } from '../../../types/duel';
import type { Desk } from '../../table/desk.svelte';
import { sentence } from '../../table/told';
import { t } from '../../texts.svelte';
import { capital } from '../../words';
import type { GameParts, Prompt } from '../game';
import Answers from './Answers.svelte';
import { asking } from './asking';
import Board from './Board.svelte';
import { title } from './cards.svelte';
import { begun } from './choices';
import Dice from './Dice.svelte';
import Hand from './Hand.svelte';
import Hands from './Hands.svelte';
import Over from './Over.svelte';
import Result from './Result.svelte';
import Seats from './Seats.svelte';
import Stacks from './Stacks.svelte';
import './layout.css';

const viewOf = (desk: Desk): View => desk.eye.view as View;

function prompt(desk: Desk): Prompt {
  const view = viewOf(desk);
  const { question } = desk.eye;
  if (view.winner !== null)
    return {
      title: t(view.winner === desk.seat ? 'ui.you_win_with' : 'ui.wins_with', {
        name: desk.name(view.winner),
        n: view.sides[view.winner]!.points,
        other: view.sides[1 - view.winner]!.points,
      }),
    };
  if (desk.store.table!.phase === 'over') return { title: t('ui.over') };
  if (question?.due) return asked(desk, view);
  return { title: view.due === null ? t('ui.duel.chance') : t('ui.waits', { name: desk.name(view.due) }) };
}

function asked(desk: Desk, view: View): Prompt {
  const { question } = desk.eye;
  const picked = asking(desk).picked ?? '';
  const [verb, card] = picked.split(' ');
  if (verb === 'build') return { title: t('ui.duel.build_where', { card: title(card!) }) };
  if (verb === 'play') return { title: t('ui.duel.play_it', { card: title(card!) }) };
  if (verb === 'put') return { title: t('ui.duel.put_where', { card: title(card!) }) };
  if (verb === 'bank') return { title: t('ui.duel.bank') };
  if (verb === 'road' || verb === 'settlement' || verb === 'city') return { title: t(`ui.duel.${verb}_where`) };
  const under = begun(desk.eye.draft);
  if (question!.payment && under.does === 'build')
    return { title: t('ui.duel.build_here', { card: title(under.card) }) };
  if (question!.payment && ['road', 'settlement', 'city'].includes(under.does))
    return { title: t('ui.duel.build_here', { card: t(`ui.duel.${under.does}`) }) };
  if (question!.said?.key === 'duel.ask.action') return { title: t('ui.duel.your_turn') };
  const said = capital(question!.said ? sentence(question!.said, desk.names) : question!.asked);
  if (view.active === desk.seat || view.turn === 0) return { title: said };
  return { title: said, above: t('ui.duel.paused', { name: desk.name(view.active) }) };
}

export default {
  layout: 'duel',
  Board,
  Seats,
  Answers,
  Hand,
  Hands,
  Result,
  Over,
  panels: [
    {
      id: 'rival',
      title: 'ui.duel.rival.tab',
      Icon: Rival,
      Body: null,
      column: 'right',
      shows: () => true,
      lit: (desk) => asking(desk).places[1 - (desk.seat ?? 0)]!.size > 0,
      answer: () => false,
    },
    {
      id: 'dice',
      title: 'ui.duel.dice',
      Icon: DiceIcon,
      Body: Dice,
      column: 'right',
      shows: () => true,
      lit: () => false,
      answer: () => false,
    },
    {
      id: 'stacks',
      title: 'ui.duel.stacks',
      Icon: Cards,
      Body: Stacks,
      column: 'right',
      shows: () => true,
      lit: (desk) => asking(desk).stacks.size > 0,
      answer: () => false,
    },
  ],
  regions: ['prompt', 'land', 'hand', 'actions', 'stacks', 'rival', 'players', 'log'],
  prompt,
  /** A question that is not the turn itself lies in a lit panel. */
  panel: (desk) => (desk.eye.question?.due ?? false) && asking(desk).mode !== 'turn',
  main: (desk) =>
    asking(desk).picked !== null
      ? null
      : desk.may('roll')
        ? { action: 'roll', label: 'ui.island.roll' }
        : desk.may('end')
          ? { action: 'end', label: 'ui.duel.end' }
          : null,
  place: (_, at) => at,
  keys: { s: 'settlement', c: 'city', r: 'road' },
  /** Digits pick the cards of the hand, `T` opens the bank. */
  pick(desk, key) {
    const { choices } = asking(desk);
    if (key === 't') return choices.some((it) => it.does === 'trade') ? 'bank' : null;
    const card = desk.seat === null ? null : viewOf(desk).sides[desk.seat]!.hand[Number(key) - 1]?.card;
    const found = card ? choices.find((it) => it.card === card && ['build', 'play', 'put'].includes(it.does)) : null;
    return found ? `${found.does} ${card}` : null;
  },
} satisfies GameParts;
