import { expect, test } from 'vitest';
import type { AlmanacEntry } from '../api';
import { empty, step } from './deck';
import { ALL, checkOf, entryOf, isUnread, lacking, narrowed, strangers, summary } from './pool';

const page = (more: Partial<AlmanacEntry>): AlmanacEntry =>
  ({ kind: 'building', cost: {}, points: {}, requires: [], place: null, ...more }) as unknown as AlmanacEntry;
const card = (key: string, title: string, set: string, more: Partial<AlmanacEntry> = {}, event = false) =>
  entryOf({ card: key, limit: 2, event, half_moon: false, sets: [set] }, page(more), { title, text: '' });

const UNIVERSITY = card('university', 'University', 'progress', {
  cost: { ore: 1, grain: 2 },
  points: { progress: 1 },
  requires: [{ key: 'require.own-building:abbey|own-building:library', words: '' }],
});
const ABBEY = card('abbey', 'Abbey', 'basic', { cost: { ore: 1 } });
const SCOUT = card('scout', 'Scout', 'basic', { kind: 'neutral' });
const RIOTS = card('riots', 'Riots', 'turmoil', { kind: 'event' }, true);
const all = [UNIVERSITY, SCOUT, ABBEY, RIOTS];
const deck = step(step(empty('duel:tournament'), 'university', false, 1), 'riots', true, 1);

test('cards of the deck stand first, the others by their titles', () => {
  expect(narrowed(all, ALL, deck).map((it) => it.title)).toEqual(['Riots', 'University', 'Abbey', 'Scout']);
});

test('filters narrow by set, kind, points, price and words', () => {
  const titles = (more: object): string[] => narrowed(all, { ...ALL, ...more }, deck).map((it) => it.title);
  expect(titles({ set: 'basic' })).toEqual(['Abbey', 'Scout']);
  expect(titles({ kind: 'action' })).toEqual(['Scout']);
  expect(titles({ gives: 'progress' })).toEqual(['University']);
  expect(titles({ price: 'free' })).toEqual(['Scout']);
  expect(titles({ price: 'middle' })).toEqual(['University']);
  expect(titles({ words: ' uni' })).toEqual(['University']);
  expect(titles({ show: 'in' })).toEqual(['Riots', 'University']);
  expect(titles({ show: 'buildable' })).toEqual(['Riots', 'Abbey', 'Scout']);
});

test('a card that wants a building of the own deck is missed until one is in', () => {
  expect(lacking(all, deck)).toEqual([UNIVERSITY]);
  expect(lacking(all, step(deck, 'abbey', false, 1))).toEqual([]);
});

test('the summary counts draw cards only', () => {
  const { prices, resources, kinds } = summary(all, step(deck, 'scout', false, 1));
  expect(prices).toEqual([1, 0, 0, 1, 0, 0, 0]);
  expect(resources).toEqual([
    ['grain', 2],
    ['ore', 1],
  ]);
  expect(Object.fromEntries(kinds)).toEqual({ city: 1, action: 1 });
});

test('faults belong to a line of the judgement, and cards that are in no set of the game are found', () => {
  expect(['deck.fault.must', 'deck.fault.not-here'].map(checkOf)).toEqual(['events', 'cards']);
  expect([isUnread('deck.fault.nearest'), isUnread('deck.fault.size')]).toEqual([true, false]);
  expect(strangers([ABBEY], deck)).toEqual(['university', 'riots']);
});
