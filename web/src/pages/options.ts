import type { GameOption } from '../api';

/** The spec with the chosen options, in the order in which the game lists them. */
export function spec(
  game: string,
  options: readonly Pick<GameOption, 'name' | 'kind'>[],
  chosen: Readonly<Record<string, string | undefined>>,
): string {
  const said = options.flatMap(({ name, kind }) => {
    const value = chosen[name] ?? '';
    if (value === '') return [];
    return kind === 'switch' ? [name] : [`${name}=${value}`];
  });
  return said.length === 0 ? game : `${game}:${said.join(',')}`;
}
