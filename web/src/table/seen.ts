/** Up to which version of each table this browser was looked at: for telling what happened since. */
const PLACE = 'commonland-seen';
/** Of more tables than this the oldest are forgotten. */
const KEPT = 20;

function load(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export function lastSeen(table: string): number | null {
  return load().find(([id]) => id === table)?.[1] ?? null;
}

export function keepSeen(table: string, version: number): void {
  const others = load().filter(([id]) => id !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...others.slice(1 - KEPT), [table, version]]));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
