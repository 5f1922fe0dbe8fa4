/** Choices in words, and what each of them is about: a card, a place, a stack, a resource. */
import type { About } from '../../../types/duel';
import type { Question } from '../../../types/protocol';
import { sentence, type Names } from '../../table/told';
import { capital } from '../../words';

export interface Choice extends About {
  /** As it is sent. */
  action: string;
  /** What it does. */
  readonly words: string;
  /** The place in a principality, of whatever sort it is. */
  place?: string;
}

/** All choices with what they do. The words are made where they are read: most are not. */
export function inWords(question: Question | null, names: Names): Choice[] {
  return (question?.choices ?? []).map((action, at) => {
    const meaning = question!.means?.[at];
    const about = (question!.about?.[at] ?? { does: action.split(' ')[0]! }) as About;
    const place = about.site ?? about.region ?? about.center ?? about.sea;
    return {
      ...about,
      ...(place === undefined ? {} : { place }),
      action,
      get words() {
        return capital(meaning ? sentence(meaning, names) : action);
      },
    };
  });
}

/** What a draft begins with: the sort of its first action, its card and its place, as they are written. */
export function begun([first = '']: readonly string[]): { does: string; card: string; place: string } {
  const [does = '', ...rest] = first.split(' ');
  return { does, card: rest[0] ?? '', place: rest.at(-1) ?? '' };
}

/** The new regions by name and place: of the choice that is picked, else of the first one. */
export function layingOf(asked: { choices: readonly Choice[]; picked: string | null }): readonly [string, string][] {
  const offered = asked.choices.filter((it) => it.lays);
  return (offered.find((it) => it.action === asked.picked) ?? offered[0])?.lays ?? [];
}

/** The rows of the sea: above the harbor, level with it, below. */
const SEA: Record<string, number> = { sa: 4, s: 5, sb: 6 };

/**
 * The column and the row of a place such as `-1,b2`; the center row is 0, above it is positive. At sea the columns are counted
 * from the harbor on.
 */
export function spot(place: string): { column: number; row: number } {
  const [column, row = ''] = place.replace('abroad/', '').split(',');
  return { column: Number(column), row: { '': 0, a: 1, a2: 2, b: -1, b2: -2, m: 3, ...SEA }[row] ?? 0 };
}

/** Whether a place lies at sea. */
export const isAtSea = (place: string): boolean => spot(place).row >= SEA['sa']!;
