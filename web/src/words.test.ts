import { expect, test, vi } from 'vitest';
import type { AlmanacEntry } from './api';

vi.stubGlobal('document', { documentElement: {} });
const { speak } = await import('./texts.svelte');
const { gameName, marked, terms } = await import('./words');

const said = (key: string, words: string) => ({ key, words });
const university = {
  place: said('place.city', 'in a city'),
  requires: [said('require.own-building:abbey|own-building:library', 'your Abbey or Library')],
  once: true,
} as AlmanacEntry;
const traitor = {
  place: null,
  requires: [
    said('require.own-building:hedge-tavern', 'your Hedge Tavern'),
    said('require.opponent-hand>=1', "a card in the opponent's hand"),
  ],
  once: false,
} as unknown as AlmanacEntry;

test('a card tells where it is built, what it needs and that it stands alone', async () => {
  await speak('en');
  expect(terms(university)).toBe('Built in a city. Needs your Abbey or Library. One per principality.');
  expect(terms(traitor)).toBe("Needs your Hedge Tavern, and a card in the opponent's hand.");
  await speak('de');
  expect(terms(university)).toBe('Gebaut in einer Stadt. Braucht deine Abtei oder Bibliothek. Eine je Fürstentum.');
  expect(terms(traitor)).toBe('Braucht deine Winkelschenke, und eine Karte in der Hand des Gegners.');
});

test('what is free of terms tells none', () => {
  expect(terms({ place: null, requires: [], once: false } as unknown as AlmanacEntry)).toBe('');
});

test('facts that stand in no source are marked as such', async () => {
  const of = (mark: string) => ({ mark }) as AlmanacEntry;
  await speak('en');
  expect([of('sourced'), of('recalled')].map(marked)).toEqual([
    '',
    'Recalled: from memory of the published rules; no source was at hand.',
  ]);
  await speak('de');
  expect([of('sourced'), of('unsure')].map(marked)).toEqual(['', 'Unsicher: die Quellen widersprechen sich.']);
});

test('a spec is told in words, with the mode and the eras of a duel', async () => {
  await speak('en');
  expect(gameName('duel')).toBe('Duel, Introductory Game');
  expect(gameName('duel:theme=turmoil,target=9')).toBe('Duel, Theme Game: Era of Turmoil');
  expect(gameName('duel:princes=gold+turmoil+progress')).toBe('Duel, Duel of the Princes: Gold, Turmoil and Progress');
  expect(gameName('duel:tournament,target=9')).toBe('Duel, Tournament Game');
  expect(gameName('duel:tournament,explorers')).toBe('Duel, Tournament Game: Era of Explorers');
  expect(gameName('classic:tournament')).toBe('Classic Duel, Tournament Game');
  expect(gameName('classic:artisans')).toBe('Classic Duel, Artisans & Benefactors');
  expect(gameName('island:seats=3,map=fog-islands,helpers')).toBe('Island, 3 seats, Fog Islands, Helpers');
  await speak('de');
  expect(gameName('duel:tournament')).toBe('Duell, Turnierspiel');
  expect(gameName('duel:theme=gold')).toBe('Duell, Themenspiel: Ära des Goldes');
});
