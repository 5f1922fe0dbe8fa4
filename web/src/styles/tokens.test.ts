/** The colours hold what they promise: contrast, and six seats that stay apart for every eye. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Colour = [number, number, number];

function tokens(block: string): Map<string, Colour> {
  const found = [...block.matchAll(/--([\w-]+):\s*#([0-9A-Fa-f]{6})/g)];
  return new Map(
    found.map(([, name, hex]) => [name!, [0, 2, 4].map((at) => parseInt(hex!.slice(at, at + 2), 16) / 255) as Colour]),
  );
}

const light = tokens(css.slice(0, css.indexOf('@media')));
const dark = new Map([...light, ...tokens(css.slice(css.search(/:root\[data-theme=.dark.\]/)))]);

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (colour: Colour): number =>
  colour.map(linear).reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at]!, 0);

function contrast(one: Colour, two: Colour): number {
  const [bright, dim] = [luminance(one), luminance(two)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

const TEXT = [
  ['ink', 'paper'],
  ['ink', 'sheet'],
  ['ink', 'desk'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'sheet'],
  ['ink-soft', 'sheet-sunk'],
  ['ink-soft', 'desk'],
  ['on-act', 'act'],
  ['act', 'paper'],
  ['act', 'sheet'],
  ['on-lamp', 'lamp-wash'],
  ['on-lamp-fill', 'lamp'],
  ['bad', 'sheet'],
] as const;
const EDGES = [
  ['edge', 'paper'],
  ['edge', 'sheet'],
  ['lamp-edge', 'sheet'],
  ['lamp-edge', 'desk'],
  ['focus', 'paper'],
] as const;

for (const [theme, colours] of [
  ['light', light],
  ['dark', dark],
] as const) {
  test(`words and meaningful edges can be read in the ${theme}`, () => {
    const worse = (pairs: readonly (readonly [string, string])[], least: number) =>
      pairs
        .filter(([one, two]) => contrast(colours.get(one)!, colours.get(two)!) < least)
        .map((pair) => pair.join(' on '));
    expect(worse(TEXT, 4.5)).toEqual([]);
    expect(worse(EDGES, 3)).toEqual([]);
  });
}

/** Machado, Oliveira and Fernandes 2009, full severity, on linear colours. */
const EYES: Record<string, number[][]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function oklab(rgb: number[]): number[] {
  const [r, g, b] = rgb.map((it) => Math.max(0, it)) as Colour;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

for (const [eye, matrix] of Object.entries(EYES)) {
  test(`six seats and the lamp stay apart for ${eye} eyes`, () => {
    const seen = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6', 'lamp'].map((name) => {
      const rgb = light.get(name)!.map(linear);
      return oklab(matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * rgb[at]!, 0)));
    });
    const distances = seen.flatMap((one, at) =>
      seen.slice(at + 1).map((two) => Math.hypot(...one.map((value, i) => value - two[i]!))),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.16);
  });
}
