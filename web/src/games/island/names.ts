/** Names of places for screen readers: what, whose, state, and what Enter does. */
import type { HexView, View } from '../../../types/island';
import { listed, t } from '../../texts.svelte';
import { cornersOf, hexesAt } from './geometry';

const PRODUCE: Record<string, string> = {
  forest: 'lumber',
  hills: 'brick',
  pasture: 'wool',
  fields: 'grain',
  mountains: 'ore',
};

const PAGES: Record<string, string> = {
  buy: 'development-card',
  roads: 'road-building',
  plenty: 'year-of-plenty',
  point: 'victory-point',
};

/** The page of the almanac about a tile or a card. */
export function pageOf(thing: string): string {
  return `island/${PAGES[thing] ?? thing}`;
}

/** Where points come from, in words; at sea the longest road is a route of roads and ships. */
export function sourceName(view: View, what: string): string {
  return what === 'longest-road' && view.prices.some(([it]) => it === 'ship')
    ? t('ui.island.source.longest-route')
    : t(`ui.island.source.${what}`);
}

/** "grain 10"; desert and sea by name. */
export function landName({ terrain, number }: Pick<HexView, 'terrain' | 'number'>): string {
  const gives = PRODUCE[terrain];
  return gives && number !== null ? `${t(`resource.${gives}`)} ${number}` : t(`terrain.${terrain}`);
}

/** The lands that meet at a place, as on the board. */
export function landsAt(view: View, place: string): HexView[] {
  return hexesAt(place).flatMap((at) => view.hexes.find((it) => it.at === at) ?? []);
}

function standing(view: View, place: string): { seat: number; what: string } | null {
  for (const side of view.sides) {
    if (side.roads.includes(place)) return { seat: side.seat, what: 'road' };
    if (side.ships.includes(place)) return { seat: side.seat, what: 'ship' };
    if (side.settlements.includes(place)) return { seat: side.seat, what: 'settlement' };
    if (side.cities.includes(place)) return { seat: side.seat, what: 'city' };
  }
  return null;
}

/** Seats with buildings at a hex. */
export function neighbours(view: View, hex: string): number[] {
  const corners = cornersOf(hex);
  return view.sides
    .filter((it) => [...it.settlements, ...it.cities].some((at) => corners.includes(at)))
    .map((it) => it.seat);
}

export function placeName(view: View, place: string, nameOf: (seat: number) => string, own: number | null): string {
  const where = place.split(',')[2];
  const lands = listed(landsAt(view, place).map(landName));
  if (where === undefined) {
    const here = neighbours(view, place).map((seat) =>
      t('ui.island.name.neighbour', { name: nameOf(seat), n: view.sides[seat]!.cards }),
    );
    const parts = [t('ui.island.name.hex', { lands })];
    if (view.robber === place) parts.push(t('ui.island.name.robber_here'));
    if (view.pirate === place) parts.push(t('ui.island.name.pirate_here'));
    if (here.length > 0) parts.push(t('ui.island.name.neighbours', { names: listed(here) }));
    return parts.join('; ');
  }
  const found = standing(view, place);
  const kind = where === 'N' || where === 'S' ? 'corner' : 'path';
  const state = !found
    ? t('ui.island.name.free')
    : found.seat === own
      ? t(`ui.island.name.own_${found.what}`)
      : t(`ui.island.name.${found.what}`, { name: nameOf(found.seat) });
  const contact = view.favors?.contacts.find((it) => it.at === place);
  const met = contact
    ? `; ${t('ui.island.name.contact', { names: listed(contact.seats.map((seat) => (seat === own ? t('ui.you') : nameOf(seat)))) })}`
    : '';
  return `${t(`ui.island.name.${kind}`, { lands })}, ${state}${met}`;
}

/** In how many of 36 rolls one of these lands gives something. */
export function waysToFall(lands: readonly HexView[]): number {
  const numbers = new Set(lands.flatMap(({ number }) => (number === null ? [] : [number])));
  return [...numbers].reduce((sum, number) => sum + 6 - Math.abs(7 - number), 0);
}
