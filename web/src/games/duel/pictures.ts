/** The picture of each card: an icon of game-icons.net, credited on the page "About". Ships show what they trade beside it. */
import type { Component } from 'svelte';
import AllSeeingEye from '~icons/game-icons/all-seeing-eye';
import Anchor from '~icons/game-icons/anchor';
import AncientColumns from '~icons/game-icons/ancient-columns';
import Anvil from '~icons/game-icons/anvil';
import Aqueduct from '~icons/game-icons/aqueduct';
import ArcheryTarget from '~icons/game-icons/archery-target';
import Astrolabe from '~icons/game-icons/astrolabe';
import Bandit from '~icons/game-icons/bandit';
import Barbarian from '~icons/game-icons/barbarian';
import Barn from '~icons/game-icons/barn';
import Bathtub from '~icons/game-icons/bathtub';
import Bindle from '~icons/game-icons/bindle';
import Binoculars from '~icons/game-icons/binoculars';
import Bookshelf from '~icons/game-icons/bookshelf';
import BowArrow from '~icons/game-icons/bow-arrow';
import Bread from '~icons/game-icons/bread';
import BrickPile from '~icons/game-icons/brick-pile';
import Cannon from '~icons/game-icons/cannon';
import CannonShot from '~icons/game-icons/cannon-shot';
import Capitol from '~icons/game-icons/capitol';
import Caravel from '~icons/game-icons/caravel';
import CargoCrate from '~icons/game-icons/cargo-crate';
import Carousel from '~icons/game-icons/carousel';
import Church from '~icons/game-icons/church';
import Compass from '~icons/game-icons/compass';
import ColombianStatue from '~icons/game-icons/colombian-statue';
import Conqueror from '~icons/game-icons/conqueror';
import Conversation from '~icons/game-icons/conversation';
import Cornucopia from '~icons/game-icons/cornucopia';
import Cowled from '~icons/game-icons/cowled';
import Crane from '~icons/game-icons/crane';
import CrossedAxes from '~icons/game-icons/crossed-axes';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import Crown from '~icons/game-icons/crown';
import CrownCoin from '~icons/game-icons/crown-coin';
import CrystalBall from '~icons/game-icons/crystal-ball';
import Discussion from '~icons/game-icons/discussion';
import Drakkar from '~icons/game-icons/drakkar';
import DrakkarDragon from '~icons/game-icons/drakkar-dragon';
import DramaMasks from '~icons/game-icons/drama-masks';
import ElfHelmet from '~icons/game-icons/elf-helmet';
import EmptyWoodBucket from '~icons/game-icons/empty-wood-bucket';
import Enlightenment from '~icons/game-icons/enlightenment';
import Farmer from '~icons/game-icons/farmer';
import Fire from '~icons/game-icons/fire';
import Fountain from '~icons/game-icons/fountain';
import FreedomDove from '~icons/game-icons/freedom-dove';
import Furnace from '~icons/game-icons/furnace';
import Galleon from '~icons/game-icons/galleon';
import Gavel from '~icons/game-icons/gavel';
import Gears from '~icons/game-icons/gears';
import GoldBar from '~icons/game-icons/gold-bar';
import GoldMine from '~icons/game-icons/gold-mine';
import GraduateCap from '~icons/game-icons/graduate-cap';
import GrainBundle from '~icons/game-icons/grain-bundle';
import Granary from '~icons/game-icons/granary';
import GreekTemple from '~icons/game-icons/greek-temple';
import Growth from '~icons/game-icons/growth';
import Guards from '~icons/game-icons/guards';
import HarborDock from '~icons/game-icons/harbor-dock';
import Halberd from '~icons/game-icons/halberd';
import Harp from '~icons/game-icons/harp';
import HerbsBundle from '~icons/game-icons/herbs-bundle';
import HighGrass from '~icons/game-icons/high-grass';
import HolySymbol from '~icons/game-icons/holy-symbol';
import HospitalCross from '~icons/game-icons/hospital-cross';
import HutsVillage from '~icons/game-icons/huts-village';
import Injustice from '~icons/game-icons/injustice';
import Island from '~icons/game-icons/island';
import KnightBanner from '~icons/game-icons/knight-banner';
import LanternFlame from '~icons/game-icons/lantern-flame';
import LaurelCrown from '~icons/game-icons/laurel-crown';
import Lion from '~icons/game-icons/lion';
import LockedChest from '~icons/game-icons/locked-chest';
import Lyre from '~icons/game-icons/lyre';
import MedievalGate from '~icons/game-icons/medieval-gate';
import MeltingMetal from '~icons/game-icons/melting-metal';
import Miner from '~icons/game-icons/miner';
import Moai from '~icons/game-icons/moai';
import MonkFace from '~icons/game-icons/monk-face';
import Move from '~icons/game-icons/move';
import Oak from '~icons/game-icons/oak';
import OldKing from '~icons/game-icons/old-king';
import OldWagon from '~icons/game-icons/old-wagon';
import OpenBook from '~icons/game-icons/open-book';
import PayMoney from '~icons/game-icons/pay-money';
import PeaceDove from '~icons/game-icons/peace-dove';
import PineTree from '~icons/game-icons/pine-tree';
import PirateCannon from '~icons/game-icons/pirate-cannon';
import PirateCaptain from '~icons/game-icons/pirate-captain';
import PirateFlag from '~icons/game-icons/pirate-flag';
import PirateHat from '~icons/game-icons/pirate-hat';
import PirateSkull from '~icons/game-icons/pirate-skull';
import Pitchfork from '~icons/game-icons/pitchfork';
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile';
import Plow from '~icons/game-icons/plow';
import Prayer from '~icons/game-icons/prayer';
import Present from '~icons/game-icons/present';
import PublicSpeaker from '~icons/game-icons/public-speaker';
import QueenCrown from '~icons/game-icons/queen-crown';
import RallyTheTroops from '~icons/game-icons/rally-the-troops';
import ReceiveMoney from '~icons/game-icons/receive-money';
import RingingBell from '~icons/game-icons/ringing-bell';
import Robber from '~icons/game-icons/robber';
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask';
import RoundSilo from '~icons/game-icons/round-silo';
import RoundTable from '~icons/game-icons/round-table';
import Sail from '~icons/game-icons/sail';
import Scales from '~icons/game-icons/scales';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import SewingNeedle from '~icons/game-icons/sewing-needle';
import ShakingHands from '~icons/game-icons/shaking-hands';
import ShepherdsCrook from '~icons/game-icons/shepherds-crook';
import ShieldReflect from '~icons/game-icons/shield-reflect';
import ShipBow from '~icons/game-icons/ship-bow';
import ShipWheel from '~icons/game-icons/ship-wheel';
import Shop from '~icons/game-icons/shop';
import Spectacles from '~icons/game-icons/spectacles';
import StoneBridge from '~icons/game-icons/stone-bridge';
import StoneCrafting from '~icons/game-icons/stone-crafting';
import StoneTablet from '~icons/game-icons/stone-tablet';
import StoneTower from '~icons/game-icons/stone-tower';
import Swordwoman from '~icons/game-icons/swordwoman';
import TavernSign from '~icons/game-icons/tavern-sign';
import Teacher from '~icons/game-icons/teacher';
import Telescope from '~icons/game-icons/telescope';
import TemplarShield from '~icons/game-icons/templar-shield';
import TheaterCurtains from '~icons/game-icons/theater-curtains';
import ThirdEye from '~icons/game-icons/third-eye';
import ThreeFriends from '~icons/game-icons/three-friends';
import Torch from '~icons/game-icons/torch';
import TotemMask from '~icons/game-icons/totem-mask';
import TreasureMap from '~icons/game-icons/treasure-map';
import TribunalJury from '~icons/game-icons/tribunal-jury';
import TrumpetFlag from '~icons/game-icons/trumpet-flag';
import TwoCoins from '~icons/game-icons/two-coins';
import Uprising from '~icons/game-icons/uprising';
import VikingHead from '~icons/game-icons/viking-head';
import VikingHelmet from '~icons/game-icons/viking-helmet';
import Village from '~icons/game-icons/village';
import VisoredHelm from '~icons/game-icons/visored-helm';
import Warehouse from '~icons/game-icons/warehouse';
import Watchtower from '~icons/game-icons/watchtower';
import Wheat from '~icons/game-icons/wheat';
import Windmill from '~icons/game-icons/windmill';
import WizardStaff from '~icons/game-icons/wizard-staff';
import WomanElfFace from '~icons/game-icons/woman-elf-face';
import WoodBeam from '~icons/game-icons/wood-beam';
import WoodenPier from '~icons/game-icons/wooden-pier';
import Yarn from '~icons/game-icons/yarn';

