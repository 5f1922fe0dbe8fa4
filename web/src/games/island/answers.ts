/** Choices that are no place, no tile and no trade: in words, for buttons. */
import type { View } from '../../../types/island';
import type { Phrase, Question } from '../../../types/protocol';
import { sentence, type Names } from '../../table/told';
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

/** The groups of choices that need buttons, by their first word. */
export function others(choices: readonly string[], view: View): [string, readonly string[]][] {
  const trading = view.offer !== null;
  return [...grouped(choices)].filter(
    ([verb]) => !ELSEWHERE.has(verb) && !(trading && (verb === 'accept' || verb === 'decline')),
  );
}

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
