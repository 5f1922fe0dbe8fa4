/** The pictures of the set artisans, by the key of the card's title: icons of game-icons.net, credited on the page "About". */
import type { Pictures } from '../pictures.svelte';
import Bread from '~icons/game-icons/bread';
import Cavalry from '~icons/game-icons/cavalry';
import Conversation from '~icons/game-icons/conversation';
import DramaMasks from '~icons/game-icons/drama-masks';
import FamilyHouse from '~icons/game-icons/family-house';
import HeraldicSun from '~icons/game-icons/heraldic-sun';
import HighGrass from '~icons/game-icons/high-grass';
import HospitalCross from '~icons/game-icons/hospital-cross';
import HutsVillage from '~icons/game-icons/huts-village';
import Moai from '~icons/game-icons/moai';
import MountedKnight from '~icons/game-icons/mounted-knight';
import Pitchfork from '~icons/game-icons/pitchfork';
import PublicSpeaker from '~icons/game-icons/public-speaker';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import SniffingDog from '~icons/game-icons/sniffing-dog';
import Sprout from '~icons/game-icons/sprout';
import StoneBust from '~icons/game-icons/stone-bust';
import StoneTablet from '~icons/game-icons/stone-tablet';
import Teacher from '~icons/game-icons/teacher';
import TempleGate from '~icons/game-icons/temple-gate';
import VikingHead from '~icons/game-icons/viking-head';

export default {
  'beloved-prince-statue': StoneBust,
  'bronze-sculpture': Moai,
  'common-land': HighGrass,
  courage: SniffingDog,
  epic: ScrollQuill,
  'feeding-of-the-poor': Bread,
  'golden-times': HeraldicSun,
  growth: Sprout,
  guido: Conversation,
  hospital: HospitalCross,
  'house-of-the-benefactor': FamilyHouse,
  joust: MountedKnight,
  lancer: Cavalry,
  osmund: VikingHead,
  'public-feeling': PublicSpeaker,
  relief: StoneTablet,
  riots: Pitchfork,
  'small-market-town': HutsVillage,
  'st-agathas-chapel': TempleGate,
  'traveling-theater': DramaMasks,
  'village-school': Teacher,
} satisfies Pictures;
