/** The duel: both principalities, the standing and the stacks beside them, and the desk with question and hand below. */
import Cards from '~icons/game-icons/card-pick';
import Mine from '~icons/game-icons/castle';
import DiceIcon from '~icons/game-icons/rolling-dices';
import Scales from '~icons/game-icons/scales';
import Rival from '~icons/game-icons/viking-helmet';
import Waves from '~icons/game-icons/waves';
import type { View } from '../../../types/duel';
import type { Phrase } from '../../../types/protocol';
import type { Desk } from '../../table/desk.svelte';
import { sentence } from '../../table/told';
import { t } from '../../texts.svelte';
import { capital } from '../../words';
import type { GameParts, Prompt, Step } from '../game';
import Answers from './Answers.svelte';
import { asking, isPreparing, leftOutOf, onlyPlace, saidOf, wareOf } from './asking';
import Board from './Board.svelte';
import { chainOf, swapped } from './arranging';
import { faceName, isClassic, page, play, pointsName, regionName, title } from './cards.svelte';
import { begun, isAtSea, layingOf, spot, type Choice } from './choices';
import Dice from './Dice.svelte';
import Hand from './Hand.svelte';
import Hands from './Hands.svelte';
import Now from './Now.svelte';
import Over from './Over.svelte';
import Pointed from './Pointed.svelte';
import Result from './Result.svelte';
import { phone, sideways, upright } from './screens';
import { isRolling, lastUsed } from './told';
import Seats from './Seats.svelte';
import Stacks from './Stacks.svelte';
import { startOf } from './starting';
import './layout.css';
import './phone.css';
import './wide.css';
import './upright.css';
import './sideways.css';
import './end.css';

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
      hint: t('ui.nth_turn', { n: view.turn }),
    };
  if (desk.store.table!.phase === 'over') return { title: t('ui.over') };
  if (question?.due) return asked(desk, view);
  return { title: view.due === null ? t('ui.duel.chance') : t('ui.waits', { name: desk.name(view.due) }) };
}

