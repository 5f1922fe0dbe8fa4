import { expect, test } from 'vitest';
import type { LogLine, Part } from '../../../types/protocol';
import { lastOffer } from './offers';

const line = (key: string, seat: number, parts: Record<string, Part> = {}): LogLine => ({
  version: 1,
  said: { key: `island.${key}`, with: { seat: { player: seat }, ...parts } },
});
const cards = (kind: string): Part => ({ cards: [[kind, 1]], of: 'resource' });
const offer = line('offered', 0, { give: cards('wool'), want: cards('ore'), to: { players: [1, 2] } });

test('an offer to which others only said no is the last one', () => {
  const log = [line('rolled', 0), offer, line('declined', 1), line('declined', 2)];
  expect(lastOffer(log, 0)).toEqual({ give: [['wool', 1]], want: [['ore', 1]] });
  expect(lastOffer(log, 1), 'it was made by somebody else').toBe(null);
  expect(lastOffer([...log, line('road-built', 0)], 0), 'the turn went on').toBe(null);
});

test('an offer that was taken or taken back is none', () => {
  expect(lastOffer([offer, line('accepted', 1), line('traded', 0)], 0)).toBe(null);
  expect(lastOffer([offer, line('withdrew', 0)], 0)).toBe(null);
  expect(lastOffer([offer, line('accepted', 1), line('withdrew', 1), line('declined', 2)], 0)).not.toBe(null);
});
