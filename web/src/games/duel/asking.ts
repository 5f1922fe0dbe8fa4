/** What is lit: the choices of the moment, by where they lie on the table. */
import type { SideView, View, WareView } from '../../../types/duel';
import type { Phrase } from '../../../types/protocol';
import type { Desk } from '../../table/desk.svelte';
import { isClassic, page } from './cards.svelte';
import { canSwap } from './swapping';
import { inWords, type Choice } from './choices';

/** How the moment is answered; each has its own place on the desk. */
export type Mode =
  'turn' | 'pay' | 'piles' | 'cards' | 'own' | 'hand' | 'stacks' | 'numbers' | 'faces' | 'arrange' | 'plain';

export interface Asking {
  mode: Mode;
  /** The first half of a choice that was made, if the question still has such choices: `build abbey`, `bank wool`. */
  picked: string | null;
  choices: readonly Choice[];
  /** Places that may be chosen in a principality, by seat. */
  places: readonly [ReadonlyMap<string, Choice>, ReadonlyMap<string, Choice>];
  /** Ends of the own principality that a card asks for. */
  ends: Partial<Record<'left' | 'right', Choice>>;
  stacks: ReadonlyMap<number, Choice>;
  /** Cards of the hand or of the face-up stack that something can be done with. */
  cards: ReadonlySet<string>;
}

const NOTHING: Asking = {
  mode: 'plain',
  picked: null,
  choices: [],
  places: [new Map(), new Map()],
  ends: {},
  stacks: new Map(),
  cards: new Set(),
};

/** What is chosen in two halves: first the thing, then its place or stack. */
const PICKED = ['build', 'city', 'put', 'road', 'settlement', 'search'];

/** What a card may let build at once: there is no price tile to pick first. */
const CENTER = ['city', 'road', 'settlement'];

/** The last answer for each desk, and what it was made from: all parts of the table ask the same. */
const known = new WeakMap<Desk, { from: readonly unknown[]; asking: Asking }>();

/** What the reader may do now. `desk.picked` is the first half of a choice, such as `build abbey`. */
export function asking(desk: Desk): Asking {
  if (desk.choices.length === 0 || desk.seat === null) return NOTHING;
  const from = [desk.eye.question, desk.eye.view, desk.picked, isClassic()];
  const before = known.get(desk);
  if (before && from.every((it, at) => it === before.from[at])) return before.asking;
  const asking = asked(desk, desk.seat);
  known.set(desk, { from, asking });
  return asking;
}

function asked(desk: Desk, seat: number): Asking {
  const { question } = desk.eye;
  const choices = inWords(question, desk.names);
  const picked = pickedOf(desk, choices);
  const places: [Map<string, Choice>, Map<string, Choice>] = [new Map(), new Map()];
  const ends: Asking['ends'] = {};
  const stacks = new Map<number, Choice>();
  const cards = new Set<string>();
  const own = isOwnHand(desk);
  const turn = choices.some((it) => it.does === 'end') || isPreparing(desk);
  for (const choice of choices) {
    const { does, card, place, stack, action } = choice;
    const isPicked = picked !== null && action.startsWith(`${picked} `);
    const isFree =
      (picked === null && (!PICKED.includes(does) || (!turn && CENTER.includes(does)))) ||
      // The region or card that is picked can still be changed for another one.
      (picked?.startsWith('swap ') ?? false) ||
      choice.changes !== undefined;
    if (card !== undefined && ['build', 'play', 'put', ...(own ? ['card'] : [])].includes(does)) cards.add(card);
    if (!isPicked && !isFree) continue;
    if (place !== undefined) places[choice.ground ?? seat]!.set(place, choice);
    if (choice.end !== undefined) ends[choice.end as 'left' | 'right'] = choice;
    if (stack !== undefined) stacks.set(stack, choice);
  }
  const mode = question?.arranging
    ? 'arrange'
    : own
      ? 'own'
      : isPreparing(desk)
        ? 'turn'
        : modeOf(choices, question?.payment !== undefined);
  if (picked?.startsWith('swap ')) places[seat]!.delete(picked.slice(5));
  return { mode, picked, choices, places, ends, stacks, cards };
}

