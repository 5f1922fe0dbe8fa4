/** The games that have a table of their own; all others are played at the plain one. */
import type { GameParts } from './game';

const FAMILIES: Record<string, () => Promise<{ default: GameParts }>> = {
  island: () => import('./island/island'),
  duel: () => import('./duel/duel'),
  classic: () => import('./duel/duel'),
};

export async function partsOf(spec: string): Promise<GameParts> {
  const family = FAMILIES[spec.split(':')[0]!] ?? (() => import('./plain/plain'));
  const parts = (await family()).default as GameParts;
  parts.enter?.(spec);
  return parts;
}
