import { expect, test, vi } from 'vitest';
import type { Message } from '../../types/protocol';

/** A line to the server at whose other end the test sits. */
class Line {
  static last: Line;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.last = this;
  }
  says(message: Partial<Message>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  sent: { type: string; salt?: string }[] = [];
  close(): void {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
}

vi.stubGlobal('WebSocket', Line);
vi.stubGlobal('location', { origin: 'http://table' });
vi.stubGlobal('document', { documentElement: {} });
const places = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (place: string) => places.get(place) ?? null,
  setItem: (place: string, text: string) => places.set(place, text),
});
/** What the page does in its next frame. */
let frame: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (act: () => void) => frame.push(act));
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
/** The page is drawn. */
function drawn(): void {
  const acts = frame;
  frame = [];
  for (const act of acts) act();
  vi.advanceTimersByTime(1);
}
const { TableStore } = await import('./store.svelte');
const { keptOf } = await import('../salted');
const { speak } = await import('../texts.svelte');
const { spoken } = await import('./told');

test('what the table says is read in the language of the page, also when it comes while one looks', async () => {
  const store = new TableStore('abc');
  const said = { key: 'table.notice.resigns', with: { name: { text: 'Ben' } } };
  Line.last.says({ type: 'chat', at: 1, person: null, text: 'Ben resigns.', said });
  Line.last.says({ type: 'chat', at: 2, person: 0, text: 'what a pity' });
  await speak('de');
  expect(store.chat.map(spoken)).toEqual(['Ben gibt auf.', 'what a pity']);
  await speak('en');
  expect(store.chat.map(spoken)).toEqual(['Ben resigns.', 'what a pity']);
  store.close();
});

/** A lobby with us on its only seat, whose dice show this commitment. */
function lobby(commitment: string): Partial<Message> {
  const seat = { person: 0, name: null, bot: null };
  const table = { phase: 'lobby', people: ['Ann'], seats: [seat], dice: { commitment, salts: [], secret: null } };
  return {
    type: 'whole',
    seat: 0,
    you: 0,
    version: 0,
    table,
    view: null,
    question: null,
    draft: null,
    log: [],
    chat: [],
  } as never;
}

const salts = (): string[] => Line.last.sent.flatMap((it) => (it.type === 'salt' ? [it.salt!] : []));

test('a salt is sent once, and only after the commitment was seen and kept', () => {
  const store = new TableStore('honest');
  Line.last.says(lobby('ab'.repeat(32)));
  drawn();
  expect(salts()).toHaveLength(1);
  expect(keptOf('honest')).toEqual({ commitment: 'ab'.repeat(32), salt: salts()[0], seated: true });
  Line.last.says(lobby('ab'.repeat(32)));
  expect(salts()).toHaveLength(1);
  store.close();
});

test('a server that wants the salts first gets none, and one that changes its commitment is remembered', () => {
  const store = new TableStore('waits');
  Line.last.says(lobby(''));
  Line.last.says(lobby('later'));
  expect(salts()).toEqual([]);
  Line.last.says(lobby('cd'.repeat(32)));
  expect(salts()).toHaveLength(1);
  const kept = keptOf('waits');
  drawn();
  Line.last.says(lobby('ef'.repeat(32)));
  expect(salts()).toHaveLength(1);
  expect(keptOf('waits')).toEqual(kept);
  store.close();
  // A page that is opened again does not begin anew: the first commitment counts.
  const again = new TableStore('waits');
  Line.last.says(lobby('ef'.repeat(32)));
  expect(salts()).toEqual([]);
  again.close();
});

test('what the table says to a choice is heard once the page has drawn the choice, in the order in which it came', () => {
  const store = new TableStore('near');
  const chat = (text: string): void => Line.last.says({ type: 'chat', at: 1, person: null, text });
  chat('before');
  expect(store.chat).toHaveLength(1);
  void store.send({ type: 'chat', text: 'hello' });
  chat('one');
  chat('two');
  expect(store.chat).toHaveLength(1);
  drawn();
  expect(store.chat.map((it) => it.text)).toEqual(['before', 'one', 'two']);
  chat('three');
  expect(store.chat).toHaveLength(4);
  store.close();
});

test('a page that is not drawn hears the table all the same', () => {
  const store = new TableStore('hidden');
  void store.send({ type: 'chat', text: 'hello' });
  Line.last.says({ type: 'chat', at: 1, person: null, text: 'one' });
  expect(store.chat).toHaveLength(0);
  vi.advanceTimersByTime(100);
  expect(store.chat).toHaveLength(1);
  store.close();
});
