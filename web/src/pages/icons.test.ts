/** Whose icons are drawn is told, on the page and in CREDITS.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICONS } from './icons';

const src = join(import.meta.dirname, '..');

test('every icon that is drawn is credited, and no other', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((it) => /\.(svelte|ts)$/.test(it));
  const drawn = files.flatMap((file) => [
    ...readFileSync(join(src, file), 'utf8').matchAll(/from '~icons\/game-icons\/([a-z-]+)'/g),
  ]);
  expect(ICONS).toEqual([...new Set(drawn.map(([, name]) => name!))].sort());
  const credits = readFileSync(join(src, '../../CREDITS.md'), 'utf8');
  expect(ICONS.filter((it) => !credits.includes(`\`${it}\``))).toEqual([]);
});
