/** Choices in words, and what each of them is about: a card, a place, a stack, a resource. */
import type { Question } from '../../../types/protocol';
import { sentence, type Names } from '../../table/told';
import { capital } from '../../words';

export interface Choice {
  /** As it is sent. */
  action: string;
  /** What it does. */
  words: string;
  /** What sort of choice it is: the first word of the notation. */
  verb: string;
  /** The card that it is about, as it is written. */
  card?: string;
  /** The place in a principality. */
  place?: string;
  /** The draw stack. */
  stack?: number;
  end?: 'left' | 'right';
  /** The resource that is named, or given to the bank. */
  resource?: string;
  /** The resource that the bank gives. */
  take?: string;
  /** A number of the die, or the place of a card in a row. */
  number?: number;
}

/** The sorts of choices whose last word is a place. */
const PLACED = ['take', 'pay', 'choose', 'use', 'city', 'build', 'sail', 'discover'];

/** What a choice is about, from its notation. */
export function about(action: string): Omit<Choice, 'words'> {
  const [verb = '', ...rest] = action.split(' ');
  const last = rest.at(-1) ?? '';
  const choice: Omit<Choice, 'words'> = { action, verb };
  if (['build', 'play', 'put', 'above'].includes(verb)) choice.card = rest[0]!;
  if (PLACED.includes(verb)) choice.place = last;
  if (['stack', 'draw', 'search', 'put'].includes(verb)) choice.stack = Number(last);
  if (last === 'left' || last === 'right') choice.end = last;
  if (verb === 'name' || verb === 'trade') choice.resource = rest[0]!;
  if (verb === 'trade') choice.take = last;
  if (verb === 'number' || verb === 'card') choice.number = Number(last);
  return choice;
}

/** All choices with what they do. */
export function inWords(question: Question | null, names: Names): Choice[] {
  return (question?.choices ?? []).map((action, at) => {
    const meaning = question!.means?.[at];
    const choice: Choice = { ...about(action), words: capital(meaning ? sentence(meaning, names) : action) };
    const part = meaning?.with?.['card'];
    if (choice.verb === 'card' && typeof part === 'object' && 'card' in part) choice.card = part.card;
    return choice;
  });
}

/** The column and the row of a place such as `-1,b2`; the center row is 0, above it is positive. */
export function spot(place: string): { column: number; row: number } {
  const [column, row = ''] = place.replace('abroad/', '').split(',');
  return { column: Number(column), row: { '': 0, a: 1, a2: 2, b: -1, b2: -2, m: 3 }[row] ?? 0 };
}
