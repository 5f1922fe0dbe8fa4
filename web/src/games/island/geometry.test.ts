import { expect, test } from 'vitest';
import {
  corner,
  cornerPoint,
  cornersOf,
  frame,
  hexesAt,
  inReadingOrder,
  middle,
  nearest,
  path,
  pathEnds,
  pathsOf,
} from './geometry';

test('every name of a corner is the same point', () => {
  for (const where of ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const) {
    const one = cornerPoint(`0,1,${where}`);
    const two = cornerPoint(corner('0,1', where));
    expect(two.x).toBeCloseTo(one.x, 1);
    expect(two.y).toBeCloseTo(one.y, 1);
  }
  expect(corner('0,0', 'NW')).toBe('0,-1,S');
});

test('every name of a path has the same ends', () => {
  for (const side of ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const) {
    const sorted = (name: string) =>
      pathEnds(name)
        .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
        .sort();
    expect(sorted(path('1,-1', side))).toEqual(sorted(`1,-1,${side}`));
  }
  expect(path('0,0', 'W')).toBe('-1,0,E');
});

test('each corner of a hex lies at that hex, and each side as well', () => {
  for (const place of [...cornersOf('2,-1'), ...pathsOf('2,-1')]) expect(hexesAt(place)).toContain('2,-1');
});

test('rows follow each other, and the frame holds all of them', () => {
  expect(middle('0,1').y).toBeGreaterThan(middle('1,0').y);
  const { x, width } = frame(['-2,0', '2,0'].map((at) => ({ at, terrain: 'forest' })));
  expect(x).toBeLessThan(cornerPoint('-2,0,NW').x);
  expect(x + width).toBeGreaterThan(cornerPoint('2,0,NE').x);
});

test('arrows go to the nearest place in their direction and stay where there is none', () => {
  const places = ['0,0', '1,0', '2,0', '0,1', '1,-1'];
  expect(nearest('0,0', places, 'ArrowRight')).toBe('1,0');
  expect(nearest('2,0', places, 'ArrowRight')).toBeNull();
  expect(nearest('0,0', places, 'ArrowDown')).toBe('0,1');
  expect(inReadingOrder(places)).toEqual(['1,-1', '0,0', '1,0', '2,0', '0,1']);
});
