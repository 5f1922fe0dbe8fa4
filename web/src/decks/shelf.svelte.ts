/** The decks that can be brought to a table: own ones, ready ones, one by lot. */
import { api, type DeckFault } from '../api';
import { sentence } from '../table/told';
import { has, t } from '../texts.svelte';
import { editionOf, read } from './deck';
import { kept } from './kept.svelte';

export interface OnShelf {
  /** What names it in a form. */
  id: string;
  title: string;
  about: string;
  /** As text or by its name; nothing for one by lot, which is drawn when it is brought. */
  deck: string | null;
  kind: 'own' | 'ready' | 'lot';
  faults: readonly DeckFault[];
}

/** A deck by lot is drawn when it is brought. */
export const LOT = 'lot';

/** The first reason why a deck cannot be brought; nothing if it can. */
export const why = ({ faults }: OnShelf): string => (faults[0] ? sentence(faults[0].said) : '');

export const isLegal = (deck: OnShelf): boolean => deck.faults.length === 0;

/** The name of a ready deck in the language of the reader. */
export const readyName = (key: string, name: string): string =>
  has(`deck.ready.${key}`) ? t(`deck.ready.${key}`) : name;

export class Shelf {
  #ready = $state.raw<OnShelf[]>([]);
  #own = $state.raw<OnShelf[]>([]);
  loaded = $state(false);

  /** Looks after the decks for the game of this spec; nothing where nobody brings one. */
  constructor(spec: () => string | null) {
    let asked = 0;
    $effect(() => {
      const [game, own] = [spec(), kept()];
      if (game === null) return;
      const now = ++asked;
      void this.#load(game, own, () => now === asked);
    });
  }

  async #load(spec: string, own: ReturnType<typeof kept>, isLatest: () => boolean): Promise<void> {
    try {
      const mine = own.filter(({ text }) => editionOf(read(text).game) === editionOf(spec));
      const [ready, judged] = await Promise.all([
        api.readyDecks(spec),
        Promise.all(mine.map(({ text }) => api.judgeDeck(text, spec))),
      ]);
      if (!isLatest()) return;
      this.#ready = ready.map(({ key, name, about, faults = [] }) => ({
        id: key,
        title: readyName(key, name),
        about: has(`deck.ready.${key}.about`) ? t(`deck.ready.${key}.about`) : about,
        deck: key,
        kind: 'ready',
        faults,
      }));
      this.#own = mine.map(({ id, text }, at) => ({
        id,
        title: read(text).name || t('ui.decks.unnamed'),
        about: read(text).about,
        deck: text,
        kind: 'own',
        faults: judged[at]?.faults ?? [],
      }));
      this.loaded = true;
    } catch {
      // The page itself says that the server does not answer.
    }
  }

  /** All of them: own ones first. */
  get decks(): OnShelf[] {
    const lot = { id: LOT, title: t('ui.decks.lot'), about: t('ui.decks.lot.about'), deck: null, kind: 'lot' } as const;
    return [...this.#own, ...this.#ready, { ...lot, faults: [] }];
  }

  find(id: string | undefined): OnShelf | undefined {
    return this.decks.find((it) => it.id === id);
  }

  /** The one that is taken unless another is chosen: the newest own one that is legal, or the first ready one. */
  get usual(): OnShelf | undefined {
    return this.loaded ? this.decks.find(isLegal) : undefined;
  }
}

/** The deck as it is sent to a table. */
export async function brought(deck: OnShelf, spec: string): Promise<string> {
  return deck.deck ?? (await api.deckByLot(spec)).text;
}
