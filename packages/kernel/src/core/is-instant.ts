/** The last instant that a `Date` can hold, in ms since the epoch. */
const LAST = 8_640_000_000_000_000;

/**
 * Whether a value is an instant: whole milliseconds since the epoch that a `Date` can hold. Others make `toISOString`
 * and `Intl` throw.
 *
 * @example isInstant(1781204700297) // true
 */
export const isInstant = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= LAST;
