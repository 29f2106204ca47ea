import { protocolFault } from './fault.ts';

/** One way to combine the legs of a series (N串M). */
export interface Combination {
  /** `3串4`; M is the number of lines. */
  readonly name: string;
  readonly legs: number;
  /** Sizes of the accumulators that are taken. */
  readonly folds: readonly number[];
  readonly lines: number;
}

// The folds of each combination, by number of legs. Houses agree on these by custom, not by a formula: 5串20 is folds 2
// and 3, 6串20 is fold 3 only.
const TABLE: Readonly<Record<number, string>> = {
  2: '2',
  3: '3 2 2-3 1-3',
  4: '4 3 3-4 2 2-4 1-4',
  5: '5 4 4-5 2 3-5 2-3 2-5 1-5',
  6: '6 5 5-6 2 3 4-6 2-3 3-6 2-4 2-6 1-6',
  7: '7 6 6-7 5 4 2-7',
  8: '8 7 7-8 6 5 4 2-8',
  9: '9 2-9',
  10: '10 2-10',
};

function combination(legs: number, range: string): Combination {
  const [least = 0, most = least] = range.split('-').map(Number);
  const folds = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  const lines = lineCount(legs, folds);
  return { name: `${legs}串${lines}`, legs, folds, lines };
}

/** Every N串M of the gateway, fewest legs first, the accumulator of all legs first among them. */
export const COMBINATIONS: readonly Combination[] = Object.entries(TABLE).flatMap(
  ([legs, ranges]) => ranges.split(' ').map((range) => combination(Number(legs), range)),
);

/** The combinations of a number of legs; none for fewer than two or more than ten. */
export function combinationsOf(legs: number): readonly Combination[] {
  return COMBINATIONS.filter((each) => each.legs === legs);
}

/** @throws CourtsideError `betslip.combination-unknown` @example combinationNamed('4串11').folds // [2, 3, 4] */
export function combinationNamed(name: string): Combination {
  const found = COMBINATIONS.find((each) => each.name === name);
  if (found) return found;
  throw protocolFault('betslip.combination-unknown', 'No such combination');
}

/** Binomial coefficient: n over k. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let step = 1; step <= k; step++) ways = (ways * (n - k + step)) / step;
  return ways;
}

/**
 * Number of lines that the folds make from `legs` legs.
 * @example lineCount(10, [2, 3, 4, 5, 6, 7, 8, 9, 10]) // 1013
 */
export function lineCount(legs: number, folds: readonly number[]): number {
  return folds.reduce((sum, fold) => sum + choose(legs, fold), 0);
}
