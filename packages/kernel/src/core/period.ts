/** How far back a list of records goes, today included; `days`: days that the member chose. */
export type Period = 'today' | 'week' | 'month' | 'days';

export const PERIODS: readonly Period[] = ['today', 'week', 'month', 'days'];

/** Days of Beijing, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const DAYS: Readonly<Record<Exclude<Period, 'days'>, number>> = { today: 1, week: 7, month: 30 };
const DAY_MS = 86_400_000;
/** Days begin at midnight in Beijing, which has no summer time. */
const BEIJING_MS = 8 * 3_600_000;

/**
 * Returns the start of a period: midnight in Beijing of its first day.
 *
 * @param now milliseconds since the epoch
 * @returns milliseconds since the epoch, never below 0
 * @example periodStart('today', Date.parse('2026-06-12T03:00:00+08:00')) // 2026-06-12T00:00:00+08:00
 */
export function periodStart(period: Exclude<Period, 'days'>, now: number): number {
  const today = Math.floor((now + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS;
  return Math.max(0, today - (DAYS[period] - 1) * DAY_MS);
}

/** The day in Beijing at an instant. @example dayOf(Date.parse('2026-06-12T03:00:00+08:00')) // '2026-06-12' */
export function dayOf(instant: number): string {
  return new Date(instant + BEIJING_MS).toISOString().slice(0, 10);
}

/** True for a day that exists. @example isDay('2026-02-30') // false */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** First and last millisecond of days in Beijing. */
export function boundsOf({ from, to }: Days): { beginTime: number; endTime: number } {
  const midnight = (day: string) => Date.parse(`${day}T00:00:00+08:00`);
  return { beginTime: Math.max(0, midnight(from)), endTime: midnight(to) + DAY_MS - 1 };
}
