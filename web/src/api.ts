/** Requests to the server that served us. */
import type {
  Chance,
  Command,
  Exclusion,
  Hint,
  OptionDef,
  Phrase,
  Refused,
  Review,
  Settings,
  Story,
  Summary,
  LogLine,
  Whole,
} from '../types/protocol';
import { digits, saltFor } from './salted';
import { reason } from './table/told';

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(reason(refused));
  }
}

export interface Welcome {
  table: string;
  person: number;
}

/** An option of a game, with a line of English. */
export type GameOption = OptionDef & { text: string };

export interface Game {
  name: string;
  /** The fewest and the most. */
  seats: [number, number];
  options: GameOption[];
  excludes: Exclusion[];
  bots: string[];
}

export interface Opening {
  spec?: string;
  /** A position, rules included, that the game begins from. */
  position?: object;
  name: string;
  settings?: Partial<Settings>;
  seat?: number;
  bots?: string;
  begin?: boolean;
  /** The deck that the host brings, as text or by the name of a ready one. */
  deck?: string;
}

/** What is wrong with a deck, and in which line; 0 if it is no single line. */
export interface DeckFault {
  line: number;
  why: string;
  said: Phrase;
}

/** A deck as the server keeps it, as far as it can be read, and what is wrong with it. */
export interface JudgedDeck {
  name?: string;
  about?: string;
  game?: string;
  text?: string;
  faults?: DeckFault[];
}

export interface ReadyDeck {
  key: string;
  game: string;
  name: string;
  about: string;
  text: string;
  /** Why it cannot be brought to the game that was asked about. */
  faults?: DeckFault[];
}

/** A card that may be brought, and what decks of a game are made of. */
export interface PoolCard {
  card: string;
  limit: number;
  event: boolean;
  half_moon: boolean;
  sets: string[];
}
export interface DeckCards {
  game: string;
  cards: number;
  hand: number;
  /** How many cards each of the own stacks gets. */
  stacks: number[];
  events: number;
  must: string[];
  given: string[];
  half_moon_once: boolean;
  pool: PoolCard[];
}

/** Words in English, and the key under which other languages have them. */
export interface Wording {
  key: string;
  words: string;
}

export interface AlmanacEntry {
  id: string;
  name: string;
  /** The game that it belongs to, as specs name it: `duel`, `classic`. */
  game: string;
  /** The key of its words: `card.mint`, `card.classic-mint`. */
  words: string;
  set: string;
  kind: string;
  copies: number;
  cost: Record<string, number>;
  points: Record<string, number>;
  /** A sea card: what each level is worth and brings, what a mission costs, and whom ships meet. */
  levels?: { points: Record<string, number>; bounty: number }[];
  mission?: Record<string, number>;
  rolls?: [number[], string][];
  pirate?: { strength: number; demand: Record<string, number> };
  /** What its slots hold: `owl` or `star`; nothing where they count levels. */
  holds?: string;
  /** How many slots it has; nothing if none. */
  slots?: number;
  /** What it costs to turn it one level up. */
  turns_for?: Record<string, number>;
  place: Wording | null;
  requires: Wording[];
  once: boolean;
  text: string;
  rulings: string[];
  /** What its facts rest on: `rulebook`, `sourced`, `recalled`, `reconstructed` … */
  mark: string;
  /** Single facts that rest on less: `cost`, `points`, `copies`, `kind`, `number`; of some printings only, where they are named. */
  marks?: { of: string; mark: string; printings?: string[] }[];
}

async function request(path: string, body?: unknown): Promise<Response> {
  const asked =
    body === undefined
      ? undefined
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, asked);
  } catch {
    throw new Refusal({ kind: 'trouble', why: 'the server does not answer', said: { key: 'ui.no_answer' } });
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { refused?: Refused } | null;
  const trouble: Refused = {
    kind: 'trouble',
    why: `the server answered ${answer.status}`,
    said: { key: 'ui.refused.trouble' },
  };
  throw new Refusal(said?.refused ?? trouble);
}

