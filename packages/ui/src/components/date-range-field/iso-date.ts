/** A day of the calendar, `YYYY-MM-DD`. It has no time zone: the application decides which day is today. */
export type IsoDate = string;

/** Days from the first to the last, both included. */
export interface DateRange {
  from: IsoDate;
  to: IsoDate;
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** The day `days` later, or earlier when negative. @example addDays('2026-03-01', -1) // '2026-02-28' */
export function addDays(day: IsoDate, days: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // UTC has no daylight saving, so each of its days has 24 hours.
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** The last `days` days, today included. @example lastDays('2026-03-07', 7).from // '2026-03-01' */
export function lastDays(today: IsoDate, days: number): DateRange {
  return { from: addDays(today, 1 - days), to: today };
}

/** A range of two days, in either order. */
export function toRange(one: IsoDate, other: IsoDate): DateRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** The day as a `Date` in the browser's own time zone, for a calendar that works with `Date`. */
export function toFields(day: IsoDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The inverse of `toFields`. */
export function fromFields(date: Date): IsoDate {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
