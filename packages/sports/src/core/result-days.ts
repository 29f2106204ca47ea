import { bettingDayStart } from '@courtside/contract';

/**
 * Name of a betting day in the gateway: the date in Beijing on which it begins.
 *
 * @param day as `bettingDay` counts them
 * @example dayName(bettingDay(Date.UTC(2026, 5, 11, 19))) // '2026-06-11'
 */
// Noon in Beijing has the same date in UTC.
export const dayName = (day: number): string =>
  new Date(bettingDayStart(day)).toISOString().slice(0, 10);

/** The last betting days up to one, the latest first. */
export const lastDays = (day: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => day - at);
