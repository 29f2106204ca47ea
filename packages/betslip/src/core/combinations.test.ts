import { expect, test } from 'vitest';
import { combinationNamed, COMBINATIONS, combinationsOf, lineCount } from './combinations.ts';

test.each(COMBINATIONS)('$name makes as many lines as it says', ({ name, legs, folds, lines }) => {
  const subsets = Array.from({ length: 2 ** legs }, (_, mask) => mask.toString(2))
    .map((bits) => bits.replaceAll('0', '').length)
    .filter((size) => folds.includes(size));
  expect(subsets).toHaveLength(lines);
  expect(lineCount(legs, folds)).toBe(lines);
  expect(name).toBe(`${legs}串${lines}`);
});

test.each([
  ['5串20', [2, 3]],
  ['6串20', [3]],
  ['6串22', [4, 5, 6]],
  ['4串15', [1, 2, 3, 4]],
  ['7串35', [4]],
  ['8串56', [5]],
  ['10串1013', [2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('%s takes the folds %j', (name, folds) => {
  expect(combinationNamed(name).folds).toEqual(folds);
});

test('each number of legs from two to ten begins with the accumulator of all', () => {
  expect([0, 1, 11].map((legs) => combinationsOf(legs))).toEqual([[], [], []]);
  for (let legs = 2; legs <= 10; legs++) {
    expect(combinationsOf(legs)[0]).toEqual({ name: `${legs}串1`, legs, folds: [legs], lines: 1 });
  }
  expect(combinationsOf(6).map(({ name }) => name)).toEqual(
    [1, 6, 7, 15, 20, 22, 35, 42, 50, 57, 63].map((lines) => `6串${lines}`),
  );
  expect(COMBINATIONS).toHaveLength(47);
});

test('a combination that no house has is refused', () => {
  expect(() => combinationNamed('4串12')).toThrow(
    expect.objectContaining({ code: 'betslip.combination-unknown' }),
  );
});