import Abacus from '~icons/game-icons/abacus';
import AnvilImpact from '~icons/game-icons/anvil-impact';
import AxeSword from '~icons/game-icons/axe-sword';
import Barbute from '~icons/game-icons/barbute';
import Biceps from '~icons/game-icons/biceps';
import BlackKnightHelm from '~icons/game-icons/black-knight-helm';
import ByzantinTemple from '~icons/game-icons/byzantin-temple';
import Calendar from '~icons/game-icons/calendar';
import Camel from '~icons/game-icons/camel';
import Cavalry from '~icons/game-icons/cavalry';
import CenturionHelmet from '~icons/game-icons/centurion-helmet';
import ClosedBarbute from '~icons/game-icons/closed-barbute';
import CrackedShield from '~icons/game-icons/cracked-shield';
import CrestedHelmet from '~icons/game-icons/crested-helmet';
import FamilyHouse from '~icons/game-icons/family-house';
import FizzingFlask from '~icons/game-icons/fizzing-flask';
import GuardedTower from '~icons/game-icons/guarded-tower';
import HandSaw from '~icons/game-icons/hand-saw';
import HeraldicSun from '~icons/game-icons/heraldic-sun';
import HorseHead from '~icons/game-icons/horse-head';
import LightBulb from '~icons/game-icons/light-bulb';
import MailedFist from '~icons/game-icons/mailed-fist';
import MountedKnight from '~icons/game-icons/mounted-knight';
import PopeCrown from '~icons/game-icons/pope-crown';
import SniffingDog from '~icons/game-icons/sniffing-dog';
import Sprout from '~icons/game-icons/sprout';
import Spy from '~icons/game-icons/spy';
import StoneBust from '~icons/game-icons/stone-bust';
import Sunrise from '~icons/game-icons/sunrise';
import SwordsEmblem from '~icons/game-icons/swords-emblem';
import TempleGate from '~icons/game-icons/temple-gate';
import Trowel from '~icons/game-icons/trowel';
import Wool from '~icons/game-icons/wool';

