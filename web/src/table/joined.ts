/** Lines of the log that tell one act, told as one: what was paid stands in the line of what was built or traded. */
import type { LogLine, Part, Phrase } from '../../types/protocol';

/** What is built, with what was paid for it before. */
const BUILT: Readonly<Record<string, string>> = {
  'duel.built': 'ui.duel.log.built',
  'duel.road-built': 'ui.duel.log.road',
  'duel.settlement-built': 'ui.duel.log.settlement',
  'duel.city-built': 'ui.duel.log.city',
};
const BEGINS = ['duel.announced', 'duel.planned'];
const GIVES = ['duel.gave', 'duel.ware-gave'];

interface Act {
  parts: readonly LogLine[];
  line: LogLine;
}
/** What was joined before, by the last line of the act: the same lines are the same object again. */
const known = new WeakMap<LogLine, Act>();
const lasts = new WeakMap<LogLine, LogLine>();

/** The line of the table that a line stands for: the last one of its act. */
export const standsFor = (line: LogLine): LogLine => lasts.get(line) ?? line;

/** The log with each act in one line. */
export function joined(log: readonly LogLine[]): LogLine[] {
  const lines: LogLine[] = [];
  for (let at = 0; at < log.length;) {
    const act = actAt(log, at);
    lines.push(act?.line ?? log[at]!);
    at += act?.parts.length ?? 1;
  }
  return lines;
}

/** The act whose first line this is. */
function actAt(log: readonly LogLine[], at: number): Act | null {
  const first = log[at]!;
  const tells = (it: LogLine | undefined, keys: readonly string[]): boolean =>
    it !== undefined && it.takes_back === undefined && keys.includes(it.said.key) && seatOf(it) === seatOf(first);
  if (first.said.key === 'duel.drew') return drawn(log, at);
  const pays = GIVES.includes(first.said.key);
  const from = pays ? at : at + 1;
  let end = from;
  while (tells(log[end], GIVES)) end += 1;
  if (end === from) return null;
  const cost = sum(log.slice(from, end));
  const last = log[end];
  if ((pays || BEGINS.includes(first.said.key)) && last && tells(last, Object.keys(BUILT)))
    return act(log.slice(at, end + 1), { key: BUILT[last.said.key]!, with: { ...last.said.with, cost } });
  if (first.said.key === 'duel.ship-built')
    return act(log.slice(at, end), { key: 'ui.duel.log.ship', with: { ...first.said.with, cost } });
  if (first.said.key === 'duel.traded' && last && tells(last, ['duel.received']))
    return act(log.slice(at, end + 1), {
      key: 'ui.duel.log.traded',
      with: { ...first.said.with, give: cost, take: sum([last]) },
    });
  return null;
}

/** Unseen cards that one after the other come from the same stack. */
function drawn(log: readonly LogLine[], at: number): Act | null {
  const { seat, stack, card } = log[at]!.said.with ?? {};
  const unseen = typeof card === 'object' && 'word' in card;
  const same = (it: LogLine | undefined): boolean =>
    it?.takes_back === undefined && JSON.stringify(it?.said) === JSON.stringify(log[at]!.said);
  let end = at + 1;
  while (same(log[end])) end += 1;
  if (!unseen || end === at + 1) return null;
  return act(log.slice(at, end), { key: 'ui.duel.log.drew', with: { seat: seat!, stack: stack!, n: end - at } });
}

const seatOf = ({ said }: LogLine): string => JSON.stringify(said.with?.['seat']);

function act(parts: readonly LogLine[], said: Phrase): Act {
  const last = parts.at(-1)!;
  const before = known.get(last);
  if (before?.parts.length === parts.length && parts.every((it, at) => it === before.parts[at])) return before;
  const found = { parts, line: { ...last, said } };
  known.set(last, found);
  lasts.set(found.line, last);
  return found;
}

/** All that these lines give or bring. */
function sum(lines: readonly LogLine[]): Part {
  const all = new Map<string, number>();
  for (const { said } of lines) {
    const { resource, count, ware } = said.with ?? {};
    const owls = typeof ware === 'object' && 'said' in ware ? ware.said : null;
    const word = typeof resource === 'object' && 'word' in resource ? resource.word : '';
    const kind = (owls?.key ?? word).replace(/^(ware|resource)\./, '');
    all.set(kind, (all.get(kind) ?? 0) + Number(owls ? owls.with?.['n'] : count));
  }
  return { cards: [...all], of: 'resource' };
}
