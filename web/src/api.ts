/** Requests to the server that served us. */
import type {
  Chance,
  Command,
  Exclusion,
  OptionDef,
  Refused,
  Settings,
  Story,
  Summary,
  LogLine,
  Whole,
} from '../types/protocol';
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
  salt?: string;
  begin?: boolean;
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

/** What a seat adds to the dice, so that nobody can have known them. */
export function salt(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((it) => it.toString(16).padStart(2, '0')).join('');
}

export const api = {
  games: () => get<Game[]>('/api/games'),
  almanac: () => get<AlmanacEntry[]>('/api/almanac'),
  mine: () => get<{ table: string; whole: Whole }[]>('/api/mine'),
  tables: () => get<(Summary & { table: string })[]>('/api/tables'),
  open: (opening: Opening) => post<Welcome>('/api/tables', { salt: salt(), ...opening }),
  /** Comes to a table; a guest chose no name, and gets a number if there is another. */
  join: (table: string, name: string, guest: boolean) =>
    post<Welcome>(`${at(table)}/join`, { name, guest, salt: salt() }),
  /** A command outside a table's page, such as giving a seat to a bot while the table is laid. */
  command: (table: string, command: Command) => post(`${at(table)}/commands`, { id: salt(), ...command }),
  door: (table: string) => get<{ you: number | null; open: boolean }>(`${at(table)}/door`),
  follow: (table: string, from: string) => post<Welcome>(`${at(table)}/follow`, { from }),
  claim: (table: string, link: string) => post<Welcome>(`${at(table)}/claim`, { link }),
  view: (table: string) => get<{ whole: Whole }>(`${at(table)}/view`),
  /** What everybody sees at a table. */
  publicView: (table: string) => get<{ whole: Whole }>(`${at(table)}/view?public=true`),
  story: (table: string) => get<Story>(`${at(table)}/story`),
  step: (table: string, step: number, as: string) =>
    get<{ step: number; steps: number; view: unknown; log: LogLine[] }>(`${at(table)}/story/${step}?as=${as}`),
  chance: (table: string) => get<Chance>(`${at(table)}/chance`),
  record: async (table: string): Promise<string> => (await request(`${at(table)}/record`)).text(),
  socket: (table: string) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${at(table)}/socket`),
};
