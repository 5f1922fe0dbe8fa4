/** The hand as it lies: cards keep their places, and a card that is being built stays in its place until it is paid. */

/** The same cards in the order in which they lay before; new ones lie behind. */
export function inOrder(before: readonly string[], now: readonly string[]): string[] {
  const left = [...now];
  const kept = before.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left];
}

/** How often a card is there. */
const count = (cards: readonly string[], card: string): number => cards.filter((it) => it === card).length;

/** Whether a card that is being built came out of the hand, as it lay before; a face-up card did not. */
export const cameFrom = (before: readonly string[], now: readonly string[], card: string): boolean =>
  count(before, card) > count(now, card);
