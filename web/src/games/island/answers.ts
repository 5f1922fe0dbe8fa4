/** Choices that are no place, no tile and no trade: in words, for buttons. */
import type { View } from '../../../types/island';
import { has, t } from '../../texts.svelte';
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

interface Names {
  name(seat: number): string;
}

/** The words of a part of a choice: a resource, a card, a guild, a helper. */
function word(text: string): string {
  for (const family of ['resource', 'development', 'guild', 'helper'])
    if (has(`${family}.${text}`)) return t(`${family}.${text}`);
  return has(`ui.island.tile.${text}`) ? t(`ui.island.tile.${text}`) : text;
}

/** A choice as a person would say it. */
export function worded(choice: string, names: Names, helper: string | null): string {
  const [verb, ...rest] = choice.split(' ') as [string, ...string[]];
  const mine = helper === null ? '' : t(`helper.${helper}`);
  const key = `ui.island.say.${verb}`;
  switch (verb) {
    case 'use':
      if (helper === 'candamir' && rest.length === 2)
        return t('ui.island.say.use_instead', { helper: mine, what: word(rest[0]!), other: word(rest[1]!) });
      return rest.length === 0
        ? t(key, { helper: mine })
        : t('ui.island.say.use_with', { helper: mine, what: rest.map(word).join(' + ') });
    case 'choose':
      return names.name(Number(rest[0]));
    case 'gift':
      return t(key, { what: word(rest[0]!), name: names.name(Number(rest[1])) });
    case 'name':
    case 'gold':
      return word(rest[0]!);
    case 'redeem':
      return rest.length === 1
        ? t(key, { guild: word(rest[0]!) })
        : t('ui.island.say.redeem_with', { guild: word(rest[0]!), what: word(rest[1]!) });
    default:
      return has(key) ? t(key, { what: rest.map(word).join(', ') }) : choice;
  }
}
