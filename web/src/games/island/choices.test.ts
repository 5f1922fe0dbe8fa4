import { expect, test } from 'vitest';
import { hintOf, labelOf, mustSwap, worded } from './answers';
import { atPlaces, cardsText, grouped, missing } from './choices';

const choices = ['end', 'road 0,0,E', 'road 0,1,NE', 'settlement 0,0,N', 'bank ore wool', 'rob 2'];

test('choices are grouped by their first word', () => {
  expect(grouped(choices).get('road')).toEqual(['0,0,E', '0,1,NE']);
  expect(grouped(choices).get('bank')).toEqual(['ore wool']);
  expect(grouped(choices).get('end')).toEqual(['']);
});

test('places are lit exactly where a choice points', () => {
  expect([...atPlaces(choices, null).keys()]).toEqual(['0,0,E', '0,1,NE', '0,0,N']);
  expect([...atPlaces(choices, 'settlement')]).toEqual([['0,0,N', 'settlement 0,0,N']]);
  expect(atPlaces(['rob 2', 'trade 1'], null).size).toBe(0);
});

test('a ship is picked first and sails then', () => {
  const sails = ['sail 0,0,E 1,0,NE', 'sail 0,0,E 1,0,SE', 'sail 0,1,E 1,0,SE', 'end'];
  expect(atPlaces(sails, null).size).toBe(0);
  expect([...atPlaces(sails, 'sail')]).toEqual([
    ['0,0,E', 'pick sail 0,0,E'],
    ['0,1,E', 'pick sail 0,1,E'],
  ]);
  expect([...atPlaces(sails, 'sail 0,0,E')]).toEqual([
    ['1,0,NE', 'sail 0,0,E 1,0,NE'],
    ['1,0,SE', 'sail 0,0,E 1,0,SE'],
  ]);
});

test('cards are written as in a record', () => {
  expect(cardsText({ ore: 2, wool: 1, brick: 0 })).toBe('2ore+wool');
  expect(cardsText({})).toBe('nothing');
});

test('what is missing is said by kind', () => {
  expect(
    missing(
      [
        ['ore', 3],
        ['grain', 2],
      ],
      { ore: 1, grain: 2 },
    ),
  ).toEqual([['ore', 2]]);
});

test('a path at the coast offers both a road and a ship', () => {
  expect(atPlaces(['road 0,1,E', 'ship 0,1,E', 'road 0,1,SE'], null)).toEqual(
    new Map([
      ['0,1,E', 'either road 0,1,E|ship 0,1,E'],
      ['0,1,SE', 'road 0,1,SE'],
    ]),
  );
  expect(atPlaces(['road 0,1,E', 'ship 0,1,E'], 'ship')).toEqual(new Map([['0,1,E', 'ship 0,1,E']]));
});

test('a choice is worded as the server says it', () => {
  const question = {
    asked: 'main',
    due: true,
    choices: ['end', 'trade 2'],
    means: [{ key: 'island.do.end' }, { key: 'island.do.trade', with: { partner: { player: 2 } } }],
    pass: null,
    undo: 0,
  };
  const names = { name: (seat: number) => `player ${seat}`, place: (at: string) => at };
  // No texts are loaded here: a key stands for its words.
  expect(worded(question, 'trade 2', names)).toBe('Island.do.trade');
  expect(worded(null, 'trade 2', names)).toBe('trade 2');
  expect(labelOf(question, 'end')).toBe('island.do.end');
});

test('a helper on its second side must go, and the prompt does not speak of turning it over', () => {
  const after = (...choices: string[]) => ({ asked: 'after-use', due: true, choices, pass: null, undo: 0 });
  expect(mustSwap(after('flip', 'swap lin'))).toBe(false);
  expect(mustSwap(after('swap jean', 'swap lin'))).toBe(true);
  expect(mustSwap(after())).toBe(false);
  expect(hintOf(after('swap lin'))).toBe('ui.island.swap.hint');
  expect(hintOf(after('flip', 'swap lin'))).toBe('');
});