export type Picture = Component<{ class?: string; 'aria-hidden'?: 'true' }>;

/** By the key of the card's title. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  abbey: Church,
  'academy-of-sages': AncientColumns,
  'age-of-enlightenment': Enlightenment,
  ambassador: ScrollQuill,
  aqueduct: Aqueduct,
  archer: BowArrow,
  armory: Anvil,
  arsonist: Torch,
  astronomer: Telescope,
  'artwork-epic': ScrollQuill,
  'artwork-fountain': Fountain,
  'artwork-relief': StoneTablet,
  'artwork-sculpture': Moai,
  austin: VisoredHelm,
  'barbara-sage-of-the-fields': Farmer,
  'bath-house': Bathtub,
  'benjamin-the-traveling-scholar': GraduateCap,
  'bera-the-insurrectionist': RallyTheTroops,
  'brick-factory': BrickPile,
  'brick-ship': Caravel,
  brigands: Robber,
  'brigitta-the-wise-woman': CrystalBall,
  broadside: CannonShot,
  'builders-hut': StoneCrafting,
  'building-crane': Crane,
  candamir: Conqueror,
  'cannon-foundry': MeltingMetal,
  'carl-forkbeard': Barbarian,
  cartographer: TreasureMap,
  'chapel-high': RingingBell,
  'chapel-low': HolySymbol,
  'chief-cannoneer': Cannon,
  cimmarone: PirateSkull,
  'city-palace': StoneTower,
  'cole-paladin-of-the-sages': TemplarShield,
  'common-land': HighGrass,
  'council-of-the-sages': RoundTable,
  'court-astrologer': Astrolabe,
  courthouse: TribunalJury,
  'dispute-of-the-sages': Discussion,
  doctor: HerbsBundle,
  'drill-ground': ArcheryTarget,
  'explorer-harbor': Anchor,
  'explorer-metropolis': MedievalGate,
  fairgrounds: Carousel,
  famine: EmptyWoodBucket,
  'feeding-the-poor': Bread,
  feud: CrossedAxes,
  'fire-brigade': Fire,
  'fraternal-feuds': CrossedSwords,
  'frederich-sage-of-the-hills': MonkFace,
  'friendship-between-peoples': ThreeFriends,
  'gift-for-the-prince': Present,
  'gold-cache': LockedChest,
  'gold-ship': Caravel,
  goldsmith: GoldBar,
  'grain-mill': Windmill,
  'grain-ship': Caravel,
  granary: GrainBundle,
  'great-foresight': Telescope,
  'grove-of-courage': Lion,
  'grove-of-fraternity': ThreeFriends,
  'grove-of-freedom': FreedomDove,
  'grove-of-great-foresight': ThirdEye,
  'grove-of-justice': Injustice,
  'grove-of-peace': PeaceDove,
  'grove-of-vigilance': AllSeeingEye,
  'gudrun-terror-of-the-seas': PirateCaptain,
  'guido-the-ambassador': Conversation,
  'gustav-the-librarian': Spectacles,
  'haidao-chang': PirateFlag,
  harald: VikingHelmet,
  harbor: WoodenPier,
  'hedge-tavern': TavernSign,
  'heinrich-the-sentinel': Guards,
  hospital: HospitalCross,
  inga: Swordwoman,
  insurrection: Uprising,
  invention: Gears,
  'irmgard-keeper-of-the-light': LanternFlame,
  'iron-foundry': Furnace,
  'island-of-the-bards': Lyre,
  'island-of-the-forgotten-tribe': TotemMask,
  'island-of-the-merchants': Island,
  'island-of-the-scholars': OpenBook,
  jean: PirateHat,
  'landing-stage': HarborDock,
  'large-festival-hall': Harp,
  'large-trade-ship': Galleon,
  'lars-the-naval-hero': DrakkarDragon,
  library: Bookshelf,
  'lookout-tower': Watchtower,
  'lumber-camp': WoodBeam,
  'lumber-ship': Caravel,
  'manifesto-of-humane-conduct': ScrollUnfurled,
  marketplace: Shop,
  mercenaries: Halberd,
  merchant: TwoCoins,
  'merchant-caravan': OldWagon,
  'merchant-guild': ShakingHands,
  'michaela-sage-of-the-pasture': ShepherdsCrook,
  'mineral-mining': GoldMine,
  mint: CrownCoin,
  moneylender: ReceiveMoney,
  'most-successful-explorer': LaurelCrown,
  navigator: Compass,
  'monument-to-the-prince': ColombianStatue,
  'ore-ship': Caravel,
  osmund: VikingHead,
  'parish-hall': Village,
  parliament: Gavel,
  'peter-sage-of-the-forest': WizardStaff,
  pharmacy: RoundBottomFlask,
  'piet-sage-of-the-mountains': Miner,
  'pirate-ship': PirateCannon,
  plague: PlagueDoctorProfile,
  'power-of-the-groves': Oak,
  prince: Crown,
  princess: QueenCrown,
  'principal-sage-woman': WomanElfFace,
  prosperity: Cornucopia,
  'public-feeling': PublicSpeaker,
  'reiner-the-herald': TrumpetFlag,
  relocation: Move,
  riots: Pitchfork,
  'robert-herald-of-the-sages': KnightBanner,
  'sailmakers-shop': SewingNeedle,
  'salt-silo': RoundSilo,
  scout: Binoculars,
  'sebastian-the-itinerant-preacher': Prayer,
  shipwreck: ShipBow,
  shipyard: ShipWheel,
  siglind: ElfHelmet,
  'small-market-town': HutsVillage,
  'staple-house': Warehouse,
  storehouse: Barn,
  taxation: PayMoney,
  theater: TheaterCurtains,
  'thieves-hideout': Bandit,
  'three-field-system': Plow,
  'tithe-barn': Granary,
  'toll-bridge': StoneBridge,
  'town-hall': Capitol,
  'trade-master': Scales,
  'trade-ships-race': Sail,
  'trading-base': CargoCrate,
  traitor: Cowled,
  'traveling-merchant': Bindle,
  'traveling-theater': DramaMasks,
  university: GreekTemple,
  'village-school': Teacher,
  'voyage-of-plunder': Drakkar,
  'walther-sage-of-the-gold-field': OldKing,
  'weavers-shop': Yarn,
  'wise-compensation': Growth,
  'wise-protection': ShieldReflect,
  'wool-ship': Caravel,
  'year-of-plenty': Wheat,
  yule: PineTree,
  // The classic edition; what is called the same has the same picture.
  alchemist: FizzingFlask,
  'beloved-prince-statue': StoneBust,
  bishop: PopeCrown,
  'black-knight': BlackKnightHelm,
  'brick-fleet': Caravel,
  'gold-fleet': Caravel,
  'grain-fleet': Caravel,
  'lumber-fleet': Caravel,
  'ore-fleet': Caravel,
  'wool-fleet': Caravel,
  'bronze-sculpture': Moai,
  caravan: Camel,
  church: ByzantinTemple,
  'civil-war': CrackedShield,
  colossus: ColombianStatue,
  conflict: CrossedSwords,
  conrad: HorseHead,
  'counting-house': Abacus,
  courage: SniffingDog,
  epic: ScrollQuill,
  falk: CrestedHelmet,
  'feeding-of-the-poor': Bread,
  foundry: Furnace,
  garrison: GuardedTower,
  'golden-times': HeraldicSun,
  gotz: MailedFist,
  growth: Sprout,
  guido: Conversation,
  hagen: Barbute,
  'herb-woman': HerbsBundle,
  'house-of-the-benefactor': FamilyHouse,
  joust: MountedKnight,
  karl: Biceps,
  lancer: Cavalry,
  'master-builder': Trowel,
  otto: AxeSword,
  pippin: ClosedBarbute,
  'productive-year': Sunrise,
  progress: LightBulb,
  relief: StoneTablet,
  sawmill: HandSaw,
  siegfried: SwordsEmblem,
  smithy: AnvilImpact,
  spy: Spy,
  'st-agathas-chapel': TempleGate,
  walter: CenturionHelmet,
  'woolen-mill': Wool,
  'year-end': Calendar,
};
