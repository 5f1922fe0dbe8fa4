/** What happened, in sentences with names. */
import type { Told } from '../../types/protocol';

/** The sentence of an entry of the log, seats called by their names. */
export function sentence(told: Told, nameOf: (seat: number) => string): string {
  return told.text.replace(/\b[Ss]eat (\d)\b/g, (_, seat: string) => nameOf(Number(seat)));
}
