/** One table as this browser knows it: messages in, commands out. */
import type {
  Answer,
  ChatLine,
  Command,
  Draft,
  Message,
  Notice,
  Question,
  TableInfo,
  LogLine,
  Update,
  Whole,
} from '../../types/protocol';
import { api } from '../api';
import { afterDrawing } from '../drawing';
import { isBlocked } from '../blocked.svelte';
import { saltFor } from '../salted';
import { patched } from './patch';

/** What one seat sees, or a spectator (`seat` is nothing then). */
export class Eye {
  readonly seat: number | null;
  version = $state(0);
  /** The view, with one's own draft on it. */
  view = $state.raw<unknown>(null);
  question = $state.raw<Question | null>(null);
  draft = $state.raw<string[]>([]);
  log = $state.raw<LogLine[]>([]);
  /** The view without the draft: what changes start from. */
  #base: unknown = null;
  #asked: Question | null = null;

  constructor(seat: number | null) {
    this.seat = seat;
  }

  whole(message: Whole): void {
    this.version = message.version;
    this.#base = message.view;
    this.#asked = message.question;
    this.log = message.log;
    this.#lay(message.draft);
  }

  /** Whether the update fits what we have; if not, something was missed. */
  update(message: Update): boolean {
    if (message.from !== this.version) return false;
    this.version = message.version;
    this.#base = patched(this.#base, message.change);
    this.#asked = message.question;
    this.log = this.log.concat(message.log);
    this.#lay(null);
    return true;
  }

  drafted(message: Draft): void {
    this.#lay(message.actions.length > 0 ? message : null);
  }

  #lay(draft: Draft | null): void {
    this.draft = draft?.actions ?? [];
    this.view = draft ? patched(this.#base, draft.change) : this.#base;
    this.question = draft ? draft.question : this.#asked;
  }
}

export type Line = 'opening' | 'open' | 'lost' | 'closed';

type Waiting = { text: string; answer: (answer: Answer) => void };

/** How long to wait before connecting again, on average: a server that ends sends everybody away at the same moment. */
const WAIT = { first: 500, next: 1000, later: 4000 };
/** So often it is tried soon: who restarts a server or a database is done by then. */
const SOON = 15;

export class TableStore {
  readonly id: string;
  line = $state<Line>('opening');
  table = $state.raw<TableInfo | null>(null);
  /** Which of the people we are. */
  you = $state<number | null>(null);
  eyes = $state.raw<Eye[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Which of the people are connected; nothing before it was said. */
  here = $state.raw<readonly number[] | null>(null);
  watching = $state(0);
  /** Why we may not stay; nothing comes after it. */
  farewell = $state.raw<Notice | null>(null);
  /** When the line was lost, in milliseconds since 1970. */
  lostAt = $state(0);
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #salted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The seats whose whole view came since the socket opened. */
  #fresh = new Set<number | null>();
  /** What came before the page had drawn what we said last; nothing while nothing waits for that. */
  #early: (() => void)[] | null = null;

  constructor(id: string, connected = true) {
    this.id = id;
    if (connected) this.connect();
  }

  /** A table that is only looked at: nothing is heard of it and nothing can be said. */
  static still(id: string, whole: Whole): TableStore {
    const store = new TableStore(id, false);
    store.#see(whole);
    return store;
  }

  connect(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    const socket = api.socket(this.id);
    this.#socket = socket;
    this.#fresh.clear();
    socket.onmessage = (event) => {
      const hear = (): void => {
        if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Message);
      };
      if (this.#early) this.#early.push(hear);
      else hear();
    };
    socket.onclose = () => {
      if (socket === this.#socket && this.line !== 'closed') this.#lose();
    };
  }

  close(): void {
    this.line = 'closed';
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  #lose(): void {
    if (this.line !== 'lost') this.lostAt = Date.now();
    this.line = 'lost';
    const wait = this.#tries === 0 ? WAIT.first : this.#tries < SOON ? WAIT.next : WAIT.later;
    this.#timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random()));
    this.#tries += 1;
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'whole':
        this.#see(message);
        break;
      case 'update':
        if (message.table) this.table = message.table;
        if (!this.#eye(message.seat)?.update(message)) this.connect();
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'draft':
        this.#eye(message.seat)?.drafted(message);
        break;
      case 'chat': {
        const { type: _, ...line } = message;
        this.chat = this.chat.concat(line);
        break;
      }
      case 'presence':
        this.here = message.here;
        this.watching = message.watching;
        break;
      case 'farewell':
        this.farewell = message;
        this.close();
        break;
      case 'answer':
        this.#waiting.get(message.id)?.answer(message);
        this.#waiting.delete(message.id);
    }
  }

  #eye(seat: number | null): Eye | undefined {
    return this.eyes.find((it) => it.seat === seat);
  }

  #see(message: Whole): void {
    if (this.line !== 'open') {
      this.line = 'open';
      this.#tries = 0;
      // Whatever got no answer is said again under the same id: it is carried out once.
      for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    }
    this.table = message.table;
    if (message.you !== null) this.you = message.you;
    this.chat = message.chat;
    this.#fresh.add(message.seat);
    const eye = this.#eye(message.seat) ?? new Eye(message.seat);
    eye.whole(message);
    const held = message.table.seats.flatMap((it, at) => (it.person === this.you && this.you !== null ? [at] : []));
    this.#salt(message.table, held.length > 0);
    const seen = (seat: number | null): boolean =>
      held.length > 0 ? seat !== null && held.includes(seat) : seat === null;
    const kept = this.eyes.filter((it) => it.seat !== eye.seat && seen(it.seat));
    this.eyes = [...kept, ...(seen(eye.seat) ? [eye] : [])].sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  }

  /**
   * Adds our salt to the dice, once, in every lobby that we come to, a rematch included: only after the commitment was seen
   * and kept.
   */
  #salt(table: TableInfo, seated: boolean): void {
    if (this.you === null || table.phase !== 'lobby') return;
    const salt = saltFor(this.id, table.dice.commitment, seated);
    if (salt === null || this.#salted) return;
    this.#salted = true;
    void this.send({ type: 'salt', salt });
  }

  /** What was said, without those whom the reader has blocked. */
  get talk(): ChatLine[] {
    return this.chat.filter((it) => !isBlocked(it.name));
  }

  /** The seats that we hold. */
  get seats(): number[] {
    return this.eyes.flatMap((it) => (it.seat === null ? [] : [it.seat]));
  }

  get isHost(): boolean {
    return this.you !== null && this.table?.host === this.you;
  }

  /** Says something to the table; the answer comes when it is on disk, or when it was refused. */
  send(command: Command, eye?: Eye): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const about = eye ? { version: eye.version, ...(eye.seat === null ? {} : { seat: eye.seat }) } : {};
    const text = JSON.stringify({ id, ...about, ...command });
    return new Promise((answer) => {
      this.#waiting.set(id, { text, answer });
      if (this.line === 'open') this.#socket?.send(text);
      this.#drawFirst();
    });
  }

  /** Lets the page show what was chosen before it turns to what the table says to it: a near table answers sooner. */
  #drawFirst(): void {
    if (this.#early) return;
    this.#early = [];
    afterDrawing(() => {
      const early = this.#early ?? [];
      this.#early = null;
      for (const hear of early) hear();
    });
  }

  /** What people call the one on a seat. */
  nameOf(seat: number): string | null {
    const held = this.table?.seats[seat];
    const name = held?.person == null ? null : this.table?.people[held.person];
    return name ?? null;
  }
}
