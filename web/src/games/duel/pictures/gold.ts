/** The pictures of the set gold, by the key of the card's title: icons of game-icons.net, credited on the page "About". */
import type { Pictures } from '../pictures.svelte';
import Barn from '~icons/game-icons/barn';
import Bindle from '~icons/game-icons/bindle';
import CargoCrate from '~icons/game-icons/cargo-crate';
import CrownCoin from '~icons/game-icons/crown-coin';
import Galleon from '~icons/game-icons/galleon';
import GoldBar from '~icons/game-icons/gold-bar';
import LockedChest from '~icons/game-icons/locked-chest';
import PirateCannon from '~icons/game-icons/pirate-cannon';
import PirateCaptain from '~icons/game-icons/pirate-captain';
import Present from '~icons/game-icons/present';
import ReceiveMoney from '~icons/game-icons/receive-money';
import Robber from '~icons/game-icons/robber';
import RoundSilo from '~icons/game-icons/round-silo';
import Sail from '~icons/game-icons/sail';
import Scales from '~icons/game-icons/scales';
import ShakingHands from '~icons/game-icons/shaking-hands';
import StoneBridge from '~icons/game-icons/stone-bridge';
import TrumpetFlag from '~icons/game-icons/trumpet-flag';
import TwoCoins from '~icons/game-icons/two-coins';
import Warehouse from '~icons/game-icons/warehouse';
import WoodenPier from '~icons/game-icons/wooden-pier';

export default {
  brigands: Robber,
  'gift-for-the-prince': Present,
  'gold-cache': LockedChest,
  goldsmith: GoldBar,
  'gudrun-terror-of-the-seas': PirateCaptain,
  harbor: WoodenPier,
  'large-trade-ship': Galleon,
  merchant: TwoCoins,
  'merchant-guild': ShakingHands,
  mint: CrownCoin,
  moneylender: ReceiveMoney,
  'pirate-ship': PirateCannon,
  'reiner-the-herald': TrumpetFlag,
  'salt-silo': RoundSilo,
  'staple-house': Warehouse,
  storehouse: Barn,
  'toll-bridge': StoneBridge,
  'trade-master': Scales,
  'trade-ships-race': Sail,
  'trading-base': CargoCrate,
  'traveling-merchant': Bindle,
} satisfies Pictures;
