import { isDay, PERIODS, type Days, type Period } from '@courtside/kernel';

/** Period of a list of records, as stored in the page's address. */
export interface PeriodFilter {
  readonly period: Period;
  /** Null unless `period` is `days`. */
  readonly days: Days | null;
}

/** The part of an address from which a filter is read; `URLSearchParams` is one. */
export interface FilterParams {
  get(name: string): string | null;
}

/**
 * The period in an address; `usual` when it is missing or invalid.
 *
 * @example readPeriod(new URLSearchParams('period=today'), 'week').period // 'today'
 */
export function readPeriod(params: FilterParams, usual: Exclude<Period, 'days'>): PeriodFilter {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : null;
  const asked = PERIODS.find((each) => each === params.get('period')) ?? usual;
  const period = asked === 'days' && !days ? usual : asked;
  return { period, days: period === 'days' ? days : null };
}

/** The address parameters of a period, without the default. */
export function writePeriod(
  { period, days }: PeriodFilter,
  usual: Exclude<Period, 'days'>,
): Record<string, string> {
  return { ...(period !== usual && { period }), ...(period === 'days' && days) };
}
