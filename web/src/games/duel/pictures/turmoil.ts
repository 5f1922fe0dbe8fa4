/** The pictures of the set turmoil, by the key of the card's title: icons of game-icons.net, credited on the page "About". */
import type { Pictures } from '../pictures.svelte';
import ArcheryTarget from '~icons/game-icons/archery-target';
import Barbarian from '~icons/game-icons/barbarian';
import BowArrow from '~icons/game-icons/bow-arrow';
import Carousel from '~icons/game-icons/carousel';
import Cowled from '~icons/game-icons/cowled';
import CrossedAxes from '~icons/game-icons/crossed-axes';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import Drakkar from '~icons/game-icons/drakkar';
import Fire from '~icons/game-icons/fire';
import Granary from '~icons/game-icons/granary';
import Guards from '~icons/game-icons/guards';
import Harp from '~icons/game-icons/harp';
import HolySymbol from '~icons/game-icons/holy-symbol';
import LanternFlame from '~icons/game-icons/lantern-flame';
import Pitchfork from '~icons/game-icons/pitchfork';
import Prayer from '~icons/game-icons/prayer';
import RingingBell from '~icons/game-icons/ringing-bell';
import Robber from '~icons/game-icons/robber';
import TavernSign from '~icons/game-icons/tavern-sign';
import Torch from '~icons/game-icons/torch';
import Watchtower from '~icons/game-icons/watchtower';

export default {
  archer: BowArrow,
  arsonist: Torch,
  brigands: Robber,
  'carl-forkbeard': Barbarian,
  'chapel-high': RingingBell,
  'chapel-low': HolySymbol,
  'drill-ground': ArcheryTarget,
  fairgrounds: Carousel,
  feud: CrossedAxes,
  'fire-brigade': Fire,
  'fraternal-feuds': CrossedSwords,
  'hedge-tavern': TavernSign,
  'heinrich-the-sentinel': Guards,
  'irmgard-keeper-of-the-light': LanternFlame,
  'large-festival-hall': Harp,
  'lookout-tower': Watchtower,
  riots: Pitchfork,
  'sebastian-the-itinerant-preacher': Prayer,
  'tithe-barn': Granary,
  traitor: Cowled,
  'voyage-of-plunder': Drakkar,
} satisfies Pictures;
