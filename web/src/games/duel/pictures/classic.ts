/** The pictures of the set classic, by the key of the card's title: icons of game-icons.net, credited on the page "About". */
import type { Pictures } from '../pictures.svelte';
import Abacus from '~icons/game-icons/abacus';
import AnvilImpact from '~icons/game-icons/anvil-impact';
import Aqueduct from '~icons/game-icons/aqueduct';
import AxeSword from '~icons/game-icons/axe-sword';
import Barbute from '~icons/game-icons/barbute';
import Bathtub from '~icons/game-icons/bathtub';
import Biceps from '~icons/game-icons/biceps';
import Binoculars from '~icons/game-icons/binoculars';
import BlackKnightHelm from '~icons/game-icons/black-knight-helm';
import Bookshelf from '~icons/game-icons/bookshelf';
import BrickPile from '~icons/game-icons/brick-pile';
import ByzantinTemple from '~icons/game-icons/byzantin-temple';
import Calendar from '~icons/game-icons/calendar';
import Camel from '~icons/game-icons/camel';
import Capitol from '~icons/game-icons/capitol';
import Caravel from '~icons/game-icons/caravel';
import CenturionHelmet from '~icons/game-icons/centurion-helmet';
import Church from '~icons/game-icons/church';
import ClosedBarbute from '~icons/game-icons/closed-barbute';
import ColombianStatue from '~icons/game-icons/colombian-statue';
import CrackedShield from '~icons/game-icons/cracked-shield';
import CrestedHelmet from '~icons/game-icons/crested-helmet';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrownCoin from '~icons/game-icons/crown-coin';
import FizzingFlask from '~icons/game-icons/fizzing-flask';
import Furnace from '~icons/game-icons/furnace';
import GuardedTower from '~icons/game-icons/guarded-tower';
import HandSaw from '~icons/game-icons/hand-saw';
import HerbsBundle from '~icons/game-icons/herbs-bundle';
import HorseHead from '~icons/game-icons/horse-head';
import LightBulb from '~icons/game-icons/light-bulb';
import MailedFist from '~icons/game-icons/mailed-fist';
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile';
import PopeCrown from '~icons/game-icons/pope-crown';
import Robber from '~icons/game-icons/robber';
import ShakingHands from '~icons/game-icons/shaking-hands';
import Shop from '~icons/game-icons/shop';
import Spy from '~icons/game-icons/spy';
import Sunrise from '~icons/game-icons/sunrise';
import SwordsEmblem from '~icons/game-icons/swords-emblem';
import Torch from '~icons/game-icons/torch';
import Trowel from '~icons/game-icons/trowel';
import TwoCoins from '~icons/game-icons/two-coins';
import Windmill from '~icons/game-icons/windmill';
import WoodenPier from '~icons/game-icons/wooden-pier';
import Wool from '~icons/game-icons/wool';

export default {
  abbey: Church,
  alchemist: FizzingFlask,
  aqueduct: Aqueduct,
  arsonist: Torch,
  'bath-house': Bathtub,
  bishop: PopeCrown,
  'black-knight': BlackKnightHelm,
  'brick-factory': BrickPile,
  'brick-fleet': Caravel,
  brigands: Robber,
  caravan: Camel,
  church: ByzantinTemple,
  'civil-war': CrackedShield,
  colossus: ColombianStatue,
  conflict: CrossedSwords,
  conrad: HorseHead,
  'counting-house': Abacus,
  falk: CrestedHelmet,
  foundry: Furnace,
  garrison: GuardedTower,
  'gold-fleet': Caravel,
  gotz: MailedFist,
  'grain-fleet': Caravel,
  'grain-mill': Windmill,
  hagen: Barbute,
  harbor: WoodenPier,
  'herb-woman': HerbsBundle,
  karl: Biceps,
  library: Bookshelf,
  'lumber-fleet': Caravel,
  marketplace: Shop,
  'master-builder': Trowel,
  merchant: TwoCoins,
  'merchant-guild': ShakingHands,
  mint: CrownCoin,
  'ore-fleet': Caravel,
  otto: AxeSword,
  pippin: ClosedBarbute,
  plague: PlagueDoctorProfile,
  'productive-year': Sunrise,
  progress: LightBulb,
  sawmill: HandSaw,
  scout: Binoculars,
  siegfried: SwordsEmblem,
  smithy: AnvilImpact,
  spy: Spy,
  'town-hall': Capitol,
  walter: CenturionHelmet,
  'wool-fleet': Caravel,
  'woolen-mill': Wool,
  'year-end': Calendar,
} satisfies Pictures;
