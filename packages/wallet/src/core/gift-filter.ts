import { readPeriod, writePeriod, type FilterParams, type PeriodFilter } from './period-filter.ts';

/** Gifts come more rarely than movements: a week is too little to begin with. */
const USUAL = 'month';

/** Which gifts an address asks for; what it does not name, or names wrongly, is as usual: those of a month. */
export const readGiftFilter = (params: FilterParams): PeriodFilter => readPeriod(params, USUAL);

/** The address of it, without what is as usual. */
export const writeGiftFilter = (filter: PeriodFilter): Record<string, string> =>
  writePeriod(filter, USUAL);
