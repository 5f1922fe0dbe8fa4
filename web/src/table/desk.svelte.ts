/** What one person does at the table now: the seat they look through, what is picked, what was refused. */
import type { Refused } from '../../types/protocol';
import { t } from '../texts.svelte';
import type { Eye, TableStore } from './store.svelte';
import { reason, type Names } from './told';

/** How long a refusal stays. */
const SHOWN = 6000;

export class Desk {
  readonly store: TableStore;
  readonly eye: Eye;
  #picked = $state<string | null>(null);
  /** How often something was picked or put back. */
  #picks = 0;
  /** What is pointed at, by mouse, finger or key, before it is chosen. */
  pointed = $state<string | null>(null);
  /** The place at which one of several things is to be chosen. */
  between = $state<string | null>(null);
  /** Pairs of places whose things change places, before the table is told; they hold for one question. */
  #swaps = $state.raw<{ asked: string; pairs: readonly [string, string][] }>({ asked: '', pairs: [] });
  refused = $state<string | null>(null);
  /** What was chosen and has no answer yet: the screen shows it at once. */
  sent = $state<string | null>(null);
  /** The panel that is open on a small screen. */
  panel = $state<string | null>(null);
  /** Which question the last choice answered. */
  #asked = '';
  /** Settled once the last choice has its answer. */
  #last: Promise<boolean> = Promise.resolve(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What a place is called; the game says it. */
  readonly place: (at: string) => string;

  constructor(store: TableStore, eye: Eye, place: (at: string) => string = (at) => at) {
    this.store = store;
    this.eye = eye;
    this.place = place;
  }

  get seat(): number | null {
    return this.eye.seat;
  }

  /** A group of choices that was picked, such as `road`: only these are lit then. */
  get picked(): string | null {
    return this.#picked;
  }

  set picked(group: string | null) {
    this.#picks += 1;
    this.#picked = group;
  }

  /** What may be chosen now; nothing while the line is lost. */
  get choices(): readonly string[] {
    return this.store.line === 'open' ? (this.eye.question?.choices ?? []) : [];
  }

  get isAsked(): boolean {
    return this.eye.question !== null && this.store.table?.phase === 'playing';
  }

  may(choice: string): boolean {
    return this.choices.includes(choice);
  }

  name(seat: number): string {
    return nameAt(this.store, seat);
  }

  get names(): Names {
    return { name: (seat) => this.name(seat), place: (at) => this.place(at) };
  }

  act(...actions: string[]): Promise<boolean> {
    return (this.#last = this.#send({ type: 'act', actions }));
  }

  /** The same after the answer to the last choice, if the same is asked again: of quick choices none is lost. */
  next(action: string): Promise<boolean> {
    const asked = this.eye.question?.said?.key;
    const isOffered = (): boolean => this.eye.question?.said?.key === asked && this.may(action);
    const acts = (): Promise<boolean> => this.#send({ type: 'act', actions: [action] });
    return (this.#last = this.#last.then(() => isOffered() && acts()));
  }

  /** Does what a place offers: acts, or picks it as the first half of a choice. */
  choose(action: string): void {
    if (action.startsWith('pick ')) [this.picked, this.pointed] = [action.slice(5), null];
    else void this.act(action);
  }

  get #question(): string {
    return `${this.eye.version}.${this.eye.draft.length}`;
  }

  get swaps(): readonly [string, string][] {
    return this.#swaps.asked === this.#question ? this.#swaps.pairs : [];
  }

  swap(one: string, other: string): void {
    this.#swaps = { asked: this.#question, pairs: [...this.swaps, [one, other]] };
  }

  /** One step back: what is picked, then the last swap, then the draft. */
  async back(): Promise<void> {
    if (this.between !== null) this.between = null;
    else if (this.picked !== null) this.picked = null;
    else if (this.swaps.length > 0) this.#swaps = { ...this.#swaps, pairs: this.swaps.slice(0, -1) };
    else if (this.eye.draft.length > 0) await this.#send({ type: 'cancel' });
  }

  async undo(): Promise<void> {
    if ((this.eye.question?.undo ?? 0) > 0) await this.#send({ type: 'undo', steps: 1 });
  }

  /** Lets everything of this kind happen, this question included, until something else is asked. */
  async passUntilMyTurn(): Promise<void> {
    await this.#send({ type: 'standing', standing: { pass_until_my_turn: true, skip: [] } });
  }

  async #send(command: Parameters<TableStore['send']>[0]): Promise<boolean> {
    // The table may show what came of a choice before it answers: then the next question may be answered.
    const asked = this.#question;
    if (this.sent !== null && asked === this.#asked) return false;
    this.#asked = asked;
    this.sent = command.type === 'act' ? command.actions.join('; ') : command.type;
    this.refused = null;
    const picks = this.#picks;
    const { pointed, between } = this;
    const answer = await this.store.send(command, this.eye);
    if (!answer.ok) this.refuse(answer.refused);
    if (this.#asked !== asked) return answer.ok;
    this.sent = null;
    // What was picked or pointed at since then belongs to the next question, and stays.
    if (this.pointed === pointed) this.pointed = null;
    if (this.between === between) this.between = null;
    if (answer.ok && this.#picks === picks) this.picked = null;
    return answer.ok;
  }

  refuse(refused: Refused | undefined): void {
    this.refused = refused ? reason(refused, this.names) : t('ui.no_answer');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.refused = null), SHOWN);
  }
}

/** What the one on a seat is called: a person by name, numbered where one name has several seats, a bot by its chair. */
export function nameAt(store: TableStore, seat: number): string {
  const name = store.nameOf(seat);
  if (name === null) return t(`ui.bot.${seat}`);
  const { seats } = store.table!;
  const own = seats[seat]!.name;
  if (own !== null) return own;
  const shared = seats.flatMap((it, at) => (it.person === seats[seat]!.person ? [at] : []));
  return shared.length > 1 ? `${name} ${shared.indexOf(seat) + 1}` : name;
}
