import { expect, test, vi } from 'vitest';
import type { Eye, TableStore } from './store.svelte';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { Desk } = await import('./desk.svelte');

/** A desk whose table answers when the test says so. */
function desk() {
  let answer = (_: { ok: boolean }): void => undefined;
  const store = { send: () => new Promise((done) => (answer = done)) } as unknown as TableStore;
  const eye = { version: 1, draft: [], seat: 0, question: null } as unknown as Eye;
  return { it: new Desk(store, eye), eye: eye as { version: number }, answers: (ok: boolean) => answer({ ok }) };
}

test('a choice that is done is put back', async () => {
  const { it, answers } = desk();
  [it.picked, it.pointed] = ['road', '0,0,N'];
  const done = it.act('road 0,0,N');
  answers(true);
  expect(await done).toBe(true);
  expect([it.picked, it.pointed]).toEqual([null, null]);
});

test('what is picked for the next question stays when the answer to the last one comes late', async () => {
  const { it, eye, answers } = desk();
  [it.picked, it.pointed] = ['road', '0,0,N'];
  const done = it.act('road 0,0,N');
  // The table shows what came of it, and the reader goes on before the answer is there.
  eye.version = 2;
  [it.picked, it.pointed] = ['road', '0,0,NE'];
  answers(true);
  await done;
  expect([it.picked, it.pointed]).toEqual(['road', '0,0,NE']);
});
