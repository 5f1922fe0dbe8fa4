/** What the last roll led to, seat by seat, from the lines of the log. */
import type { LogLine, Phrase } from '../../../types/protocol';
import { takenBack } from '../../table/told';

/** What a roll brought one seat or took from it. */
export interface Share {
  came: [string, number][];
  gone: [string, number][];
  /** Stores without room, as sentences name them. */
  full: Phrase[];
  /** What brigands counted; of a card that hides something also how much there was. */
  counted: { counted: number; limit: number; stored?: number; hidden?: number; raided: boolean } | null;
}

const numberOf = (said: Phrase, name: string): number => Number(said.with?.[name] ?? 0);

function add(to: [string, number][], said: Phrase): void {
  const resource = said.with?.['resource'];
  if (typeof resource !== 'object' || !('word' in resource)) return;
  const kind = resource.word.replace(/^resource\./, '');
  const found = to.find(([it]) => it === kind);
  if (found) found[1] += numberOf(said, 'count');
  else to.push([kind, numberOf(said, 'count')]);
}

/** The same for owls and stars. */
function addWare(to: [string, number][], said: Phrase): void {
  const ware = said.with?.['ware'];
  if (typeof ware !== 'object' || !('said' in ware)) return;
  const kind = ware.said.key.replace(/^ware\./, '');
  const found = to.find(([it]) => it === kind);
  if (found) found[1] += numberOf(ware.said, 'n');
  else to.push([kind, numberOf(ware.said, 'n')]);
}

/** What belongs to the action phase: it ends what a roll led to. */
const ACTIONS = /^duel\.(announced|planned|played|traded|offered|used|removed|drew|put-under|turn-began)$/;

/** The lines since the dice fell, up to the action phase. */
export function sinceRoll(log: readonly LogLine[]): LogLine[] {
  const gone = takenBack(log);
  const lines = log.filter((it) => !gone.has(it) && it.takes_back === undefined);
  const at = lines.findLastIndex((it) => /^duel\.rolled/.test(it.said.key));
  if (at < 0) return [];
  const end = lines.findIndex((it, nth) => nth > at && ACTIONS.test(it.said.key));
  return lines.slice(at, end < 0 ? undefined : end);
}

/** Whether what is asked now still follows from the roll: nobody has built, played or traded since, nor is about to. */
export function isRolling(log: readonly LogLine[], [begun = '']: readonly string[]): boolean {
  const gone = takenBack(log);
  const last = log.findLast((it) => !gone.has(it) && PHASES.test(it.said.key))?.said.key ?? '';
  return last.startsWith('duel.rolled') && !/^(use|play|build) /.test(begun);
}
const PHASES = /^duel\.(rolled.*|announced|planned|played|traded|offered|used|removed|turn-began)$/;

/** What each seat got and lost by these lines. */
export function shares(lines: readonly LogLine[]): [Share, Share] {
  const share = (): Share => ({ came: [], gone: [], full: [], counted: null });
  const all: [Share, Share] = [share(), share()];
  for (const { said } of lines) {
    const seat = said.with?.['seat'];
    const it = typeof seat === 'object' && 'player' in seat ? all[seat.player] : undefined;
    if (!it) continue;
    if (said.key === 'duel.received') add(it.came, said);
    if (said.key === 'duel.ware-received') addWare(it.came, said);
    if (said.key === 'duel.ware-gave') addWare(it.gone, said);
    if (said.key === 'duel.gave') add(it.gone, said);
    const at = said.with?.['at'];
    if (said.key === 'duel.full' && typeof at === 'object' && 'said' in at) it.full.push(at.said);
    if (/^duel\.(un)?raided/.test(said.key)) {
      const beside = said.key.endsWith('-beside');
      it.counted = {
        counted: numberOf(said, 'counted'),
        limit: numberOf(said, 'limit'),
        raided: said.key.startsWith('duel.raided'),
        ...(beside ? { stored: numberOf(said, 'stored'), hidden: numberOf(said, 'hidden') } : {}),
      };
    }
  }
  return all;
}

/** What each seat took since the dice fell: what production brought came with them. */
export function taken(log: readonly LogLine[]): [[string, number][], [string, number][]] {
  const lines = sinceRoll(log);
  const later = lines.filter((it) => it.version > lines[0]!.version);
  const [one, two] = shares(later);
  return [one.came, two.came];
}

/** What has fallen so far in the fight that is under way. */
export function fallen(log: readonly LogLine[]): { number: number; cannon: number; sum: number; against: number }[] {
  const lines = log.map((it) => it.said);
  const since = lines.findLastIndex((it) => it.key === 'duel.discovered' || it.key === 'duel.set-out');
  return lines
    .slice(since + 1)
    .filter((it) => it.key === 'duel.fought')
    .map((it) => ({
      number: numberOf(it, 'number'),
      cannon: numberOf(it, 'cannon'),
      sum: numberOf(it, 'sum'),
      against: numberOf(it, 'against'),
    }));
}

