/** A swap of resources between the two princes: what each has, and has room for. */
import type { SideView, View } from '../../../types/duel';
import { RESOURCES } from './cards.svelte';

const of = (side: SideView, resource: string) => side.regions.filter((it) => it.resource === resource);
export const held = (side: SideView, resource: string): number =>
  of(side, resource).reduce((sum, it) => sum + it.stock, 0);
const room = (side: SideView, resource: string): number =>
  of(side, resource).reduce((sum, it) => sum + 3 - it.stock, 0);

/** How much of a resource can go from one side to the other. */
export const most = (from: SideView, to: SideView, resource: string): number =>
  Math.min(held(from, resource), room(to, resource));

/** Whether there is anything that the two could swap. */
export function canSwap({ sides }: View, seat: number): boolean {
  const [own, other] = [sides[seat]!, sides[1 - seat]!];
  const gives = RESOURCES.filter((it) => most(own, other, it) > 0);
  const takes = RESOURCES.filter((it) => most(other, own, it) > 0);
  return gives.some((give) => takes.some((take) => take !== give));
}

/** Amounts as an offer is written: `wool+2ore`. */
export const written = (amounts: Readonly<Record<string, number>>): string =>
  RESOURCES.filter((it) => (amounts[it] ?? 0) > 0)
    .map((it) => (amounts[it] === 1 ? it : `${amounts[it]}${it}`))
    .join('+');
