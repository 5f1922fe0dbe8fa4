import { expect, test, vi } from 'vitest';
import type { Question } from '../../types/protocol';
import type { Eye, TableStore } from './store.svelte';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { Desk } = await import('./desk.svelte');

/** A desk whose table answers when the test says so. */
function desk() {
  let answer = (_: { ok: boolean }): void => undefined;
  const store = { line: 'open', send: () => new Promise((done) => (answer = done)) } as unknown as TableStore;
  const eye = { version: 1, draft: [], seat: 0, question: null };
  const sent = vi.spyOn(store, 'send');
  return {
    it: new Desk(store, eye as unknown as Eye),
    eye: eye as Pick<Eye, 'version' | 'question'>,
    answers: (ok: boolean) => answer({ ok }),
    sent: () => sent.mock.calls.map(([command]) => ('actions' in command ? command.actions : [])),
  };
}

/** A question with these choices. */
const asks = (key: string, ...choices: string[]): Question => ({ said: { key }, choices }) as unknown as Question;

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

test('a quick second choice waits for the answer to the first, and is made if it is still offered', async () => {
  const { it, eye, answers, sent } = desk();
  eye.question = asks('pay', 'pay 1', 'pay 3');
  const both = [it.next('pay 1'), it.next('pay 3')];
  await Promise.resolve();
  expect(sent()).toEqual([['pay 1']]);
  [eye.version, eye.question] = [2, asks('pay', 'pay 3')];
  answers(true);
  await vi.waitFor(() => expect(sent()).toEqual([['pay 1'], ['pay 3']]));
  answers(true);
  expect(await Promise.all(both)).toEqual([true, true]);
});

test('a quick second choice is none for what is asked next', async () => {
  const { it, eye, answers, sent } = desk();
  eye.question = asks('pay', 'name 1', 'name 2');
  const both = [it.next('name 1'), it.next('name 2')];
  await Promise.resolve();
  [eye.version, eye.question] = [2, asks('take', 'name 1', 'name 2')];
  answers(true);
  expect(await Promise.all(both)).toEqual([true, false]);
  expect(sent()).toEqual([['name 1']]);
});