/** The card of the line with this key, if there is one: the event that was drawn. */
export function cardOf(lines: readonly LogLine[], key: string): string | null {
  const card = lines.findLast((it) => it.said.key === key)?.said.with?.['card'];
  return typeof card === 'object' && 'card' in card ? card.card : null;
}

/** What begins something else than what a card does that was used. */
const OTHERS = /^duel\.(rolled.*|turn-began|announced|planned|traded|event-drawn|discovered|set-out|used|played)$/;

/** The card that this seat used or played last, if nothing else was begun since. */
export function lastUsed(log: readonly LogLine[], seat: number): string | undefined {
  const gone = takenBack(log);
  const last = log.findLast((it) => !gone.has(it) && it.takes_back === undefined && OTHERS.test(it.said.key))?.said;
  const card = last?.with?.['card'];
  const isIt = last !== undefined && /used|played/.test(last.key) && seatOf(last, 'seat') === seat;
  return isIt && typeof card === 'object' && 'card' in card ? card.card : undefined;
}

/** The seat of a part, if it names one. */
const seatOf = (said: Phrase, name: string): number | null => {
  const part = said.with?.[name];
  return typeof part === 'object' && 'player' in part ? part.player : null;
};

/** Whether a line tells that the other took a card out of this hand. */
function isTaken(said: Phrase, seat: number): boolean {
  const row = said.with?.['row'];
  const of = typeof row === 'object' && 'said' in row ? row.said : null;
  return (
    said.key === 'duel.took' &&
    seatOf(said, 'seat') === 1 - seat &&
    of?.key === 'duel.row.hand' &&
    seatOf(of, 'of') === seat
  );
}

/** What happened since the other's last turn began. */
function sinceTheirs(log: readonly LogLine[], seat: number): Phrase[] {
  const gone = takenBack(log);
  const lines = log.filter((it) => !gone.has(it) && it.takes_back === undefined).map((it) => it.said);
  return lines.slice(lines.findLastIndex((it) => it.key === 'duel.turn-began' && seatOf(it, 'seat') === 1 - seat) + 1);
}

/** The cards that the other took out of this hand since the other's last turn began. */
export function lostCards(log: readonly LogLine[], seat: number): string[] {
  return sinceTheirs(log, seat).flatMap((it) => {
    const card = it.with?.['card'];
    return isTaken(it, seat) && typeof card === 'object' && 'card' in card ? [card.card] : [];
  });
}

/** What the other discovered last in this turn, and what was taken out of this hand since; nothing without a discovery. */
export function discovery(log: readonly LogLine[], seat: number): Phrase[] {
  const lines = sinceTheirs(log, seat);
  const at = lines.findLastIndex((it) => it.key === 'duel.discovered' && seatOf(it, 'seat') === 1 - seat);
  return at < 0 ? [] : [lines[at]!, ...lines.slice(at + 1).filter((it) => isTaken(it, seat))];
}

/** How far the duel of the classic edition has come that the active prince began: whether it was countered, and what fell. */
export function clash(log: readonly LogLine[], active: number): { countered: boolean; number: number | null } {
  const lines = log.map((it) => it.said);
  const since = lines.slice(lines.findLastIndex((it) => it.key === 'duel.played' && seatOf(it, 'seat') === active) + 1);
  const rolled = since.find((it) => it.key === 'duel.die-rolled');
  return {
    countered: since.some((it) => it.key === 'duel.played' && seatOf(it, 'seat') === 1 - active),
    number: rolled ? numberOf(rolled, 'number') : null,
  };
}

/** One roll of a joust: whose, the die, and the sum with the points of the knight. */
export interface Tilt {
  seat: number;
  number: number;
  sum: number;
}

/** The rolls of the joust that was decided last, round by round: a tie is rolled again. Nothing before it is decided. */
export function jousted(log: readonly LogLine[]): Tilt[][] {
  const lines = log.map((it) => it.said);
  const end = lines.findLastIndex((it) => it.key === 'duel.jousted');
  if (end < 0) return [];
  const began = lines.slice(0, end).findLastIndex((it) => it.key === 'duel.played');
  const dice = lines.slice(began + 1, end).filter((it) => it.key === 'duel.die-rolled');
  const winner = seatOf(lines[end]!, 'seat');
  /** What the knight of a seat adds: the last round tells it. */
  const more = (seat: number | null): number => {
    const last = dice.findLast((it) => seatOf(it, 'seat') === seat);
    return numberOf(lines[end]!, seat === winner ? 'own' : 'other') - (last ? numberOf(last, 'number') : 0);
  };
  const tilts = dice.map((it): Tilt => {
    const [seat, number] = [seatOf(it, 'seat') ?? 0, numberOf(it, 'number')];
    return { seat, number, sum: number + more(seat) };
  });
  return tilts.flatMap((_, at) => (at % 2 === 0 ? [tilts.slice(at, at + 2)] : []));
}
