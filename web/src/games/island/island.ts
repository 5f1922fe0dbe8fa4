import DiceIcon from '~icons/game-icons/rolling-dices';
import Guild from '~icons/game-icons/village';
import Map from '~icons/game-icons/treasure-map';
import Friends from '~icons/game-icons/three-friends';
import ShakingHands from '~icons/game-icons/shaking-hands';
import type { View } from '../../../types/island';
import type { Desk } from '../../table/desk.svelte';
import { sentence } from '../../table/told';
import { t } from '../../texts.svelte';
import { capital } from '../../words';
import type { GameParts, Prompt } from '../game';
import Answers from './Answers.svelte';
import { effectOf, hintOf, labelOf, mustSwap } from './answers';
import Board from './Sea.svelte';
import Guilds from './Guilds.svelte';
import Hand from './Hand.svelte';
import Hands from './Hands.svelte';
import Helpers from './Helpers.svelte';
import './layout.css';
import './small.css';
import './sideways.css';
import { frame } from './geometry';
import { nobodyTook } from './offers';
import Over from './Over.svelte';
import Pointed from './Pointed.svelte';
import Result from './Result.svelte';
import Rolls from './Rolls.svelte';
import { landName, landsAt } from './names';
import Seats from './Seats.svelte';
import Trade from './Trade.svelte';

const viewOf = (desk: Desk): View => desk.eye.view as View;

/** Whether the game waits for others only: for answers to the reader's own offer, or to one that the reader has answered. */
const isSaid = (view: View, desk: Desk): boolean =>
  view.offer !== null && desk.seat !== null && (view.active === desk.seat || view.sides[desk.seat]!.answer !== '');

/** What was picked, and what will come of it. */
function picked(desk: Desk, view: View, what: string): Prompt {
  const [verb, guild] = what.split(' ');
  const helper = desk.seat === null ? undefined : view.helpers?.held[desk.seat]?.name;
  const hint = effectOf(desk, view) || t('ui.picked.hint');
  const title = t(`ui.island.picked.${/^sail ./.test(what) ? 'sail_to' : verb}`, {
    helper: helper ? t(`helper.${helper}`) : '',
    guild: guild ? t(`guild.${guild}`) : '',
  });
  return { title, hint };
}

/** A map that is much broader than high takes the room of the right column; its panels are tabs. */
const BROAD = 1.2;

function prompt(desk: Desk): Prompt {
  const view = viewOf(desk);
  const { question } = desk.eye;
  if (view.winner !== null) {
    const { secret, points } = view.sides[view.winner]!;
    return {
      title: t('ui.wins_with', { name: desk.name(view.winner), n: secret?.points ?? points }),
      mark: view.winner,
    };
  }
  if (desk.store.table!.phase === 'over') return { title: t('ui.over') };
  if (question?.due) {
    if (desk.picked !== null) return picked(desk, view, desk.picked);
    if (view.favors?.gift) {
      const { asked, to, resource } = view.favors.gift;
      const name = desk.name(asked ? to : view.active);
      return {
        title: t(asked ? 'ui.island.gift.instead' : 'ui.island.gift.take', {
          name,
          resource: t(`resource.${resource}`),
        }),
        hint: t(asked ? 'ui.island.gift.instead.hint' : 'ui.island.gift.take.hint', { name }),
      };
    }
    if (desk.may('end') && nobodyTook(desk)) return { title: t('ui.trade.nobody'), hint: t('ui.trade.nobody.hint') };
    if (!question.said) return { title: t('ui.plain.asked', { what: question.asked }) };
    const title = mustSwap(question) ? t('ui.island.swap') : capital(sentence(question.said, desk.names));
    return { title, hint: hintOf(question) };
  }
  const title = capital(sentence(view.waits, desk.names));
  return question?.choices.some((it) => it !== 'withdraw') && !isSaid(view, desk)
    ? { title, hint: t('ui.may_speak') }
    : { title };
}

export default {
  layout(view) {
    const { width, height } = frame((view as View).hexes);
    return width / height > BROAD ? 'island broad' : 'island';
  },
  Board,
  Seats,
  Beside: Answers,
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
      lit: (desk) => desk.choices.some((it) => it.startsWith('swap ')),
    },
    {
      id: 'rolls',
      title: 'ui.island.dice_so_far',
      Icon: DiceIcon,
      Body: Rolls,
      column: 'left',
      shows: () => true,
      answer: () => false,
      lit: () => false,
    },
    {
      id: 'pointed',
      title: 'ui.island.pointed',
      Icon: Map,
      Body: Pointed,
      column: 'right',
      shows: () => true,
      answer: () => false,
      lit: () => false,
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
  scope: 'island',
  keys: {
    'island.road': 'road',
    'island.settlement': 'settlement',
    'island.city': 'city',
    'island.buy': 'buy',
    'island.ship': 'ship',
  },
} satisfies GameParts;
