import { isDay, PERIODS, type Days, type Period } from '@courtside/kernel';

/** How far back a list of records goes, as the address of its page keeps it. */
export interface PeriodFilter {
  readonly period: Period;
  /** Null unless `period` is `days`. */
  readonly days: Days | null;
}

/** The part of an address that a filter is read from; `URLSearchParams` is one. */
export interface FilterParams {
  get(name: string): string | null;
}

/**
 * The period that an address names; what it does not name, or names wrongly, is as usual.
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

/** The part of an address that names a period, without what is as usual. */
export function writePeriod(
  { period, days }: PeriodFilter,
  usual: Exclude<Period, 'days'>,
): Record<string, string> {
  return { ...(period !== usual && { period }), ...(period === 'days' && days) };
}
