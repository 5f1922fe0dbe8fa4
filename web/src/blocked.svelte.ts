/** Whom this reader has blocked, by name. It stays in this browser; tables are told only who takes no seat at them. */
const PLACE = 'commonland-blocked';
/** Of more names than this the oldest are forgotten. */
const KEPT = 200;

function load(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((it): it is string => typeof it === 'string') : [];
  } catch {
    return [];
  }
}

let names = $state.raw(load());

export function isBlocked(name: string | null | undefined): boolean {
  return name != null && names.includes(name);
}

export function keepBlocked(name: string, blocked: boolean): void {
  const others = names.filter((it) => it !== name);
  names = blocked ? [...others.slice(1 - KEPT), name] : others;
  try {
    localStorage.setItem(PLACE, JSON.stringify(names));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