function asked(desk: Desk, view: View): Prompt {
  const { question } = desk.eye;
  const picked = asking(desk).picked ?? '';
  const [verb, card] = picked.split(' ');
  if (verb === 'build')
    return { title: t(onlyPlace(desk) ? 'ui.duel.build_here' : 'ui.duel.build_where', { card: title(card!) }) };
  if (verb === 'play') return { title: t('ui.duel.play_it', { card: title(card!) }) };
  if (verb === 'put') return { title: t('ui.duel.put_where', { card: title(card!) }) };
  if (verb === 'sail' || verb === 'look') return { title: seaTitle(desk, view, card!) };
  if (verb === 'bank') return { title: t('ui.duel.bank') };
  if (verb === 'deal') return { title: t('ui.classic.swap', { name: desk.name(1 - desk.seat!) }) };
  if (verb === 'stars') {
    const marker = view.sides[desk.seat!]!.cards.find((it) => page(it.card)?.holds === 'star');
    return {
      title: marker ? title(marker.card) : t('ui.duel.stars'),
      ...(isClassic() || phone.current ? {} : { hint: t('ui.duel.stars.no_resources') }),
    };
  }
  if (asking(desk).mode === 'arrange') {
    const held = swapped(view.sides[desk.seat!]!.regions, desk.swaps).find((it) => verb === 'swap' && it.at === card);
    return { title: held ? t('ui.duel.arrange.with', { region: regionName(held.card) }) : t('ui.duel.arrange') };
  }
  if (verb === 'road' || verb === 'settlement' || verb === 'city') {
    const ends = asking(desk).choices.filter((it) => it.does === verb).length;
    const one = verb !== 'city' && ends === 1;
    return { title: one ? t('ui.duel.end_where', { what: t(`ui.duel.${verb}`) }) : t(`ui.duel.${verb}_where`) };
  }
  const off = takenOff(desk);
  if (off) return { title: t('ui.duel.take_off.it', { card: title(off.card ?? '') }) };
  const under = begun(desk.eye.draft);
  if (question!.payment && under.does === 'build')
    return { title: t('ui.duel.build_here', { card: title(under.card) }) };
  if (question!.payment && ['road', 'settlement', 'city'].includes(under.does))
    return { title: capital(t('ui.duel.build_here', { card: t(`center.${under.does}`) })) };
  if (leftOutOf(desk).length > 0 && under.does === 'build')
    return { title: t('ui.duel.leave_out', { card: title(under.card) }) };
  if (setsDie(desk)) return { title: t('ui.duel.setting'), above: t('ui.duel.before_roll') };
  if (isPreparing(desk)) return { title: t('ui.decks.prepare'), hint: prepared(desk, view) };
  if (question!.said?.key === 'duel.ask.action') return { title: turnTitle(desk, view) };
  if (startOf(desk)) return { title: capital(sentence(question!.said!, desk.names)), above: t('ui.duel.start') };
  const { hand, hand_limit: limit } = view.sides[desk.seat!]!;
  if (question!.said?.key === 'duel.ask.replenish') return { title: t('ui.duel.draw_n', { n: limit - hand.length }) };
  if (question!.said?.key === 'duel.ask.fill') return { title: t('ui.classic.fill', { n: limit - hand.length }) };
  const paused =
    view.active === desk.seat || view.turn === 0
      ? {}
      : { above: t('ui.duel.paused', { name: desk.name(view.active) }), mark: view.active };
  if (question!.said?.key === 'duel.ask.too-many')
    return { title: t('ui.duel.put_n', { n: hand.length - limit }), ...paused };
  if (saidOf(desk)?.key.startsWith('duel.ask.manifesto')) {
    const marker = view.sides[desk.seat!]!.cards.find((it) => page(it.card)?.turns_for);
    if (marker) return { title: t('ui.duel.turning.title', { n: marker.dial + 1 }) };
  }
  const clashes = clashTitle(desk, view);
  if (clashes) return clashes;
  const laid = layingOf(asking(desk));
  if (laid.length === 2) {
    const lies = (row: number): string => regionName(laid.find(([, at]) => spot(at).row === row)![0]);
    return { title: t('ui.duel.lay.title', { above: lies(1), below: lies(-1) }) };
  }
  const asks = question!.said ? named(desk, view, question!.said) : undefined;
  const said = capital(asks ? sentence(asks, desk.names) : question!.asked);
  const rolled = rollOf(desk, view);
  if (rolled) return { title: said, above: rolled };
  const open = view.open.at(-1)?.card;
  if (open && page(open)?.kind === 'event' && DRAWN.includes(saidOf(desk)?.key ?? '')) {
    const who = view.active === desk.seat ? 'ui.duel.drew.you' : 'ui.duel.drew';
    return { title: said, above: t(who, { name: desk.name(view.active), card: title(open) }) };
  }
  if (saidOf(desk)?.key === 'duel.ask.offer')
    return { title: said, above: t('ui.classic.swap.offers', { name: desk.name(view.active) }), mark: view.active };
  const attack = open;
  if (attack && saidOf(desk)?.key === 'duel.ask.grove-of-peace')
    return { title: said, above: t('ui.duel.attacked', { name: desk.name(view.active), card: title(attack) }) };
  return { title: said, ...paused };
}

/** A question with the card in front that was used or played for it: some are asked by the rules, when the card has done its part. */
function named(desk: Desk, view: View, said: Phrase): Phrase {
  const { does, card, place } = begun(desk.eye.draft);
  const used = does === 'use' ? view.sides[desk.seat!]!.cards.find((it) => it.at === place)?.card : undefined;
  const drafted = does === 'play' ? card : used;
  // After a step was taken back there is no draft.
  const by = drafted ?? (STORED.test(said.key) ? lastUsed(desk.eye.log, desk.seat!) : undefined);
  return by === undefined || said.key === 'duel.ask.by'
    ? said
    : { key: 'duel.ask.by', with: { card: { text: title(by) }, what: { said } } };
}

