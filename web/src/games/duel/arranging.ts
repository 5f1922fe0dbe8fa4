/** Arranging things before the table is told: the reader swaps any two, one chain of answers says it. */
import type { RegionView } from '../../../types/duel';

type Swaps = readonly (readonly [string, string])[];

/** Where a thing lies after the swaps. */
function moved(at: string, swaps: Swaps): string {
  return swaps.reduce((now, [one, other]) => (now === one ? other : now === other ? one : now), at);
}

/** The regions as they lie after the swaps. */
export function swapped(regions: readonly RegionView[], swaps: Swaps): RegionView[] {
  return regions.map((it) => ({ ...it, at: moved(it.at, swaps) }));
}

/**
 * The places that answer the questions for `asked`, one after the other. Each answer brings the thing that lies there to
 * the place that is asked for, and the two change places; so things may have moved when their turn comes.
 */
export function chainOf(asked: readonly string[], swaps: Swaps): string[] {
  const back = swaps.toReversed();
  const done: [string, string][] = [];
  return asked.map((here) => {
    const from = moved(moved(here, back), done);
    done.push([here, from]);
    return from;
  });
}
