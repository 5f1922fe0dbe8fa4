/** The offered choices, taken apart by what they are about. The client knows no other source of what may be done. */

/** The resources, in the order in which they lie everywhere. */
export const KINDS = ['lumber', 'brick', 'wool', 'grain', 'ore'];

/** Choices such as `road 0,1,E`, grouped by their first word. */
export function grouped(choices: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const by = new Map<string, string[]>();
  for (const choice of choices) {
    const space = choice.indexOf(' ');
    const [verb, rest] = space < 0 ? [choice, ''] : [choice.slice(0, space), choice.slice(space + 1)];
    const found = by.get(verb);
    if (found) found.push(rest);
    else by.set(verb, [rest]);
  }
  return by;
}

const PLACE = /^-?\d+,-?\d+(,[A-Z]+)?$/;

/** What may be chosen at each place of the board: `0,1,E` → `road 0,1,E`, at a coast `either road 0,1,E|ship 0,1,E`. With `only`, nothing but choices with this word. */
export function atPlaces(choices: readonly string[], only: string | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [verb, rests] of grouped(choices)) {
    if (only !== null && verb !== only) continue;
    for (const rest of rests) {
      if (!PLACE.test(rest)) continue;
      const other = found.get(rest);
      found.set(rest, other === undefined ? `${verb} ${rest}` : `either ${other}|${verb} ${rest}`);
    }
  }
  // From one place to another: first from where (which only picks), then, with `sail FROM` picked, to where.
  if (only !== null) {
    for (const choice of choices) {
      const [verb, from, to] = choice.split(' ');
      if (!from || !to || !PLACE.test(from) || !PLACE.test(to)) continue;
      if (only === verb) found.set(from, `pick ${verb} ${from}`);
      else if (only === `${verb} ${from}`) found.set(to, choice);
    }
  }
  return found;
}

export type Counts = Readonly<Record<string, number>>;

/** Cards in the notation of deals: `2ore+wool`. */
export function cardsText(cards: Counts): string {
  const some = Object.entries(cards).filter(([, count]) => count > 0);
  return some.length === 0
    ? 'nothing'
    : some.map(([kind, count]) => (count === 1 ? kind : `${count}${kind}`)).join('+');
}

/** What is still missing of a price. */
export function missing(price: readonly (readonly [string, number])[], hand: Counts): [string, number][] {
  return price.flatMap(([kind, count]) =>
    count > (hand[kind] ?? 0) ? [[kind, count - (hand[kind] ?? 0)] as [string, number]] : [],
  );
}
