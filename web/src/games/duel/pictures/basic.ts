/** The pictures of the set basic, by the key of the card's title: icons of game-icons.net, credited on the page "About". */
import type { Pictures } from '../pictures.svelte';
import Barn from '~icons/game-icons/barn';
import Bindle from '~icons/game-icons/bindle';
import Binoculars from '~icons/game-icons/binoculars';
import BrickPile from '~icons/game-icons/brick-pile';
import Caravel from '~icons/game-icons/caravel';
import Church from '~icons/game-icons/church';
import Conqueror from '~icons/game-icons/conqueror';
import CrossedAxes from '~icons/game-icons/crossed-axes';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrystalBall from '~icons/game-icons/crystal-ball';
import ElfHelmet from '~icons/game-icons/elf-helmet';
import Furnace from '~icons/game-icons/furnace';
import Galleon from '~icons/game-icons/galleon';
import Gears from '~icons/game-icons/gears';
import GoldBar from '~icons/game-icons/gold-bar';
import Move from '~icons/game-icons/move';
import OldWagon from '~icons/game-icons/old-wagon';
import PineTree from '~icons/game-icons/pine-tree';
import Sail from '~icons/game-icons/sail';
import Shop from '~icons/game-icons/shop';
import StoneBridge from '~icons/game-icons/stone-bridge';
import Swordwoman from '~icons/game-icons/swordwoman';
import VikingHead from '~icons/game-icons/viking-head';
import VikingHelmet from '~icons/game-icons/viking-helmet';
import Village from '~icons/game-icons/village';
import VisoredHelm from '~icons/game-icons/visored-helm';
import Wheat from '~icons/game-icons/wheat';
import Windmill from '~icons/game-icons/windmill';
import WoodBeam from '~icons/game-icons/wood-beam';
import Yarn from '~icons/game-icons/yarn';

export default {
  abbey: Church,
  austin: VisoredHelm,
  'brick-factory': BrickPile,
  'brick-ship': Caravel,
  'brigitta-the-wise-woman': CrystalBall,
  candamir: Conqueror,
  feud: CrossedAxes,
  'fraternal-feuds': CrossedSwords,
  'gold-ship': Caravel,
  goldsmith: GoldBar,
  'grain-mill': Windmill,
  'grain-ship': Caravel,
  harald: VikingHelmet,
  inga: Swordwoman,
  invention: Gears,
  'iron-foundry': Furnace,
  'large-trade-ship': Galleon,
  'lumber-camp': WoodBeam,
  'lumber-ship': Caravel,
  marketplace: Shop,
  'merchant-caravan': OldWagon,
  'ore-ship': Caravel,
  osmund: VikingHead,
  'parish-hall': Village,
  relocation: Move,
  scout: Binoculars,
  siglind: ElfHelmet,
  storehouse: Barn,
  'toll-bridge': StoneBridge,
  'trade-ships-race': Sail,
  'traveling-merchant': Bindle,
  'weavers-shop': Yarn,
  'wool-ship': Caravel,
  'year-of-plenty': Wheat,
  yule: PineTree,
} satisfies Pictures;
