/** The pictures of helpers and guilds. */
import type { Component } from 'svelte';
import Basket from '~icons/game-icons/basket';
import Book from '~icons/game-icons/open-book';
import CardPick from '~icons/game-icons/card-pick';
import Caravel from '~icons/game-icons/caravel';
import Compass from '~icons/game-icons/compass';
import Desert from '~icons/game-icons/desert';
import Hammer from '~icons/game-icons/hammer-nails';
import Hand from '~icons/game-icons/robber-hand';
import Hands from '~icons/game-icons/shaking-hands';
import Return from '~icons/game-icons/return-arrow';
import Scales from '~icons/game-icons/scales';
import Shield from '~icons/game-icons/checked-shield';
import Spade from '~icons/game-icons/spade';
import Wagon from '~icons/game-icons/old-wagon';
import Wood from '~icons/game-icons/wood-beam';

type Picture = Component<{ class?: string }>;

export const HELPERS: Readonly<Record<string, Picture>> = {
  nassir: Hands,
  william: Wood,
  marianne: Basket,
  louis: Return,
  sean: Shield,
  candamir: CardPick,
  hilde: Hand,
  jean: Scales,
  lin: Desert,
  vincent: Hammer,
};

export const GUILDS: Readonly<Record<string, Picture>> = {
  traders: Wagon,
  merchants: Caravel,
  'road-builders': Spade,
  scholars: Book,
  'master-builders': Compass,
};
