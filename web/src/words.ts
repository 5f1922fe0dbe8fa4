/** Words for things that occur in all games. */
import { listed, t } from './texts.svelte';

/** "2 lumber and 1 ore". */
export function counted(cards: readonly (readonly [string, number])[]): string {
  const some = cards.filter(([, count]) => count > 0);
  return some.length === 0 ? t('ui.nothing') : listed(some.map(([kind, count]) => `${count} ${t(`resource.${kind}`)}`));
}

/** A spec in words: "Island, 4 seats". */
export function gameName(spec: string): string {
  const [name, options = ''] = spec.split(':');
  const seats = /(?:^|,)seats=(\d)/.exec(options)?.[1];
  return seats ? t('ui.game.with_seats', { game: t(`ui.game.${name}`), seats }) : t(`ui.game.${name}`);
}

/** The option of a spec, such as `target`. */
export function optionOf(spec: string, name: string): string | null {
  const found = spec.split(':')[1]?.split(',').find((it) => it === name || it.startsWith(`${name}=`));
  return found === undefined ? null : (found.split('=')[1] ?? '');
}
