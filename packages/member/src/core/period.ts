/** How far back a list of records goes, today included. */
export type Period = 'today' | 'week' | 'month';

export const PERIODS: readonly Period[] = ['today', 'week', 'month'];

const DAYS: Readonly<Record<Period, number>> = { today: 1, week: 7, month: 30 };
const DAY_MS = 86_400_000;
/** Days begin at midnight in Beijing, which knows no summer time. */
const BEIJING_MS = 8 * 3_600_000;

/**
 * When a period began: midnight in Beijing of its first day.
 *
 * @param now milliseconds since the epoch
 * @returns milliseconds since the epoch, never below 0
 * @example periodStart('today', Date.parse('2026-06-12T03:00:00+08:00')) // 2026-06-12T00:00:00+08:00
 */
export function periodStart(period: Period, now: number): number {
  const today = Math.floor((now + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS;
  return Math.max(0, today - (DAYS[period] - 1) * DAY_MS);
}
