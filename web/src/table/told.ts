/** What happened and what was refused, in sentences with names. */
import type { ChatLine, Notice, Part, Phrase, Refused, LogLine } from '../../types/protocol';
import { has, listed, pieces, t } from '../texts.svelte';
import { counted } from '../words';
import { joined } from './joined';

/** A line of the chat; what the table itself says is read in the language of the page. */
export function spoken({ text, said }: ChatLine): string {
  return said && has(said.key) ? sentence(said) : text;
}

/** What everybody at the table should know, in the language of the page. */
export function notified({ text, said }: Notice): string {
  return has(said.key) ? sentence(said) : text;
}

/** What things are called at this table. */
export interface Names {
  name(seat: number): string;
  place(at: string): string;
}

/** The names where no table is known: seats by their numbers, places as records write them. */
export const PLAIN: Names = { name: (seat) => t('ui.seat', { n: seat + 1 }), place: (at) => at };

/** A piece of a sentence: plain words, or something that is drawn. */
export type Piece = string | { cards: [string, number][] } | { player: number; name: string };

/** Parts that name those to whom something is done. */
const OBJECTS = ['to', 'victim', 'partner', 'with', 'of'];

/** A sentence taken apart; spoken to the reader where it is about the reader or something is done to the reader. */
export function told(said: Phrase, names: Names, reader: number | null = null): Piece[] {
  const { with: parts = {} } = said;
  const about = parts['seat'] ?? parts['of'];
  const toReader = typeof about === 'object' && 'player' in about && about.player === reader && has(`${said.key}.you`);
  const filled = pieces(toReader ? `${said.key}.you` : said.key, parts);
  const done = new Set(OBJECTS.map((name) => parts[name]).filter((it) => it !== about));
  const toYou = { ...names, name: (seat: number) => (seat === reader ? t('ui.you_object') : names.name(seat)) };
  return filled.flatMap((it) =>
    typeof it === 'object' ? piece(it as Part, done.has(it as Part) ? toYou : names, reader) : [String(it)],
  );
}

function piece(part: Part, names: Names, reader: number | null): Piece[] {
  if (typeof part === 'number') return [String(part)];
  if ('player' in part) return [{ player: part.player, name: names.name(part.player) }];
  if ('players' in part) return [listed(part.players.map((it) => names.name(it)))];
  if ('word' in part) return [t(part.word)];
  if ('cards' in part) return part.of === 'resource' && part.cards.length > 0 ? [{ cards: part.cards }] : [cards(part)];
  if ('place' in part) return [names.place(part.place)];
  if ('text' in part) return [part.text];
  if ('card' in part) return [t(`card.${part.card}`)];
  if ('list' in part) return [listed(part.list.map((it) => words(piece(it, names, reader))))];
  return told(part.said, names, reader);
}

function cards({ cards: list, of }: { cards: [string, number][]; of: string }): string {
  if (list.length === 0) return t('word.nothing');
  return listed(list.map(([kind, n]) => `${n} ${t(`${of}.${kind}`, { n })}`));
}

/** The lines that were taken back later. */
export function takenBack(log: readonly LogLine[]): ReadonlySet<LogLine> {
  const standing: LogLine[] = [];
  const undone = new Set<LogLine>();
  for (const line of log) {
    if (line.takes_back === undefined) standing.push(line);
    else for (const gone of standing.splice(Math.max(0, standing.length - line.takes_back))) undone.add(gone);
  }
  return undone;
}

/** Lines that another line sums up: cards laid aside one by one are told again together. */
const SUMMED: Readonly<Record<string, string>> = { 'island.laid-aside': 'island.discarded' };

/** The log without what a later line about the same seat sums up, each act in one line. */
export function toldOnce(log: readonly LogLine[]): LogLine[] {
  const seat = ({ said }: LogLine): string => JSON.stringify(said.with?.['seat']);
  const lines = log.filter((line, at) => {
    const sum = SUMMED[line.said.key];
    return !sum || !log.slice(at).some((later) => later.said.key === sum && seat(later) === seat(line));
  });
  return joined(lines);
}

/** What still stands of all that happened after a version, if anybody but the reader did something. */
export function since(log: readonly LogLine[], version: number, reader: number | null): LogLine[] {
  const undone = takenBack(log);
  const lines = log.filter((it) => it.version > version && it.takes_back === undefined && !undone.has(it));
  const byOther = ({ said }: LogLine): boolean => {
    const seat = said.with?.['seat'];
    return typeof seat === 'object' && 'player' in seat && seat.player !== reader;
  };
  return lines.some(byOther) ? toldOnce(lines) : [];
}

/** The same as plain words, for speaking. */
export function sentence(said: Phrase, names: Names = PLAIN, reader: number | null = null): string {
  return words(told(said, names, reader));
}

function words(pieces: readonly Piece[]): string {
  return pieces.map((it) => (typeof it === 'string' ? it : 'cards' in it ? counted(it.cards) : it.name)).join('');
}

/** Why something was refused, in the reader's language where there are words for it: the page may be older than the server. */
export function reason({ kind, why, said }: Refused, names: Names = PLAIN): string {
  return has(said.key) ? sentence(said, names) : t(`ui.refused.${kind}`, { why });
}
