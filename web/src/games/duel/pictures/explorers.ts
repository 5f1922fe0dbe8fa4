/** The pictures of the set explorers, by the key of the card's title: icons of game-icons.net, credited on the page "About". */
import type { Pictures } from '../pictures.svelte';
import Anchor from '~icons/game-icons/anchor';
import Anvil from '~icons/game-icons/anvil';
import CannonShot from '~icons/game-icons/cannon-shot';
import Compass from '~icons/game-icons/compass';
import DrakkarDragon from '~icons/game-icons/drakkar-dragon';
import HarborDock from '~icons/game-icons/harbor-dock';
import Island from '~icons/game-icons/island';
import LaurelCrown from '~icons/game-icons/laurel-crown';
import Lyre from '~icons/game-icons/lyre';
import MedievalGate from '~icons/game-icons/medieval-gate';
import MeltingMetal from '~icons/game-icons/melting-metal';
import OpenBook from '~icons/game-icons/open-book';
import PirateFlag from '~icons/game-icons/pirate-flag';
import PirateHat from '~icons/game-icons/pirate-hat';
import PirateSkull from '~icons/game-icons/pirate-skull';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import SewingNeedle from '~icons/game-icons/sewing-needle';
import ShipBow from '~icons/game-icons/ship-bow';
import ShipWheel from '~icons/game-icons/ship-wheel';
import Telescope from '~icons/game-icons/telescope';
import ThreeFriends from '~icons/game-icons/three-friends';
import TotemMask from '~icons/game-icons/totem-mask';
import TreasureMap from '~icons/game-icons/treasure-map';

export default {
  ambassador: ScrollQuill,
  armory: Anvil,
  astronomer: Telescope,
  broadside: CannonShot,
  'cannon-foundry': MeltingMetal,
  cartographer: TreasureMap,
  cimmarone: PirateSkull,
  'explorer-harbor': Anchor,
  'explorer-metropolis': MedievalGate,
  'friendship-between-peoples': ThreeFriends,
  'haidao-chang': PirateFlag,
  'island-of-the-bards': Lyre,
  'island-of-the-forgotten-tribe': TotemMask,
  'island-of-the-merchants': Island,
  'island-of-the-scholars': OpenBook,
  jean: PirateHat,
  'landing-stage': HarborDock,
  'lars-the-naval-hero': DrakkarDragon,
  'most-successful-explorer': LaurelCrown,
  navigator: Compass,
  'sailmakers-shop': SewingNeedle,
  shipwreck: ShipBow,
  shipyard: ShipWheel,
} satisfies Pictures;
