/** The picture of each card: an icon of game-icons.net, credited on the page "About". Ships show what they trade beside it. */
import type { Component } from 'svelte';
import ArcheryTarget from '~icons/game-icons/archery-target';
import Barbarian from '~icons/game-icons/barbarian';
import Barn from '~icons/game-icons/barn';
import Bathtub from '~icons/game-icons/bathtub';
import Bindle from '~icons/game-icons/bindle';
import Binoculars from '~icons/game-icons/binoculars';
import Bookshelf from '~icons/game-icons/bookshelf';
import BowArrow from '~icons/game-icons/bow-arrow';
import BrickPile from '~icons/game-icons/brick-pile';
import Cannon from '~icons/game-icons/cannon';
import Capitol from '~icons/game-icons/capitol';
import Caravel from '~icons/game-icons/caravel';
import CargoCrate from '~icons/game-icons/cargo-crate';
import Carousel from '~icons/game-icons/carousel';
import Church from '~icons/game-icons/church';
import Conqueror from '~icons/game-icons/conqueror';
import Conversation from '~icons/game-icons/conversation';
import Cowled from '~icons/game-icons/cowled';
import Crane from '~icons/game-icons/crane';
import CrossedAxes from '~icons/game-icons/crossed-axes';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrownCoin from '~icons/game-icons/crown-coin';
import CrystalBall from '~icons/game-icons/crystal-ball';
import Drakkar from '~icons/game-icons/drakkar';
import ElfHelmet from '~icons/game-icons/elf-helmet';
import Fire from '~icons/game-icons/fire';
import Furnace from '~icons/game-icons/furnace';
import Galleon from '~icons/game-icons/galleon';
import Gavel from '~icons/game-icons/gavel';
import Gears from '~icons/game-icons/gears';
import GoldBar from '~icons/game-icons/gold-bar';
import GoldMine from '~icons/game-icons/gold-mine';
import GraduateCap from '~icons/game-icons/graduate-cap';
import Granary from '~icons/game-icons/granary';
import GreekTemple from '~icons/game-icons/greek-temple';
import Guards from '~icons/game-icons/guards';
import Harp from '~icons/game-icons/harp';
import HerbsBundle from '~icons/game-icons/herbs-bundle';
import HolySymbol from '~icons/game-icons/holy-symbol';
import LanternFlame from '~icons/game-icons/lantern-flame';
import LockedChest from '~icons/game-icons/locked-chest';
import Move from '~icons/game-icons/move';
import OldWagon from '~icons/game-icons/old-wagon';
import PineTree from '~icons/game-icons/pine-tree';
import PirateCannon from '~icons/game-icons/pirate-cannon';
import PirateCaptain from '~icons/game-icons/pirate-captain';
import Pitchfork from '~icons/game-icons/pitchfork';
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile';
import Plow from '~icons/game-icons/plow';
import Prayer from '~icons/game-icons/prayer';
import Present from '~icons/game-icons/present';
import ReceiveMoney from '~icons/game-icons/receive-money';
import RingingBell from '~icons/game-icons/ringing-bell';
import Robber from '~icons/game-icons/robber';
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask';
import RoundSilo from '~icons/game-icons/round-silo';
import Sail from '~icons/game-icons/sail';
import Scales from '~icons/game-icons/scales';
import ShakingHands from '~icons/game-icons/shaking-hands';
import Shop from '~icons/game-icons/shop';
import Spectacles from '~icons/game-icons/spectacles';
import StoneBridge from '~icons/game-icons/stone-bridge';
import Swordwoman from '~icons/game-icons/swordwoman';
import TavernSign from '~icons/game-icons/tavern-sign';
import Torch from '~icons/game-icons/torch';
import TrumpetFlag from '~icons/game-icons/trumpet-flag';
import TwoCoins from '~icons/game-icons/two-coins';
import VikingHead from '~icons/game-icons/viking-head';
import VikingHelmet from '~icons/game-icons/viking-helmet';
import Village from '~icons/game-icons/village';
import VisoredHelm from '~icons/game-icons/visored-helm';
import Warehouse from '~icons/game-icons/warehouse';
import Watchtower from '~icons/game-icons/watchtower';
import Wheat from '~icons/game-icons/wheat';
import Windmill from '~icons/game-icons/windmill';
import WoodBeam from '~icons/game-icons/wood-beam';
import WoodenPier from '~icons/game-icons/wooden-pier';
import Yarn from '~icons/game-icons/yarn';

export type Picture = Component<{ class?: string; 'aria-hidden'?: 'true' }>;

/** By the key of the card's title. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  abbey: Church,
  archer: BowArrow,
  arsonist: Torch,
  austin: VisoredHelm,
  'bath-house': Bathtub,
  'benjamin-the-traveling-scholar': GraduateCap,
  'brick-factory': BrickPile,
  'brick-ship': Caravel,
  brigands: Robber,
  'brigitta-the-wise-woman': CrystalBall,
  'building-crane': Crane,
  candamir: Conqueror,
  'carl-forkbeard': Barbarian,
  'chapel-high': RingingBell,
  'chapel-low': HolySymbol,
  'chief-cannoneer': Cannon,
  doctor: HerbsBundle,
  'drill-ground': ArcheryTarget,
  fairgrounds: Carousel,
  feud: CrossedAxes,
  'fire-brigade': Fire,
  'fraternal-feuds': CrossedSwords,
  'gift-for-the-prince': Present,
  'gold-cache': LockedChest,
  'gold-ship': Caravel,
  goldsmith: GoldBar,
  'grain-mill': Windmill,
  'grain-ship': Caravel,
  'gudrun-terror-of-the-seas': PirateCaptain,
  'guido-the-ambassador': Conversation,
  'gustav-the-librarian': Spectacles,
  harald: VikingHelmet,
  harbor: WoodenPier,
  'hedge-tavern': TavernSign,
  'heinrich-the-sentinel': Guards,
  inga: Swordwoman,
  invention: Gears,
  'irmgard-keeper-of-the-light': LanternFlame,
  'iron-foundry': Furnace,
  'large-festival-hall': Harp,
  'large-trade-ship': Galleon,
  library: Bookshelf,
  'lookout-tower': Watchtower,
  'lumber-camp': WoodBeam,
  'lumber-ship': Caravel,
  marketplace: Shop,
  merchant: TwoCoins,
  'merchant-caravan': OldWagon,
  'merchant-guild': ShakingHands,
  'mineral-mining': GoldMine,
  mint: CrownCoin,
  moneylender: ReceiveMoney,
  'ore-ship': Caravel,
  osmund: VikingHead,
  'parish-hall': Village,
  parliament: Gavel,
  pharmacy: RoundBottomFlask,
  'pirate-ship': PirateCannon,
  plague: PlagueDoctorProfile,
  'reiner-the-herald': TrumpetFlag,
  relocation: Move,
  riots: Pitchfork,
  'salt-silo': RoundSilo,
  scout: Binoculars,
  'sebastian-the-itinerant-preacher': Prayer,
  siglind: ElfHelmet,
  'staple-house': Warehouse,
  storehouse: Barn,
  'three-field-system': Plow,
  'tithe-barn': Granary,
  'toll-bridge': StoneBridge,
  'town-hall': Capitol,
  'trade-master': Scales,
  'trade-ships-race': Sail,
  'trading-base': CargoCrate,
  traitor: Cowled,
  'traveling-merchant': Bindle,
  university: GreekTemple,
  'voyage-of-plunder': Drakkar,
  'weavers-shop': Yarn,
  'wool-ship': Caravel,
  'year-of-plenty': Wheat,
  yule: PineTree,
};
