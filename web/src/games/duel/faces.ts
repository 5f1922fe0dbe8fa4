/** The faces of the event die. */
import Brigand from '~icons/game-icons/robber-mask';
import CardIcon from '~icons/game-icons/hourglass';
import Harp from '~icons/game-icons/harp';
import Scales from '~icons/game-icons/scales';
import Wheat from '~icons/game-icons/wheat';
import type { Picture } from './pictures';

export const FACES: Readonly<Record<string, Picture>> = {
  brigands: Brigand,
  trade: Scales,
  celebration: Harp,
  harvest: Wheat,
  card: CardIcon,
};
