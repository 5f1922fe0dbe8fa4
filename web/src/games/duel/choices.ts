/** Choices in words, and where on the table each of them lies. */
import type { Question } from '../../../types/protocol';
import { sentence, type Names } from '../../table/told';
import { capital } from '../../words';

export interface Choice {
  /** As it is sent. */
  action: string;
  /** What it does. */
  words: string;
  /** The card that is taken by it, by its key. */
  card?: string;
}

/** All choices with what they do. */
export function inWords(question: Question | null, names: Names): Choice[] {
  return (question?.choices ?? []).map((action, at) => {
    const meaning = question!.means?.[at];
    const words = capital(meaning ? sentence(meaning, names) : action);
    const part = meaning?.with?.['card'];
    return action.startsWith('card ') && typeof part === 'object' && 'card' in part
      ? { action, words, card: part.card }
      : { action, words };
  });
}

/** The place that a choice points at, if it is done by pointing: `take 1,b`, `choose 0,a`, `city 2`. */
export function placeOf(action: string): string | null {
  return /^(?:take|pay|choose|use|city) (\S+)$/.exec(action)?.[1] ?? null;
}

/** What may be done at a place: with a card that was picked, its sites alone. */
export function at(choices: readonly Choice[], place: string, picked: string | null): Choice[] {
  return choices.filter((it) => (picked === null ? placeOf(it.action) === place : it.action === `${picked} ${place}`));
}

/** The column and the row of a place such as `-1,b2`; the center row is 0, above it is positive. */
export function spot(place: string): { column: number; row: number } {
  const [column, row = ''] = place.replace('abroad/', '').split(',');
  return { column: Number(column), row: { '': 0, a: 1, a2: 2, b: -1, b2: -2, m: 3 }[row] ?? 0 };
}
