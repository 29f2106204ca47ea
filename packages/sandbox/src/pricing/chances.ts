/** Chance of each whole number from `least` on. Floats suffice: they become decimal text before a bet uses them. */
export interface Chances {
  readonly least: number;
  readonly chance: Float64Array;
}

/** Tails below this chance are cut off. */
const TINY = 1e-9;

export const only = (value: number): Chances => ({ least: value, chance: Float64Array.of(1) });

export const shifted = (of: Chances, by: number): Chances => ({ ...of, least: of.least + by });

function trimmed(least: number, chance: Float64Array): Chances {
  let [from, to] = [0, chance.length];
  while (from < to - 1 && (chance[from] ?? 0) < TINY) from += 1;
  while (to > from + 1 && (chance[to - 1] ?? 0) < TINY) to -= 1;
  return { least: least + from, chance: chance.subarray(from, to) };
}

/** Chances of the sum of two independent numbers. */
export function plus(a: Chances, b: Chances): Chances {
  const made = new Float64Array(a.chance.length + b.chance.length - 1);
  for (let i = 0; i < a.chance.length; i += 1) {
    const share = a.chance[i] ?? 0;
    for (let j = 0; j < b.chance.length; j += 1) {
      made[i + j] = (made[i + j] ?? 0) + share * (b.chance[j] ?? 0);
    }
  }
  return trimmed(a.least + b.least, made);
}

export const negative = ({ least, chance }: Chances): Chances => ({
  least: -(least + chance.length - 1),
  chance: chance.toReversed(),
});

/** Chances of the sum of `times` independent numbers of the same kind. */
export function repeated(of: Chances, times: number): Chances {
  if (times === 0) return only(0);
  const half = repeated(of, Math.floor(times / 2));
  const even = plus(half, half);
  return times % 2 === 0 ? even : plus(even, of);
}

/** A rounded normal number, cut at four deviations. */
export function normal(mean: number, variance: number): Chances {
  const deviation = Math.sqrt(variance);
  if (deviation < 0.2) return only(Math.round(mean));
  const least = Math.floor(mean - 4 * deviation);
  const chance = new Float64Array(Math.ceil(8 * deviation) + 2);
  let sum = 0;
  for (let at = 0; at < chance.length; at += 1) {
    const height = Math.exp(-((least + at - mean) ** 2) / (2 * variance));
    chance[at] = height;
    sum += height;
  }
  for (let at = 0; at < chance.length; at += 1) chance[at] = (chance[at] ?? 0) / sum;
  return { least, chance };
}

/** @param points numbers with their chances; zero gets the remaining chance */
export function table(points: readonly (readonly [number, number])[], factor: number): Chances {
  const most = Math.max(...points.map(([each]) => each));
  const chance = new Float64Array(most + 1);
  let rest = 1;
  for (const [value, share] of points) {
    chance[value] = (chance[value] ?? 0) + share * factor;
    rest -= share * factor;
  }
  chance[0] = (chance[0] ?? 0) + rest;
  return { least: 0, chance };
}

/** Chance of all numbers from `from` on. */
export function chanceFrom({ least, chance }: Chances, from: number): number {
  let sum = 0;
  for (let at = Math.max(0, from - least); at < chance.length; at += 1) sum += chance[at] ?? 0;
  return sum;
}

export const chanceAt = ({ least, chance }: Chances, value: number): number =>
  chance[value - least] ?? 0;

export const oddChance = ({ least, chance }: Chances): number =>
  chance.reduce((sum, each, at) => sum + ((least + at) % 2 === 0 ? 0 : each), 0);

/**
 * Fair chance of more than a line, excluding returned stakes.
 *
 * @param quarters the line in quarters
 */
export function overLine({ least, chance }: Chances, quarters: number): number {
  let [win, lose] = [0, 0];
  for (let at = 0; at < chance.length; at += 1) {
    const past = (least + at) * 4 - quarters;
    const share = Math.min(1, Math.abs(past) / 2) * (chance[at] ?? 0);
    if (past > 0) win += share;
    if (past < 0) lose += share;
  }
  return win + lose === 0 ? 0.5 : win / (win + lose);
}

/** The line, in steps of `step` quarters, on which both sides are closest to even. */
export function evenLine(of: Chances, step: 1 | 2): number {
  const last = of.least + of.chance.length - 1;
  // Chances fall as the line rises, so the closest to even is next to the crossing of one half.
  let [low, high] = [Math.floor((of.least * 4) / step) - 1, Math.ceil((last * 4) / step) + 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (overLine(of, middle * step) >= 0.5) low = middle;
    else high = middle;
  }
  const away = (line: number): number => Math.abs(overLine(of, line * step) - 0.5);
  return (away(low) <= away(high) ? low : high) * step;
}
