/**
 * What this browser keeps of the dice of each table: the commitment that it saw first, and the salt that it sent after that.
 * A server that changes its secret later, or asks for the salts first, does not fit what was kept.
 */
const PLACE = 'commonland-dice';
/** Of more tables than this the oldest are forgotten. */
const KEPT = 50;

export interface Kept {
  commitment: string;
  salt: string;
  /** Whether we had a seat when the table was last seen before the game: the dice have the salts of seats. */
  seated: boolean;
}

function load(): [string, Kept][] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as [string, Kept][];
  } catch {
    return [];
  }
}

/** What was kept of a table. */
export function keptOf(table: string): Kept | null {
  return load().find(([id]) => id === table)?.[1] ?? null;
}

/** Random digits, so that nobody can have known them. */
export function digits(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((it) => it.toString(16).padStart(2, '0')).join('');
}

/**
 * The salt to send to a table that shows this commitment, kept with it before it is sent. The first commitment counts: a
 * table that shows another one later gets no other salt, and the check will tell.
 */
export function saltFor(table: string, commitment: string, seated: boolean): string | null {
  if (!/^[0-9a-f]{64}$/.test(commitment)) return null;
  const known = keptOf(table);
  if (known && known.commitment !== commitment) return null;
  const salt = known?.salt ?? digits();
  const others = load().filter(([id]) => id !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...others.slice(1 - KEPT), [table, { commitment, salt, seated }]]));
  } catch {
    // A browser that keeps nothing still plays, and its salt still counts.
  }
  return salt;
}
