import { expect, test } from 'vitest';
import { haloOf } from './halo.ts';
import { readLayers } from './layer.ts';
import { pathData } from './path-data.ts';

const dataOf = (picture: string) => readLayers(picture).map(pathData);

test('a path is its own data', () => {
  expect(dataOf('1-2M8 32h48')).toEqual(['M8 32h48']);
});

test('circles are two half turns each, in one path', () => {
  expect(dataOf('5o32 32 24 8 9 1.5')).toEqual([
    'M8 32a24 24 0 1 1 48 0a24 24 0 1 1 -48 0zM6.5 9a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0z',
  ]);
});

test('boxes have corners that are no wider than half a side', () => {
  expect(dataOf('2r4 6 20 10 0')).toEqual(['M4 6h20v10h-20z']);
  expect(dataOf('2r4 6 20 10 2')).toEqual([
    'M6 6h16a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
  ]);
  expect(dataOf('2r0 0 20 4 8')).toEqual([
    'M8 0h4a8 2 0 0 1 8 2v0a8 2 0 0 1 -8 2h-4a8 2 0 0 1 -8 -2v0a8 2 0 0 1 8 -2z',
  ]);
});

test('an outline is one path for all layers with lines of one width', () => {
  const halo = haloOf(readLayers('5o32 32 24|4M8 32h48z|3-2M1 1h9|2-2M2 2h9'));
  expect(halo.map(({ tone, line, outline }) => [tone, line, outline])).toEqual([
    ['1', null, 3],
    ['1', 2, 5],
  ]);
  expect(halo.map(pathData)).toEqual([
    'M8 32a24 24 0 1 1 48 0a24 24 0 1 1 -48 0zM8 32h48z',
    'M1 1h9M2 2h9',
  ]);
});

test('copies and layers of half strength keep an outline of their own', () => {
  const halo = haloOf(readLayers('5M1 1h9z|4~M2 2h9z|3*4M3 3h9z|2M4 4h9z'));
  expect(halo.map(({ turns, faint, path }) => [turns, faint, path])).toEqual([
    [1, false, 'M1 1h9zM4 4h9z'],
    [1, false, 'M2 2h9z'],
    [4, false, 'M3 3h9z'],
  ]);
});
