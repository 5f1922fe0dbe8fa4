/** Choices that are no place, no tile and no trade: in words, for buttons. */
import type { View } from '../../../types/island';
import type { Phrase, Question } from '../../../types/protocol';
import type { Desk } from '../../table/desk.svelte';
import { sentence, type Names } from '../../table/told';
import { has, t } from '../../texts.svelte';
import { capital } from '../../words';
import { grouped } from './choices';

/** What has a place of its own on the screen. */
const ELSEWHERE = new Set([
  'road',
  'settlement',
  'city',
  'ship',
  'robber',
  'pirate',
  'lift',
  'buy',
  'knight',
  'roads',
  'plenty',
  'monopoly',
  'bank',
  'discard',
  'rob',
  'trade',
  'withdraw',
  'roll',
  'end',
  'pass',
]);

/** What the panels and the own helper offer during a turn: the desk shows it only once it is picked. */
const TOOLS = new Set(['use', 'gift', 'redeem', 'exchange', 'sail']);

/** Whether a turn goes on, rather than a question of its own. */
export function isTurn(choices: readonly string[]): boolean {
  return choices.some((it) => it === 'end' || it === 'roll');
}

/** The groups of choices that need buttons, by their first word. */
export function others(choices: readonly string[], view: View, picked: string | null): [string, readonly string[]][] {
  const trading = view.offer !== null;
  const turn = isTurn(choices);
  const word = picked?.split(' ')[0];
  return [...grouped(choices)].filter(
    ([verb]) =>
      !ELSEWHERE.has(verb) &&
      !(trading && (verb === 'accept' || verb === 'decline')) &&
      (word === undefined ? !(turn && TOOLS.has(verb)) : word === verb && verb !== 'gift' && verb !== 'sail'),
  );
}

/**
 * What of an answer is chosen next: with many answers of several words first the words that they begin with.
 * `use lumber wool` → `lumber`, then, with `use lumber` picked, the whole.
 */
export function nextOf(verb: string, rests: readonly string[], picked: string | null): readonly string[] {
  const begun = picked?.startsWith(`${verb} `) ? `${picked.slice(verb.length + 1)} ` : '';
  const left = rests.filter((it) => it.startsWith(begun) || `${it} ` === begun);
  if (begun !== '' || left.length <= FEW || !left.every((it) => it.includes(' '))) return left;
  return [...new Set(left.map((it) => it.split(' ')[0]!))];
}
/** How many answers stand beside each other. */
const FEW = 6;

/** What the offered choices do, as the server says it; the choice itself where it says nothing. */
export function worded(question: Question | null, choice: string, names: Names): string {
  const said = meaning(question, choice);
  return said ? capital(sentence(said, names)) : choice;
}

/** The key of what a choice does. */
export function labelOf(question: Question | null, choice: string): string {
  return meaning(question, choice)?.key ?? choice;
}

function meaning(question: Question | null, choice: string): Phrase | undefined {
  return question?.means?.[question.choices.indexOf(choice)];
}

/** What will come of the tool that is picked. */
export function effectOf({ picked, seat }: Pick<Desk, 'picked' | 'seat'>, { helpers }: View): string {
  const [verb, guild] = picked?.split(' ') ?? [];
  const helper = seat === null ? undefined : helpers?.held[seat]?.name;
  if (verb === 'use' && helper) return t(`ui.helper.${helper}.about`);
  if (verb === 'redeem') return t(`almanac.island.guild.${guild}`);
  return verb === 'gift' ? t('ui.island.gift.hint') : '';
}

/** Whether a helper has helped on its second side and must go. */
export const mustSwap = (question: Question | null): boolean =>
  question !== null && question.choices.length > 0 && question.choices.every((it) => it.startsWith('swap '));

/** What a question means, where there are words for it. Who can only roll is not told what else may be done before. */
export function hintOf(question: Question | null): string {
  if (mustSwap(question)) return t('ui.island.swap.hint');
  if (question?.choices.length === 1 && question.choices[0] === 'roll') return '';
  const key = `ui.island.hint.${question?.said?.key.replace('island.ask.', '')}`;
  return has(key) ? t(key) : '';
}
