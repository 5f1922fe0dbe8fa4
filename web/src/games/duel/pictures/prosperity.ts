/** The pictures of the set prosperity, by the key of the card's title: icons of game-icons.net, credited on the page "About". */
import type { Pictures } from '../pictures.svelte';
import Aqueduct from '~icons/game-icons/aqueduct';
import Astrolabe from '~icons/game-icons/astrolabe';
import Bandit from '~icons/game-icons/bandit';
import Bread from '~icons/game-icons/bread';
import ColombianStatue from '~icons/game-icons/colombian-statue';
import Cornucopia from '~icons/game-icons/cornucopia';
import Crown from '~icons/game-icons/crown';
import DramaMasks from '~icons/game-icons/drama-masks';
import Fountain from '~icons/game-icons/fountain';
import Halberd from '~icons/game-icons/halberd';
import HighGrass from '~icons/game-icons/high-grass';
import HospitalCross from '~icons/game-icons/hospital-cross';
import HutsVillage from '~icons/game-icons/huts-village';
import Moai from '~icons/game-icons/moai';
import PayMoney from '~icons/game-icons/pay-money';
import PublicSpeaker from '~icons/game-icons/public-speaker';
import QueenCrown from '~icons/game-icons/queen-crown';
import RallyTheTroops from '~icons/game-icons/rally-the-troops';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import StoneCrafting from '~icons/game-icons/stone-crafting';
import StoneTablet from '~icons/game-icons/stone-tablet';
import StoneTower from '~icons/game-icons/stone-tower';
import Teacher from '~icons/game-icons/teacher';
import TheaterCurtains from '~icons/game-icons/theater-curtains';
import Uprising from '~icons/game-icons/uprising';

export default {
  aqueduct: Aqueduct,
  'artwork-epic': ScrollQuill,
  'artwork-fountain': Fountain,
  'artwork-relief': StoneTablet,
  'artwork-sculpture': Moai,
  'bera-the-insurrectionist': RallyTheTroops,
  'builders-hut': StoneCrafting,
  'city-palace': StoneTower,
  'common-land': HighGrass,
  'court-astrologer': Astrolabe,
  'feeding-the-poor': Bread,
  hospital: HospitalCross,
  insurrection: Uprising,
  mercenaries: Halberd,
  'monument-to-the-prince': ColombianStatue,
  prince: Crown,
  princess: QueenCrown,
  prosperity: Cornucopia,
  'public-feeling': PublicSpeaker,
  'small-market-town': HutsVillage,
  taxation: PayMoney,
  theater: TheaterCurtains,
  'thieves-hideout': Bandit,
  'traveling-theater': DramaMasks,
  'village-school': Teacher,
} satisfies Pictures;
