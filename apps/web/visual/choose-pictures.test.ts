import { expect, test } from 'vitest';
import { BRANDS, EDITIONS, LOCALES, WIDTHS } from './cases.ts';
import { choosePictures, pairsOf, PER_SCREEN, QUICK } from './choose-pictures.ts';

// brand and edition, brand and script, brand and width, edition and script, edition and width, script and width
const PAIRS = 3 * 2 + 3 * 2 + 3 * 3 + 2 * 2 + 2 * 3 + 2 * 3;
const pairs = (shots: readonly Parameters<typeof pairsOf>[0][]): number =>
  new Set(shots.flatMap(pairsOf)).size;
const quick = (screens: number) => choosePictures(screens).flatMap((each) => each.slice(0, QUICK));

test('a screen has six shots, all different, with every value in them', () => {
  for (const shots of choosePictures(12)) {
    expect(shots).toHaveLength(PER_SCREEN);
    expect(new Set(shots.map((shot) => JSON.stringify(shot))).size).toBe(PER_SCREEN);
    const values = (name: 'brand' | 'edition' | 'locale' | 'width') =>
      [...new Set(shots.map((shot) => shot[name]))].toSorted();
    expect(values('brand')).toEqual(BRANDS.toSorted());
    expect(values('edition')).toEqual(EDITIONS.toSorted());
    expect(values('locale')).toEqual(LOCALES.toSorted());
    expect(values('width')).toEqual(WIDTHS.toSorted());
  }
});

test('the two that npm test compares share no value', () => {
  for (const [one, two] of choosePictures(12)) {
    if (!one || !two) throw new Error('There are fewer than two');
    for (const name of ['brand', 'edition', 'locale', 'width'] as const) {
      expect(one[name]).not.toBe(two[name]);
    }
  }
});

test('nearly every pair meets on one screen, every pair over three; of the first two, over five', () => {
  for (const shots of choosePictures(12)) expect(pairs(shots)).toBeGreaterThanOrEqual(30);
  expect(pairs(choosePictures(3).flat())).toBe(PAIRS);
  expect(pairs(quick(5))).toBe(PAIRS);
});

test('a screen that is added changes the pictures of no other', () => {
  expect(choosePictures(9).slice(0, 4)).toEqual(choosePictures(4));
});
