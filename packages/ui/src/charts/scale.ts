/** Least and greatest of the values, zero included. */
export function extentWithZero(values: readonly number[]): [low: number, high: number] {
  return [Math.min(0, ...values), Math.max(0, ...values)];
}

/** Maps a stretch of values onto another; a stretch without length lands in the middle. */
export function linearScale(
  [low, high]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  if (high === low) return () => (start + end) / 2;
  return (value) => start + ((value - low) / (high - low)) * (end - start);
}

/**
 * Round values that cover the stretch, about as many as asked for, in even steps of 1, 2 or 5.
 *
 * @example niceTicks(0, 870, 4) // [0, 500, 1000]
 */
export function niceTicks(low: number, high: number, count: number): number[] {
  // A stretch too short to be written in twelve digits has no steps.
  const least = Math.max(Math.abs(low), Math.abs(high), 1) * 1e-9;
  if (high - low < least) return [low, low + 1];
  const raw = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5].find((factor) => factor * power >= raw) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  // Counted in whole steps: sums of decimals would not be round.
  return Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}

/** Parts of a whole as turns from 0 to 1, in order; negative values count as nothing. */
export function shares(values: readonly number[]): { from: number; to: number }[] {
  const sizes = values.map((value) => Math.max(0, value));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let done = 0;
  return sizes.map((size) => {
    const from = whole === 0 ? 0 : done / whole;
    done += size;
    return { from, to: whole === 0 ? 0 : done / whole };
  });
}
