import { beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
const { speak } = await import('../texts.svelte');
const { standsFor } = await import('./joined');
const { reason, sentence, since, takenBack, toldOnce } = await import('./told');

beforeAll(() => speak('en'));

const names = { name: (seat: number) => ['Ann', 'Ben', 'Cyd'][seat]!, place: (at: string) => `<${at}>` };

test('seats are called by name, and the reader is spoken to', () => {
  const said = {
    key: 'island.traded',
    with: {
      seat: { player: 0 },
      partner: { player: 1 },
      give: { cards: [['ore', 2]], of: 'resource' },
      want: { cards: [['wool', 1]], of: 'resource' },
    },
  } as never;
  expect(sentence(said, names, 2)).toBe('Ann gives 2 ore to Ben for 1 wool.');
  expect(sentence(said, names, 0)).toBe('You give 2 ore to Ben for 1 wool.');
  expect(sentence(said, names, 1)).toBe('Ann gives 2 ore to you for 1 wool.');
  const offered = {
    key: 'island.gift-offered',
    with: { seat: { player: 0 }, to: { players: [1, 2] }, resource: 'ore' },
  };
  expect(sentence(offered as never, names, 2)).toMatch(/^Ann offers Ben and you a present/);
});

test('places are called as the game calls them, and words come from the texts', () => {
  const said = {
    key: 'island.robber-moved',
    with: { seat: { player: 1 }, at: { place: '0,0' }, terrain: { word: 'terrain.forest' } },
  } as never;
  expect(sentence(said, names)).toBe('Ben moves the robber to <0,0>: forest.');
});

test('a refusal without words of ours is told in the words of the server', () => {
  expect(reason({ kind: 'rules', why: 'it is not your turn', said: { key: 'island.refusal.not-there' } }, names)).toBe(
    'it is not your turn',
  );
});

test('what was taken back are the lines before that still stood', () => {
  const line = (takes_back?: number) => ({
    version: 1,
    said: { key: 'x' },
    ...(takes_back === undefined ? {} : { takes_back }),
  });
  const log = [line(), line(), line(1), line(), line(), line(3)];
  expect([...takenBack(log)]).toEqual([log[1], log[0], log[3], log[4]]);
});

test('a requirement that is not met is told in the language of the reader', async () => {
  const refused = {
    kind: 'rules',
    why: 'the card needs 2 progress points',
    said: { key: 'duel.refusal.unmet', with: { what: { word: 'require.own-progress>=2' } } },
  } as never;
  expect(reason(refused, names)).toBe('the card needs 2 progress points');
  await speak('de');
  expect(reason(refused, names)).toBe('die Karte braucht 2 Fortschrittspunkte');
  await speak('en');
});

test('what happened since a version is what others did and was not taken back', () => {
  const line = (version: number, player: number, takes_back?: number) =>
    ({
      version,
      said: { key: 'island.rolled', with: { seat: { player } } },
      ...(takes_back && { takes_back }),
    }) as never;
  const log = [line(1, 0), line(2, 1), line(3, 1), line(4, 1, 1), line(5, 0)];
  expect(since(log, 1, 0)).toEqual([log[1], log[4]]);
  expect(since(log, 4, 0), 'only the reader did something').toEqual([]);
});

test('cards that are laid aside are told together, once, for each seat', () => {
  const line = (key: string, player: number) => ({ version: 1, said: { key, with: { seat: { player } } } }) as never;
  const log = [line('island.laid-aside', 0), line('island.laid-aside', 1), line('island.discarded', 0)];
  expect(toldOnce(log)).toEqual([log[1], log[2]]);
  expect(since(log, 0, 0), 'while the reader was away, too').toEqual([log[1], log[2]]);
});

test('what is built or traded is one line, with what was paid; where only a part was told it stays as it is', () => {
  const line = (key: string, more: object = {}, version = 1) =>
    ({ version, said: { key, with: { seat: { player: 0 }, ...more } } }) as never;
  const at = { card: { card: 'abbey', name: 'Abbey' }, at: { text: 'above a city' } };
  const gave = (kind: string, count: number) => line('duel.gave', { resource: { word: `resource.${kind}` }, count });
  const star = line('duel.ware-gave', { ware: { said: { key: 'ware.star', with: { n: 1 } } } });
  const helped = { version: 1, said: { key: 'duel.helped', with: { seat: { player: 0 } } } } as never;
  const log = [
    line('duel.announced', at),
    gave('brick', 1),
    gave('grain', 1),
    gave('brick', 1),
    star,
    line('duel.built', at),
    line('duel.traded', { give: { word: 'resource.wool' }, take: { word: 'resource.ore' } }),
    gave('wool', 3),
    line('duel.received', { resource: { word: 'resource.ore' }, count: 1 }),
    line('duel.ship-built'),
    gave('lumber', 1),
    gave('wool', 1),
    line('duel.announced', at),
    gave('brick', 1),
    helped,
  ];
  const told = toldOnce(log);
  expect(told.slice(0, 4).map((it) => sentence(it.said, names, 0))).toEqual([
    'You build Abbey above a city for 2 brick, 1 grain and 1 star.',
    'You trade 3 wool for 1 ore.',
    'You build a ship for 1 lumber and 1 wool.',
    'You pay for Abbey above a city.',
  ]);
  expect(told.slice(3), 'it is not built yet').toEqual(log.slice(12));
  expect(toldOnce(log)[0], 'the same line again').toBe(told[0]);
  expect(told.map(standsFor)).toEqual([log[5], log[8], ...log.slice(11)]);
  const other = { version: 1, said: { key: 'duel.built', with: { ...at, seat: { player: 1 } } } } as never;
  expect(toldOnce([gave('brick', 1), other]), 'another one paid').toHaveLength(2);
  const drew = () => line('duel.drew', { stack: { text: 'Basic 2' }, card: { word: 'word.a-card' } });
  expect(toldOnce([drew(), drew(), drew()]).map((it) => sentence(it.said, names, 1))).toEqual([
    'Ann draws 3 cards from stack Basic 2.',
  ]);
  const seen = () => line('duel.drew', { stack: { text: 'Basic 2' }, card: { card: 'abbey', name: 'Abbey' } });
  expect(toldOnce([seen(), seen()]), 'cards that are seen are named').toHaveLength(2);
});
