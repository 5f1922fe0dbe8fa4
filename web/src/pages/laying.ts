/** How a table is run beside its rules, and the words for what was chosen. */
import type { Clock, Settings } from '../../types/protocol';
import { t } from '../texts.svelte';
import { played, worded } from '../words';
import { NAMED, differs, spec, usual, valueOf, type Chosen, type Options } from './options';

export const PACES: Record<string, Clock | null> = {
  none: null,
  calm: { bank: 1800, grace: 60 },
  usual: { bank: 900, grace: 30 },
  brisk: { bank: 300, grace: 15 },
};

/** How long bots seem to think; nothing leaves that to the table, which lets them take the time of a person. */
export const BOT_PACES: Record<string, [number, number] | null> = { person: null, fast: [50, 250] };

/** The name of a delay among the paces of bots. */
export const botPaceOf = (delay: [number, number] | null | undefined): string =>
  delay && delay[1] <= BOT_PACES['fast']![1] ? 'fast' : 'person';

/** The line that tells what is usual: that this is, or what would be. */
export const usually = (different: boolean, value: string): string =>
  different ? t('ui.new.usual_is', { value }) : t('ui.new.usual');

/** The name of a clock among the paces; nothing for one of another kind. */
export const paceOf = (clock: Clock | null): string | null =>
  Object.keys(PACES).find((it) => PACES[it]?.bank === clock?.bank && PACES[it]?.grace === clock?.grace) ?? null;

/** A value in words: "on", "off", "10", "spiral". */
export const valued = (value: string | null): string =>
  !value ? t('ui.new.off') : value === 'yes' ? t('ui.new.on') : worded(value);

/** How a game is played, without its name: "Theme Game: Era of Turmoil, first to 12". */
export function playedAs(game: string, list: Options, chosen: Chosen): string {
  const [seats, target] = ['seats', 'target'].map((name) => valueOf(list, chosen, name) ?? undefined);
  return [
    ...played(spec(game, list.options, { ...chosen, seats })),
    ...(target ? [t('ui.first_to', { n: target })] : []),
  ].join(', ');
}

/** "Duel, Theme Game: Era of Turmoil, first to 12". */
export const laid = (game: string, list: Options, chosen: Chosen): string =>
  `${t(`ui.game.${game}`)}, ${playedAs(game, list, chosen)}`;

export interface Setting {
  name: string;
  value: string;
  /** What is usual, where that is something else. */
  usual: string | null;
}

/** What a table plays beyond its name, option by option: those that were chosen, and how it is run. */
export function settings(
  list: Options,
  chosen: Chosen,
  { clock, watch, listed, quiet_bots, hints, bot_delay }: Partial<Settings>,
): Setting[] {
  const rules = list.options
    .filter(({ name }) => !NAMED.includes(name) && differs(list, chosen, name))
    .map(({ name }) => ({
      name: t(`ui.option.name.${name}`),
      value: valued(valueOf(list, chosen, name)),
      usual: valued(usual(list, chosen, name)),
    }));
  const pace = paceOf(clock ?? null);
  const botPace = botPaceOf(bot_delay);
  const switched = (name: string, on: boolean | undefined): Setting => ({
    name,
    value: valued(on ? 'yes' : null),
    usual: on ? valued(null) : null,
  });
  return [
    ...rules,
    {
      name: t('ui.new.pace'),
      value: pace ? t(`ui.pace.${pace}`) : t('ui.new.on'),
      usual: clock ? t('ui.pace.none') : null,
    },
    switched(t('ui.new.watch'), watch),
    switched(t('ui.new.listed'), listed),
    ...(quiet_bots ? [{ name: t('ui.new.bot_offers'), value: valued(null), usual: valued('yes') }] : []),
    ...(hints ? [switched(t('ui.new.hints'), true)] : []),
    ...(botPace === 'person'
      ? []
      : [{ name: t('ui.bot_pace'), value: t(`ui.bot_pace.${botPace}`), usual: t('ui.bot_pace.person') }]),
  ];
}