/** What was picked to be built, as the desk tells it: a card, or a part of the center row. */
export function wareOf(desk: Desk): WareView | undefined {
  const [verb, card] = asking(desk).picked?.split(' ') ?? [];
  const { desk: told } = desk.eye.view as View;
  const what = verb === 'build' ? card : verb;
  return (verb === 'build' ? told?.cards : told?.center)?.find((it) => it.what === what);
}

/**
 * The choice of a card that needs something and fits one place only, such as a metropolis: a button builds it there, or what pays for
 * it is asked at once.
 */
export function onlyPlace(desk: Desk): string | null {
  const { picked, choices } = asking(desk);
  if (!picked?.startsWith('build ') || !wareOf(desk)?.needs?.length) return null;
  const [first, ...more] = choices.filter((it) => it.action.startsWith(`${picked} `));
  return more.length === 0 ? (first?.action ?? null) : null;
}

/** Whether the preparatory round goes on: something is built as in a turn, or nothing more. */
export const isPreparing = ({ eye }: Desk): boolean => eye.question?.said?.key === 'duel.ask.prepare';

/** Whether a card out of the own hand is asked for, as in the classic edition or by the Manifesto: it is chosen where it lies. */
export const isOwnHand = (desk: Desk): boolean =>
  (desk.eye.view as View).row === `hand ${desk.seat}` &&
  (isClassic() || (saidOf(desk)?.key.startsWith('duel.ask.manifesto') ?? false));

/** What is asked, without the card that asks it. */
export function saidOf({ eye }: Desk): Phrase | undefined {
  const said = eye.question?.said;
  const what = said?.with?.['what'];
  return said?.key === 'duel.ask.by' && typeof what === 'object' && 'said' in what ? what.said : said;
}

/** Why nothing can be done with a card, where it stands beside the card: "needs your Abbey". */
export const unmet = (why: Phrase): Phrase =>
  why.key === 'duel.refusal.unmet' ? { ...why, key: 'ui.duel.unmet' } : why;

/** The price out of which something is to be left; empty if nothing is. */
export function leftOutOf(desk: Desk): [string, number][] {
  const said = saidOf(desk);
  const price = said?.key === 'duel.ask.leave-out' ? said.with?.['price'] : undefined;
  return typeof price === 'object' && 'cards' in price ? price.cards : [];
}

function pickedOf({ picked, eye }: Desk, choices: readonly Choice[]): string | null {
  if (picked === null) return null;
  if (picked.startsWith('swap ')) return eye.question?.arranging ? picked : null;
  if (picked.startsWith('look ')) return choices.some((it) => it.does === 'end') ? picked : null;
  if (picked === 'deal') {
    const view = eye.view as View;
    return view.offers > 0 && canSwap(view, eye.seat ?? 0) && choices.some((it) => it.does === 'end') ? picked : null;
  }
  if (picked === 'stars') return (eye.view as View).desk?.stars?.length ? picked : null;
  const stands = picked.startsWith('bank')
    ? choices.some((it) => it.does === 'trade')
    : choices.some((it) => it.action === picked || it.action.startsWith(`${picked} `));
  return stands ? picked : null;
}

function modeOf(choices: readonly Choice[], pays: boolean): Mode {
  const verbs = new Set(choices.map((it) => it.does));
  const only = (...wanted: string[]): boolean => [...verbs].every((it) => it === 'pass' || wanted.includes(it));
  if (verbs.has('end') || verbs.has('roll')) return 'turn';
  if (pays) return 'pay';
  // A hidden question that no card of the reader answers.
  if (only()) return 'plain';
  if (only('name', 'take', 'pay')) return 'piles';
  if (only('card')) return 'cards';
  if (verbs.has('put')) return 'hand';
  // A card that fetches one in place of a draw is used while stacks are asked for.
  if (only('stack', 'draw', 'search', 'use') && !only('use')) return 'stacks';
  if (only('number')) return 'numbers';
  if (only('face')) return 'faces';
  return 'plain';
}

/** Where a card of a draft comes to lie: at this side of a city the outer site, if the inner one is taken. */
export function landing({ cards }: SideView, at: string, card: string): string {
  const isTaken = (place: string): boolean => cards.some((it) => it.at === place);
  const covers = page(card)?.place?.key.startsWith('place.upon') ?? false;
  return !covers && /,[ab]$/.test(at) && isTaken(at) && !isTaken(`${at}2`) ? `${at}2` : at;
}
