/** What a family of games brings to the table. A new one adds its parts to `registry.ts` and nothing else. */
import type { Component } from 'svelte';
import type { Command, Scope } from '../keys';
import type { Desk } from '../table/desk.svelte';

type Part = Component<{ desk: Desk }>;

export interface Panel {
  id: string;
  /** The key of its title. */
  title: string;
  Icon: Component<{ class?: string }>;
  /** What it shows; nothing where the board itself shows it. */
  Body: Part | null;
  /** Below the players, or to the right of the board. */
  column: 'left' | 'right';
  /** Whether its tab stands beside that of the board, before the one of the players. */
  early?: boolean;
  /** Whether this game has it, from what the view contains. */
  shows(view: unknown): boolean;
  /** Whether something in it may be chosen now. */
  lit(desk: Desk): boolean;
  /** Whether the game waits for an answer that is given in it. */
  answer(desk: Desk): boolean;
}

export interface Prompt {
  title: string;
  hint?: string;
  /** A small line above: whose turn is paused, and why. */
  above?: string;
  /** Whose mark stands beside it, where that is not the reader's. */
  mark?: number;
}

/** What a button of the prompt does. */
export interface Step {
  action: string;
  /** The whole chain, where one press answers several questions. */
  chain?: readonly string[];
  /** The key of its words. */
  label: string;
  /** Whether its button stands among the answers, not beside the question. */
  inside?: boolean;
}

export interface GameParts {
  /** Told which game is played before anything is drawn. */
  enter?(spec: string): void;
  /** How the parts are arranged: the words that the game's `layout.css` knows, perhaps different ones by what lies there. */
  layout?: string | ((view: unknown) => string);
  /** What everybody sees, in the middle. */
  Board: Part;
  /** The players, each with all public facts. */
  Seats: Part;
  /** What the question is answered with, where that is not part of the hand: right below the prompt. */
  Answers?: Part;
  /** The same, between the prompt and its buttons: what lies below keeps its place. */
  Beside?: Part;
  /** Hand, prices, answers: below the prompt. */
  Hand: Part;
  /** All hands that may be seen, for a replay. */
  Hands?: Part;
  /** The end, in place of the hand: points explained, playing again. */
  Result: Part;
  /** The end, beside the board: statistics. */
  Over: Part;
  /** What involves others, on the right. */
  panels: readonly Panel[];
  /** Whether the question lies in a lit panel, because it interrupts. */
  panel?(desk: Desk): boolean;
  /** The parts of the table in the order in which `F6` walks them, where it is not the usual one. */
  regions?: readonly string[];
  /** What is asked, in a sentence. */
  prompt(desk: Desk): Prompt;
  /** The one action that moves the turn on, such as `roll` or `end`, with the key of its button. */
  main(desk: Desk): Step | null;
  /** What lets a question go by, if it has such an answer, with the key of its button. */
  pass?(desk: Desk): Step | null;
  /** What is pointed at, large, on screens that have room for it. */
  Pointed?: Part;
  /** What a thing that is looked at can do now in this game, beside its page of the almanac; by its id. */
  Now?: Component<{ desk: Desk; card: string }>;
  /** The tab with the board on a small screen, where it is not the usual one; it has a lamp while the board is out of view. */
  home?: { title: string; Icon: Component<{ class?: string }>; lit(desk: Desk): boolean };
  /** The tab with the players on a small screen, where it is not the usual one. */
  standing?: { title: string; Icon: Component<{ class?: string }> };
  /** What a place is called in a sentence. */
  place(view: unknown, at: string): string;
  /** Which commands of `keys.ts` it has, beside those of every game. */
  scope: Scope;
  /** Which group of choices a command picks. */
  keys: Readonly<Partial<Record<Command, string>>>;
  /** What else a command, or a key that is none, picks: the first half of a choice, or nothing. */
  pick?(desk: Desk, key: string): string | null;
  /** What else a command does; says whether it did something. */
  press?(desk: Desk, command: Command, backwards: boolean): boolean;
}
