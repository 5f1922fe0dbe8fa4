/** How places of a principality and of its sea are named aloud. */
import type { RegionView, SeaCardView, SeaView } from '../../../types/duel';
import { listed, t } from '../../texts.svelte';
import { page, regionName, title } from './cards.svelte';
import { spot } from './choices';
import { type Cell, placeAt } from './land';

/** A site by its settlement or city, counted from the left; nothing where there is none. */
export function placeName(n: number, of: number, row: number): string {
  if (n === 0) return '';
  return t(row > 0 ? 'ui.duel.place.above' : 'ui.duel.place.below', { n, of });
}

/** A region: its stock, its row, and the settlements or cities beside it, whose columns are `towns`. */
export function regionWords({ at, card, stock, resource, brings }: RegionView, towns: readonly number[]): string {
  const { column, row } = spot(at);
  const [n, m] = [column - 1, column + 1].map((it) => towns.indexOf(it) + 1).filter((it) => it > 0);
  const parts = [
    t('ui.duel.cell.region', { name: regionName(card), stock, resource: t(`resource.${resource}`) }),
    stock === 3 ? t('ui.duel.full') : '',
    brings === undefined ? '' : t('ui.duel.cell.brings', { n: brings }),
    t(row > 0 ? 'ui.duel.place.upper' : 'ui.duel.place.lower'),
    n === undefined ? '' : t(m === undefined ? 'ui.duel.place.beside' : 'ui.duel.place.between', { n, m }),
  ];
  return parts.filter((it) => it !== '').join(', ');
}

/** The regions beside a site. */
export function neighbours(
  regions: readonly RegionView[],
  { column, row }: { column: number; row: number },
): RegionView[] {
  const near = regions.filter(({ at }) => {
    const it = spot(at);
    return Math.abs(it.column - column) === 1 && Math.sign(it.row) === Math.sign(row);
  });
  return near.toSorted((a, b) => spot(a.at).column - spot(b.at).column);
}

/** The same in words; nothing where there is none. */
export function besides(regions: readonly RegionView[], at: { column: number; row: number }): string {
  const beside = neighbours(regions, at);
  return beside.length === 0 ? '' : t('ui.duel.place.by', { regions: listed(beside.map((it) => regionName(it.card))) });
}

/** The region to whose outer site a cell belongs; nothing for other cells. */
export function atRegion(regions: readonly RegionView[], { column, row }: { column: number; row: number }): string {
  const region = Math.abs(row) === 2 && regions.find((it) => it.at === placeAt(column, row / 2));
  return region ? t('ui.duel.at_region', { region: regionName(region.card) }) : '';
}

/** The harbor with its ships. */
export function harborName({ ready, spent, unbuilt }: SeaView): string {
  return t('ui.duel.sea.harbor.ships', { ready, spent, unbuilt });
}

/** A sea card: what it is as far as it is known, its level, where it lies, and what is there. */
export function seaCardName({ at, card, open, level, ship, in_reach }: SeaCardView): string {
  const levels = card === null ? 0 : (page(card)?.levels?.length ?? 0);
  const { column, row } = spot(at);
  const parts = [
    card === null ? t('ui.duel.sea.hidden') : title(card),
    card !== null && !open ? t('ui.duel.sea.known') : '',
    open && levels > 0 ? t('ui.duel.sea.level_of', { n: level, of: levels }) : '',
    t(`ui.duel.sea.where.${['above', 'middle', 'below'][row - 4]}`, { n: column }),
    in_reach ? t('ui.duel.sea.reach') : '',
    ship === 'ship' ? t('ui.duel.sea.ship') : ship === 'lost' ? t('ui.duel.sea.lost') : '',
  ];
  return parts.filter((it) => it !== '').join(', ');
}

/** The page of the almanac on what lies at a place; `onRoad` is the card that lies on a road. */
export function almanacOf(cell: Cell, onRoad: string | undefined): string | undefined {
  switch (cell.what) {
    case 'region':
      return page(cell.region.card)?.id;
    case 'card':
      return page(cell.card.card)?.id;
    case 'harbor':
      return 'explorers/explorer-harbor';
    case 'sea':
      return page(cell.card.card ?? '')?.id;
    case 'free':
    case 'beyond':
      return undefined;
    default:
      return page(onRoad ?? '')?.id ?? `basic/${cell.what}`;
  }
}
