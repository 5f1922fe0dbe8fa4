/** The kinds of cards: colour, outline and sign, always together. */
import Anchor from '~icons/game-icons/caravel';
import Axes from '~icons/game-icons/sword-clash';
import Book from '~icons/game-icons/bookmark';
import Castle from '~icons/game-icons/castle';
import Hammer from '~icons/game-icons/hammer-nails';
import Hand from '~icons/game-icons/hand';
import Helmet from '~icons/game-icons/viking-helmet';
import Hourglass from '~icons/game-icons/hourglass';
import Oak from '~icons/game-icons/oak';
import Owl from '~icons/game-icons/owl';
import Shield from '~icons/game-icons/checked-shield';
import Spears from '~icons/game-icons/spears';
import Village from '~icons/game-icons/village';
import Waves from '~icons/game-icons/waves';
import type { AlmanacEntry } from '../../api';
import type { Picture } from './pictures.svelte';

/** A kind as it is drawn: the name of its outline, of its colour token, and its sign. */
export interface Kind {
  name: string;
  colour: string;
  Sign: Picture;
}

const kind = (name: string, Sign: Picture, colour = name): Kind => ({ name, colour: `var(--kind-${colour})`, Sign });

const CITY = kind('city', Castle);
const KINDS: Readonly<Record<string, Kind>> = {
  building: kind('building', Hammer),
  hero: kind('hero', Helmet),
  sage: kind('region', Owl),
  knight: kind('hero', Spears),
  unit: kind('hero', Spears),
  tradeship: kind('ship', Anchor),
  ship: kind('ship', Anchor),
  fleet: kind('ship', Anchor),
  site: kind('site', Oak),
  neutral: kind('action', Hand),
  attack: kind('attack', Axes),
  defense: kind('defence', Shield),
  event: kind('event', Hourglass),
  marker: kind('marker', Book),
  metropolis: CITY,
  island: kind('sea', Waves),
  pirate: kind('sea', Waves),
  shipwreck: kind('sea', Waves),
  harbor: kind('sea', Waves),
  region: kind('region', Oak),
  center: kind('centre', Village),
};

/** How a card is drawn; a building that stands in cities only has a colour of its own. */
export function kindOf(entry: AlmanacEntry | null): Kind {
  if (entry?.kind === 'building' && entry.place?.key !== 'place.settlement') return CITY;
  return KINDS[entry?.kind ?? 'building'] ?? KINDS['building']!;
}
