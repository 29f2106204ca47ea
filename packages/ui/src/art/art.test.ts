import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { composeGround, RATIOS, type ArtRatio } from './compose.ts';
import { readLayers } from './layer.ts';
import { MOTIFS } from './motifs.ts';
import { IMAGERIES } from './imagery-family.ts';
import { drawFrom, hashText, pick } from './seed.ts';

const ratios = constantFrom(...(Object.keys(RATIOS) as ArtRatio[]));
const families = constantFrom(...IMAGERIES);

test('the hash is FNV-1a', () => {
  expect(hashText('')).toBe(0x811c9dc5);
  expect(hashText('a')).toBe(0xe40c292c);
  expect(hashText('foobar')).toBe(0xbf9cf968);
});

test('a seed draws the same numbers again, from 0 up to 1', () => {
  assert(
    property(string(), (seed) => {
      const [one, other] = [drawFrom(seed), drawFrom(seed)];
      for (let at = 0; at < 20; at++) {
        const value = one();
        expect(value).toBe(other());
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }
    }),
  );
});

test('every thing is picked at some time', () => {
  const draw = drawFrom('any');
  const picked = new Set(Array.from({ length: 100 }, () => pick(draw, ['a', 'b', 'c'])));
  expect(picked.size).toBe(3);
});

test('a seed decides the ground, in every family and shape', () => {
  assert(
    property(families, ratios, string(), (family, ratio, seed) => {
      const layers = composeGround(family, seed, ratio);
      expect(composeGround(family, seed, ratio)).toEqual(layers);
      expect(layers.length).toBeGreaterThan(3);
      expect(JSON.stringify(layers)).not.toMatch(/NaN|Infinity|null,"turns":0/);
      expect(layers.flatMap(({ numbers }) => numbers).every(Number.isFinite)).toBe(true);
    }),
  );
});

test.each(IMAGERIES)('other seeds give other grounds of %s', (family) => {
  const grounds = Array.from({ length: 20 }, (_, at) =>
    JSON.stringify(composeGround(family, `card-${at}`, 'card')),
  );
  expect(new Set(grounds).size).toBe(20);
});

test('a diagonal of meridian has one angle, and no curve', () => {
  for (const { path, kind } of composeGround('meridian', 'any', 'card')) {
    expect(kind).toBe('path');
    expect(path).toMatch(/^[ML\d.\-\sz]+$/);
  }
});

test('vermilion has no straight edge', () => {
  for (const { kind } of composeGround('vermilion', 'any', 'wide')) expect(kind).toBe('circles');
});

test.each(Object.entries(MOTIFS))(
  '%s is drawn in two to five tones, within its frame',
  (_, text) => {
    const layers = readLayers(text);
    const tones = new Set(layers.map(({ tone }) => tone));
    expect(tones.size).toBeGreaterThanOrEqual(2);
    for (const { kind, numbers } of layers) {
      expect(numbers.every((number) => number >= 0 && number <= 64)).toBe(true);
      if (kind !== 'path') expect(numbers.length % (kind === 'circles' ? 3 : 5)).toBe(0);
    }
  },
);

test('a layer of another form is refused', () => {
  expect(() => readLayers('7M0 0')).toThrow('no layer of a picture: 7M0 0');
  expect(readLayers('3~-2*4M0 0')).toEqual([
    { tone: '3', faint: true, line: 2, turns: 4, kind: 'path', path: 'M0 0', numbers: [] },
  ]);
});
