/** The signs of the sets of the duel: on backs of stacks, on the page of a new table, where eras are chosen. */
import Compass from '~icons/game-icons/compass';
import GoldBar from '~icons/game-icons/gold-bar';
import GraduateCap from '~icons/game-icons/graduate-cap';
import Owl from '~icons/game-icons/owl';
import Pitchfork from '~icons/game-icons/pitchfork';
import RoundStar from '~icons/game-icons/round-star';
import Village from '~icons/game-icons/village';
import type { Component } from 'svelte';

/** The colour of a set's back; the classic basic game has that of the other one, a card of a deck that of its owner. */
export function tint(set: string): string {
  const owner = /^deck-(\d)$/.exec(set)?.[1];
  if (owner) return `color-mix(in srgb, var(--seat-${Number(owner) + 1}) 45%, var(--sheet))`;
  return `var(--back-${BACKS[set] ?? set}, var(--back-own))`;
}
const BACKS: Record<string, string> = { classic: 'basic', artisans: 'prosperity' };

export const SIGNS: Record<string, Component> = {
  basic: Village,
  gold: GoldBar,
  turmoil: Pitchfork,
  progress: GraduateCap,
  explorers: Compass,
  sages: Owl,
  prosperity: RoundStar,
  classic: Village,
  artisans: RoundStar,
};
