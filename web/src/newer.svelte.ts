/**
 * A page that is older than its server loads itself again, as soon as nothing half-made would be lost. The server's first page
 * names the script and the styles that belong to it, and those names contain a hash of all that they are.
 */

/** Whether a newer page waits until what is half-made is done. */
export const newer = $state({ waits: false });

/** Says whether something is half-made: picked, composed, written. */
type Holds = () => boolean;
const holders = new Set<Holds>();

/** While this holds, the page stays as it is. For an `$effect`: the answer ends it. */
export function keep(holds: Holds): () => void {
  holders.add(holds);
  return () => void holders.delete(holds);
}

/** Two pages of one server may be of different age, so the page does not load itself again within this time. */
const LATELY = 60_000;
const PLACE = 'commonland-loaded';

/** The files that a page names. */
export const filesOf = (html: string): string[] => [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([name]) => name);

/** Asks the server for its first page, and whether it is another one than ours. */
export async function lookForNewer(): Promise<void> {
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } }).catch(() => null);
  if (!answer?.ok) return;
  const isOurs = (name: string): boolean => document.querySelector(`[src$="${name}"], [href$="${name}"]`) !== null;
  if (!filesOf(await answer.text()).every(isOurs) && !newer.waits) loadWhenDone();
}

function loadWhenDone(): void {
  newer.waits = isHalfMade() || Date.now() - loadedAt() < LATELY;
  if (newer.waits) setTimeout(loadWhenDone, 1000);
  else loadNow();
}

export function loadNow(): void {
  try {
    sessionStorage.setItem(PLACE, String(Date.now()));
  } catch {
    // A browser that keeps nothing loads the page all the same.
  }
  location.reload();
}

function loadedAt(): number {
  try {
    return Number(sessionStorage.getItem(PLACE));
  } catch {
    return 0;
  }
}

function isHalfMade(): boolean {
  const at = document.activeElement;
  const writes = (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value !== at.defaultValue;
  return writes || document.querySelector('dialog[open]') !== null || [...holders].some((holds) => holds());
}