/** Questions about what comes into a store, which the rules ask for whatever card. */
const STORED = /^duel\.ask\.(gain|may-gain|bring|rob|may-rob)$/;

/** What the turn is for: to sail is named while a ship may do so. A phone has one line for it. */
function turnTitle(desk: Desk, view: View): string {
  if (phone.current && !sideways.current) return t('ui.your_turn');
  if (view.locked) return t(sideways.current ? 'ui.classic.your_turn.locked.short' : 'ui.classic.your_turn.locked');
  if (sideways.current) return t('ui.duel.your_turn.short');
  const sails = asking(desk).choices.some((it) => it.does === 'sail');
  return t(sails ? 'ui.duel.your_turn.sail' : 'ui.duel.your_turn');
}

/** When the preparatory round is, and whether the other has built nothing more: it ends if both do so. */
function prepared(desk: Desk, view: View): string {
  const last = desk.eye.log.findLast((it) => it.said.key === 'duel.decided')?.said.with;
  const [seat, what] = [last?.['seat'], last?.['what']];
  const passed = typeof what === 'object' && 'said' in what && what.said.key === 'duel.pass.prepare';
  const other = typeof seat === 'object' && 'player' in seat && seat.player !== desk.seat;
  return passed && other && desk.eye.log.at(-1)?.said.key === 'duel.decided'
    ? t('ui.decks.prepare.passed', { name: desk.name(1 - view.active) })
    : t('ui.decks.prepare.about');
}

/** A duel of the classic edition: the counter is asked for, or the winner names what goes back. */
function clashTitle(desk: Desk, view: View): Prompt | null {
  const key = saidOf(desk)?.key ?? '';
  const counter = /^duel\.ask\.counter-(.*)$/.exec(key)?.[1];
  const attack = view.open.find(({ card }) => card && page(card)?.kind === 'attack')?.card;
  if (counter && attack)
    return {
      title: t('ui.classic.counter', { card: title(counter) }),
      above: t('ui.duel.attacked', { name: desk.name(view.active), card: title(attack) }),
      mark: view.active,
    };
  if (/^duel\.ask\.statue\./.test(key))
    return {
      title: t('ui.classic.statue', { name: desk.name(view.active) }),
      above: t('ui.duel.paused', { name: desk.name(view.active) }),
      mark: view.active,
    };
  if (key === 'duel.ask.public-feeling' && isClassic())
    return {
      title: t('ui.classic.spared'),
      above: t(view.active === desk.seat ? 'ui.duel.drew.you' : 'ui.duel.drew', {
        name: desk.name(view.active),
        card: title(view.open.at(-1)?.card ?? ''),
      }),
    };
  const target = /^duel\.ask\.duel-(building|knight)$/.exec(key)?.[1];
  return target ? { title: t(`ui.classic.won.${target}`) } : null;
}

/** Whether the event die may be set before the roll: that is asked first, and to roll is one of its answers. */
const setsDie = (desk: Desk): boolean =>
  asking(desk).picked === null && desk.may('roll') && asking(desk).choices.some((it) => it.sets);

/** A sea card that was tapped: the mission that could follow, or how far it was turned. */
function seaTitle(desk: Desk, view: View, place: string): string {
  const found = view.sides[desk.seat!]!.sea?.cards.find((it) => it.at === place);
  if (!found?.card) return turnTitle(desk, view);
  const { card, level, can_rise: rises } = found;
  const parts = { card: title(card), level, next: level + 1 };
  const paid = Object.keys(page(card)?.mission ?? {}).length > 0;
  return t(paid && rises ? 'ui.duel.sea.title.mission' : 'ui.duel.sea.title', parts);
}

