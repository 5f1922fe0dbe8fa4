/** The pictures of the set progress, by the key of the card's title: icons of game-icons.net, credited on the page "About". */
import type { Pictures } from '../pictures.svelte';
import Bathtub from '~icons/game-icons/bathtub';
import Bookshelf from '~icons/game-icons/bookshelf';
import Cannon from '~icons/game-icons/cannon';
import Capitol from '~icons/game-icons/capitol';
import Conversation from '~icons/game-icons/conversation';
import Crane from '~icons/game-icons/crane';
import CrystalBall from '~icons/game-icons/crystal-ball';
import Gavel from '~icons/game-icons/gavel';
import Gears from '~icons/game-icons/gears';
import GoldMine from '~icons/game-icons/gold-mine';
import GraduateCap from '~icons/game-icons/graduate-cap';
import GreekTemple from '~icons/game-icons/greek-temple';
import HerbsBundle from '~icons/game-icons/herbs-bundle';
import Move from '~icons/game-icons/move';
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile';
import Plow from '~icons/game-icons/plow';
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask';
import Spectacles from '~icons/game-icons/spectacles';

export default {
  'bath-house': Bathtub,
  'benjamin-the-traveling-scholar': GraduateCap,
  'brigitta-the-wise-woman': CrystalBall,
  'building-crane': Crane,
  'chief-cannoneer': Cannon,
  doctor: HerbsBundle,
  'guido-the-ambassador': Conversation,
  'gustav-the-librarian': Spectacles,
  invention: Gears,
  library: Bookshelf,
  'mineral-mining': GoldMine,
  parliament: Gavel,
  pharmacy: RoundBottomFlask,
  plague: PlagueDoctorProfile,
  relocation: Move,
  'three-field-system': Plow,
  'town-hall': Capitol,
  university: GreekTemple,
} satisfies Pictures;
