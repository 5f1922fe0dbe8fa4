/** Where points come from, for the seat's tooltip and for the end. */
import type { SideView, View } from '../../../types/island';

/** Sources with their points, in a fixed order, those without points left out. */
export function sources(view: View, side: SideView): [string, number][] {
  const pointCards = side.secret ? side.secret.points - side.points : 0;
  const all: [string, number][] = [
    ['settlements', side.settlements.length],
    ['cities', 2 * side.cities.length],
    ['longest-road', view.longest_road === side.seat ? 2 : 0],
    ['largest-army', view.largest_army === side.seat ? 2 : 0],
    ['point-cards', pointCards],
  ];
  return all.filter(([, points]) => points > 0);
}