/** The own card that was picked to be taken off. */
const takenOff = (desk: Desk): Choice | undefined =>
  asking(desk).choices.find((it) => it.changes && it.action === desk.picked);

/** What was picked and is done by one button: the ship that would sail, the card that would be played or built. */
function sails(desk: Desk): Step | null {
  const { picked } = asking(desk);
  if (takenOff(desk)) return { action: picked!, label: 'ui.duel.take_off' };
  if (picked?.startsWith('sail ')) return { action: picked, label: 'ui.duel.sea.sail' };
  const built = onlyPlace(desk);
  if (built !== null) return wareOf(desk)?.asks ? null : { action: built, label: 'ui.duel.build' };
  // What a card brings in stars is counted below: what plays it stands beside the question.
  const card = picked?.startsWith('play ') ? picked.slice(5) : null;
  const stars = viewOf(desk).desk?.cards.find((it) => it.what === card)?.stars;
  return stars ? { action: picked!, label: 'ui.classic.play' } : null;
}

/** All regions lie as they shall: one chain of answers, or nothing while one of them is held. */
function kept(desk: Desk): Step | null {
  const { picked, choices } = asking(desk);
  if (picked !== null) return null;
  const places = chainOf(desk.eye.question!.arranging!, desk.swaps);
  const chain = places.map((place) => choices.find((it) => it.place === place)!.action);
  return { action: 'arrange', chain, label: desk.swaps.length > 0 ? 'ui.duel.arrange.done' : 'ui.duel.arrange.keep' };
}

/** The payment that is proposed, in one press. */
function paid(desk: Desk): Step | null {
  const chain = desk.eye.question?.payment?.actions ?? [];
  const builds = /^(build|road|settlement|city) /.test(desk.eye.draft[0] ?? '');
  return chain.length > 0 ? { action: 'pay', chain, label: builds ? 'ui.duel.build' : 'ui.duel.pay_so' } : null;
}

/** Questions about an event card that lies open. */
const DRAWN = ['duel.ask.public-feeling', 'duel.ask.taxation', 'duel.ask.insurrection'];

/** Questions that answer what was rolled. */
const ROLLED = ['duel.ask.rob', 'duel.ask.gain', 'duel.ask.grove-of-vigilance'];

/** What is compared when an event is answered. */
const COMPARED: Record<string, 'commerce' | 'skill'> = { trade: 'commerce', celebration: 'skill' };

/** Who rolled the event that is answered now, and how the two stand in what it compares. */
function rollOf(desk: Desk, view: View): string | null {
  if (view.event === null || !ROLLED.includes(saidOf(desk)?.key ?? '')) return null;
  if (!isRolling(desk.eye.log, desk.eye.draft)) return null;
  const event = faceName(view.event);
  const rolled =
    view.active === desk.seat
      ? t('ui.duel.rolled.you', { event })
      : t('ui.duel.rolled.by', { name: desk.name(view.active), event });
  const kind = COMPARED[view.event];
  if (!kind || desk.seat === null) return rolled;
  const [one, two] = [view.sides[desk.seat]![kind], view.sides[1 - desk.seat]![kind]];
  return `${rolled} ${capital(t('ui.duel.compare', { kind: capital(pointsName(kind)), one, two }))}`;
}

/** The focus goes to the next of these things, or to the one before. */
function walk(things: readonly HTMLElement[], backwards: boolean): boolean {
  if (things.length === 0) return false;
  const now = things.indexOf(document.activeElement as HTMLElement);
  const next = backwards ? (now < 0 ? 0 : now) - 1 : now + 1;
  things.at(next % things.length)?.focus();
  return true;
}

