import { expect, test } from 'vitest';
import { Lens } from './lens.svelte';

const WHOLE = { x: -100, y: -50, width: 200, height: 100 };

test('going nearer keeps the place under the pointer where it is', () => {
  const lens = new Lens(() => WHOLE);
  lens.zoom(2, { x: 50, y: 0 });
  // It lay at three quarters of the width, and still does.
  expect((50 - lens.box.x) / lens.box.width).toBeCloseTo(0.75);
  expect(lens.box.width).toBe(100);
});

test('the edge of the drawing is never left', () => {
  const lens = new Lens(() => WHOLE);
  lens.zoom(4, { x: 100, y: 50 });
  expect(lens.box.x + lens.box.width).toBeLessThanOrEqual(100);
  lens.reveal({ x: -100, y: -50 });
  expect([lens.box.x, lens.box.y]).toEqual([-100, -50]);
});

test('farther than the whole is the whole', () => {
  const lens = new Lens(() => WHOLE);
  lens.zoom(1.5);
  lens.zoom(0.1);
  expect(lens.box).toEqual(WHOLE);
  lens.zoom(3);
  lens.reset();
  expect(lens.box).toEqual(WHOLE);
});
