import { readPeriod, writePeriod, type FilterParams, type PeriodFilter } from './period-filter.ts';

/** Gifts are rarer than movements, so the default is longer than a week. */
const USUAL = 'month';

/** The filter of gifts in an address; missing or invalid parts have their defaults: the gifts of a month. */
export const readGiftFilter = (params: FilterParams): PeriodFilter => readPeriod(params, USUAL);

/** The address parameters of a filter, without defaults. */
export const writeGiftFilter = (filter: PeriodFilter): Record<string, string> =>
  writePeriod(filter, USUAL);