export default {
  enter: (spec) => play(spec.split(':')[0]!),
  layout: 'duel',
  Board,
  Seats,
  Answers,
  Hand,
  Hands,
  Result,
  Over,
  Pointed,
  Now,
  home: {
    get title() {
      return upright.current ? 'ui.duel.lands' : 'ui.duel.mine';
    },
    Icon: Mine,
    lit: (desk) =>
      desk.panel === 'rival' && (asking(desk).places[desk.seat ?? 0]!.size > 0 || asking(desk).cards.size > 0),
  },
  standing: { title: 'ui.duel.points', Icon: Scales },
  panels: [
    {
      id: 'rival',
      early: true,
      title: 'ui.duel.rival.tab',
      Icon: Rival,
      Body: null,
      column: 'right',
      shows: () => true,
      lit: (desk) => asking(desk).places[1 - (desk.seat ?? 0)]!.size > 0,
      answer: () => false,
    },
    {
      id: 'sea',
      early: true,
      title: 'ui.duel.sea.tab',
      Icon: Waves,
      Body: null,
      column: 'right',
      shows: (view) => (view as View).sides.some((it) => it.sea),
      lit: (desk) => [...asking(desk).places[desk.seat ?? 0]!.keys()].some(isAtSea),
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
      lit: (desk) => asking(desk).stacks.size > 0 || viewOf(desk).row === 'discard',
      answer: () => false,
    },
  ],
  regions: ['prompt', 'land', 'hand', 'actions', 'stacks', 'rival', 'players', 'log'],
  prompt,
  /** A question that is not the turn itself lies in a lit panel. */
  panel: (desk) =>
    (desk.eye.question?.due ?? false) && (!['turn', 'arrange'].includes(asking(desk).mode) || setsDie(desk)),
  main(desk) {
    const { mode, picked } = asking(desk);
    if (mode === 'arrange') return kept(desk);
    if (mode === 'pay') return paid(desk);
    if (picked !== null) return sails(desk);
    if (desk.may('roll'))
      return setsDie(desk)
        ? { action: 'roll', label: 'ui.duel.just_roll', inside: true }
        : { action: 'roll', label: 'ui.island.roll' };
    if (desk.may('end')) return { action: 'end', label: 'ui.duel.end' };
    if (!desk.may('pass')) return null;
    if (saidOf(desk)?.key === 'duel.ask.exchange') return { action: 'pass', label: 'ui.duel.end' };
    return isPreparing(desk) ? { action: 'pass', label: 'ui.decks.prepare.pass' } : null;
  },
  /** What is asked in the other's turn can be let happen at once; in the own turn every answer has its own words. */
  pass(desk) {
    const action = desk.eye.question?.pass;
    const among = asking(desk).choices.some((it) => it.does === 'pass');
    return action && !among && viewOf(desk).active !== desk.seat ? { action, label: 'ui.pass' } : null;
  },
  place: (_, at) => at,
  scope: 'duel',
  keys: { 'duel.settlement': 'settlement', 'duel.city': 'city', 'duel.road': 'road' },
  /** Digits pick the cards of the hand, a command opens the bank. A digit pressed again puts the card back. */
  pick(desk, key) {
    const { choices } = asking(desk);
    if (key === 'duel.bank') return choices.some((it) => it.does === 'trade') ? 'bank' : null;
    // The hand is counted as it lies.
    const cards = document.querySelectorAll<HTMLElement>('[data-region="hand"] [data-card]');
    const card = cards[Number(key) - 1]?.dataset['card'];
    const found = card ? choices.find((it) => it.card === card && ['build', 'play', 'put'].includes(it.does)) : null;
    return found ? `${found.does} ${card}` : null;
  },
  /** Goes from one way to pay to the next, or from one sea card in reach to the next; Enter takes it. */
  press(desk, command, backwards) {
    if (command === 'duel.sea') return walk([...document.querySelectorAll<HTMLElement>('[data-reach]')], backwards);
    if (command !== 'duel.pay' || asking(desk).mode !== 'pay') return false;
    // The proposal beside the question comes first, then the other ways below it.
    const ways = '.prompt .btn.main, [data-mode="pay"] [data-lit]';
    return walk([...document.querySelectorAll<HTMLElement>(ways)], backwards);
  },
} satisfies GameParts;
