import type { MoneyPeriod } from './limit-kinds.ts';

const DAY_MS = 86_400_000;
/** China has no summer time. */
export const BEIJING_OFFSET_MS = 8 * 3_600_000;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const FIRST_MONDAY = 4;

export interface Span {
  /** First instant of the period. */
  readonly from: number;
  /** First instant after the period; from then on the used amount is zero again. */
  readonly until: number;
}

/** Year, month and day (both from 1) of a day number since 1970, computed without `Date`. */
function civil(day: number): { year: number; month: number; date: number } {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    date: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** Day number since 1970 of a calendar date; months above 12 continue in the next year. */
function dayOf(year: number, month: number, date: number): number {
  const y = year + Math.floor((month - 1) / 12);
  const m = ((((month - 1) % 12) + 12) % 12) + 1;
  const shiftedYear = m <= 2 ? y - 1 : y;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (m > 2 ? m - 3 : m + 9) + 2) / 5) + date - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Number of the day in Beijing at an instant; 1 January 1970 is 0. */
export const beijingDay = (at: number, offsetMs = BEIJING_OFFSET_MS): number =>
  Math.floor((at + offsetMs) / DAY_MS);

/** Date in Beijing. @example beijingDate(0) // '1970-01-01' */
export function beijingDate(at: number): string {
  const { year, month, date } = civil(beijingDay(at));
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/**
 * The day, week (Monday to Sunday) or month in Beijing at an instant.
 *
 * @param offsetMs only for negative controls: limits are counted in Beijing's time
 */
export function periodAt(period: MoneyPeriod, at: number, offsetMs = BEIJING_OFFSET_MS): Span {
  const day = beijingDay(at, offsetMs);
  const start = (number: number): number => number * DAY_MS - offsetMs;
  if (period === 'day') return { from: start(day), until: start(day + 1) };
  if (period === 'week') {
    const monday = Math.floor((day - FIRST_MONDAY) / 7) * 7 + FIRST_MONDAY;
    return { from: start(monday), until: start(monday + 7) };
  }
  const { year, month } = civil(day);
  return { from: start(dayOf(year, month, 1)), until: start(dayOf(year, month + 1, 1)) };
}

/** The same date and time of day `months` later; the last day of the month where it has no such date. */
export function monthsLater(at: number, months: number): number {
  const day = beijingDay(at);
  const { year, month, date } = civil(day);
  const first = dayOf(year, month + months, 1);
  const length = dayOf(year, month + months + 1, 1) - first;
  return at + (first + Math.min(date, length) - 1 - day) * DAY_MS;
}

const BIRTHDAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The instant at which a person reaches an age: the start of that birthday in Beijing. A person who was born on 29
 * February reaches it on 1 March.
 *
 * @param birthday such as `1990-05-20`
 * @returns undefined for an invalid date
 */
export function ageReachedAt(birthday: string, years: number): number | undefined {
  const [, year = '', month = '', date = ''] = BIRTHDAY.exec(birthday) ?? [];
  const [y, m, d] = [Number(year), Number(month), Number(date)];
  if (year === '' || m < 1 || m > 12 || d < 1) return undefined;
  if (d > dayOf(y, m + 1, 1) - dayOf(y, m, 1)) return undefined;
  return (dayOf(y + years, m, 1) + d - 1) * DAY_MS - BEIJING_OFFSET_MS;
}