const get = async <T>(path: string): Promise<T> => (await (await request(path)).json()) as T;
const post = async <T>(path: string, body: unknown): Promise<T> => (await (await request(path, body)).json()) as T;

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** A command outside a table's page, such as giving a seat to a bot while the table is laid. */
const command = (table: string, it: Command) => post(`${at(table)}/commands`, { id: digits(), ...it });

/**
 * Opens a table. The commitment of its dice is kept before our salt is sent, so a game that begins at once begins after that.
 */
async function open({ begin, ...opening }: Opening): Promise<Welcome> {
  const opened = await post<Welcome>('/api/tables', opening);
  const { whole } = await get<{ whole: Whole }>(`${at(opened.table)}/view`);
  const salt = saltFor(opened.table, whole.table.dice.commitment, opening.seat !== undefined);
  if (salt !== null) await command(opened.table, { type: 'salt', salt });
  if (begin) await command(opened.table, { type: 'begin' });
  return opened;
}

/** All that happened so far at a table, page by page. */
async function story(table: string): Promise<Story> {
  const all = await get<Story>(`${at(table)}/story`);
  while (all.next !== null) {
    const page = await get<Story>(`${at(table)}/story?after=${all.next}`);
    Object.assign(all, { next: page.next, log: [...all.log, ...page.log], points: [...all.points, ...page.points] });
  }
  return all;
}

export const api = {
  games: () => get<Game[]>('/api/games'),
  almanac: () => get<AlmanacEntry[]>('/api/almanac'),
  /** The ready decks; for a game those of its edition, with what is wrong with them there. */
  readyDecks: (spec?: string) =>
    get<ReadyDeck[]>(spec === undefined ? '/api/decks' : `/api/decks?spec=${encodeURIComponent(spec)}`),
  judgeDeck: (deck: string, spec?: string) =>
    post<JudgedDeck>('/api/decks', spec === undefined ? { deck } : { deck, spec }),
  deckCards: (spec: string) => get<DeckCards>(`/api/decks/cards?spec=${encodeURIComponent(spec)}`),
  deckByLot: (spec: string) => get<Required<JudgedDeck>>(`/api/decks/lot?spec=${encodeURIComponent(spec)}`),
  mine: () => get<{ table: string; whole: Whole }[]>('/api/mine'),
  tables: () => get<(Summary & { table: string })[]>('/api/tables'),
  open,
  /** Comes to a table; a guest chose no name, and gets a number if there is another. */
  join: (table: string, name: string, guest: boolean) => post<Welcome>(`${at(table)}/join`, { name, guest }),
  command,
  door: (table: string) => get<{ you: number | null; open: boolean; over: boolean }>(`${at(table)}/door`),
  follow: (table: string, from: string) => post<Welcome>(`${at(table)}/follow`, { from }),
  claim: (table: string, link: string) => post<Welcome>(`${at(table)}/claim`, { link }),
  view: (table: string) => get<{ whole: Whole }>(`${at(table)}/view`),
  /** What everybody sees at a table. */
  publicView: (table: string) => get<{ whole: Whole }>(`${at(table)}/view?public=true`),
  story,
  /** What a bot would do for a seat that is asked now. */
  hint: (table: string, seat: number | null) => get<Hint>(`${at(table)}/hint${seat === null ? '' : `?seat=${seat}`}`),
  /** A page of what a bot thinks of a game that is over. */
  review: (table: string, after: number) => get<Review>(`${at(table)}/review?after=${after}`),
  step: (table: string, step: number, as: string) =>
    get<{ step: number; steps: number; view: unknown; log: LogLine[] }>(`${at(table)}/story/${step}?as=${as}`),
  chance: (table: string) => get<Chance>(`${at(table)}/chance`),
  record: async (table: string): Promise<string> => (await request(`${at(table)}/record`)).text(),
  socket: (table: string) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${at(table)}/socket`),
};
