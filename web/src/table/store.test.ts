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
  close(): void {}
  send(): void {}
}

vi.stubGlobal('WebSocket', Line);
vi.stubGlobal('location', { origin: 'http://table' });
vi.stubGlobal('document', { documentElement: {} });
const { TableStore } = await import('./store.svelte');
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
