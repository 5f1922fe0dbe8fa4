/** The faces of the event die. */
import Brigand from '~icons/game-icons/robber-mask';
import CardIcon from '~icons/game-icons/hourglass';
import Harp from '~icons/game-icons/harp';
import Scales from '~icons/game-icons/scales';
import Wheat from '~icons/game-icons/wheat';
import Clubs from '~icons/game-icons/wood-club';
import Helm from '~icons/game-icons/visored-helm';
import Sun from '~icons/game-icons/heraldic-sun';
import Mill from '~icons/game-icons/windmill';
import type { Picture } from './pictures.svelte';

export const FACES: Readonly<Record<string, Picture>> = {
  brigands: Brigand,
  trade: Scales,
  celebration: Harp,
  harvest: Wheat,
  card: CardIcon,
};

/** Those of the classic edition: club, mill, helmet, sun, card. */
export const CLASSIC_FACES: Readonly<Record<string, Picture>> = {
  brigands: Clubs,
  trade: Mill,
  celebration: Helm,
  harvest: Sun,
  card: CardIcon,
};
