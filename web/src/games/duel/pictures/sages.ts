/** The pictures of the set sages, by the key of the card's title: icons of game-icons.net, credited on the page "About". */
import type { Pictures } from '../pictures.svelte';
import AllSeeingEye from '~icons/game-icons/all-seeing-eye';
import AncientColumns from '~icons/game-icons/ancient-columns';
import Discussion from '~icons/game-icons/discussion';
import EmptyWoodBucket from '~icons/game-icons/empty-wood-bucket';
import Enlightenment from '~icons/game-icons/enlightenment';
import Farmer from '~icons/game-icons/farmer';
import FreedomDove from '~icons/game-icons/freedom-dove';
import GrainBundle from '~icons/game-icons/grain-bundle';
import Growth from '~icons/game-icons/growth';
import Injustice from '~icons/game-icons/injustice';
import KnightBanner from '~icons/game-icons/knight-banner';
import Lion from '~icons/game-icons/lion';
import Miner from '~icons/game-icons/miner';
import MonkFace from '~icons/game-icons/monk-face';
import Oak from '~icons/game-icons/oak';
import OldKing from '~icons/game-icons/old-king';
import PeaceDove from '~icons/game-icons/peace-dove';
import RoundTable from '~icons/game-icons/round-table';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import ShepherdsCrook from '~icons/game-icons/shepherds-crook';
import ShieldReflect from '~icons/game-icons/shield-reflect';
import Telescope from '~icons/game-icons/telescope';
import TemplarShield from '~icons/game-icons/templar-shield';
import ThirdEye from '~icons/game-icons/third-eye';
import ThreeFriends from '~icons/game-icons/three-friends';
import TribunalJury from '~icons/game-icons/tribunal-jury';
import WizardStaff from '~icons/game-icons/wizard-staff';
import WomanElfFace from '~icons/game-icons/woman-elf-face';

export default {
  'academy-of-sages': AncientColumns,
  'age-of-enlightenment': Enlightenment,
  'barbara-sage-of-the-fields': Farmer,
  'cole-paladin-of-the-sages': TemplarShield,
  'council-of-the-sages': RoundTable,
  courthouse: TribunalJury,
  'dispute-of-the-sages': Discussion,
  famine: EmptyWoodBucket,
  'frederich-sage-of-the-hills': MonkFace,
  granary: GrainBundle,
  'great-foresight': Telescope,
  'grove-of-courage': Lion,
  'grove-of-fraternity': ThreeFriends,
  'grove-of-freedom': FreedomDove,
  'grove-of-great-foresight': ThirdEye,
  'grove-of-justice': Injustice,
  'grove-of-peace': PeaceDove,
  'grove-of-vigilance': AllSeeingEye,
  'manifesto-of-humane-conduct': ScrollUnfurled,
  'michaela-sage-of-the-pasture': ShepherdsCrook,
  'peter-sage-of-the-forest': WizardStaff,
  'piet-sage-of-the-mountains': Miner,
  'power-of-the-groves': Oak,
  'principal-sage-woman': WomanElfFace,
  'robert-herald-of-the-sages': KnightBanner,
  'walther-sage-of-the-gold-field': OldKing,
  'wise-compensation': Growth,
  'wise-protection': ShieldReflect,
} satisfies Pictures;
