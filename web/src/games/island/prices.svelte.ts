/** What things cost, from the almanac: the client knows no price. */
import { api } from '../../api';

export type Price = [string, number][];

const NAMES: Record<string, string> = { road: 'road', settlement: 'settlement', city: 'city', buy: 'development-card', ship: 'ship' };

let costs = $state.raw<Record<string, Price>>({});
let asked = false;

/** Reads "1 lumber and 1 brick" or "3 ore, 2 grain". */
export function priceOf(text: string): Price {
  return [...text.matchAll(/(\d+) ([a-z]+)/g)].map(([, count, kind]) => [kind!, Number(count)]);
}

export function prices(): Record<string, Price> {
  if (!asked) {
    asked = true;
    void api.almanac().then((entries) => {
      const of = (id: string): Price => priceOf(entries.find((it) => it.id === `island/${id}`)?.cost ?? '');
      costs = Object.fromEntries(Object.entries(NAMES).map(([verb, id]) => [verb, of(id)]));
    });
  }
  return costs;
}
