/** The options of a game as the lobby can ask for them. */
import type { GameOption } from '../api';

export type Asked =
  | { kind: 'switch' }
  | { kind: 'number'; from: number; to: number }
  | { kind: 'word'; words: string[] };

/** Reads what an option takes: nothing, a range, or one of some words. */
export function asked({ values }: GameOption): Asked | null {
  if (values === '') return { kind: 'switch' };
  const range = /^(\d+) to (\d+)/.exec(values);
  if (range) return { kind: 'number', from: Number(range[1]), to: Number(range[2]) };
  const words = values.split(', ');
  return words.every((word) => /^[\w+-]+$/.test(word)) ? { kind: 'word', words } : null;
}

/** The spec with the chosen options, in the order in which the game lists them. */
export function spec(game: string, options: readonly GameOption[], chosen: Readonly<Record<string, string>>): string {
  const said = options.flatMap(({ name, values }) => {
    const value = chosen[name] ?? '';
    if (value === '') return [];
    return values === '' ? [name] : [`${name}=${value}`];
  });
  return said.length === 0 ? game : `${game}:${said.join(',')}`;
}
