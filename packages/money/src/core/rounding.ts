/**
 * How digits that do not fit are rounded. There is no default: each caller states the mode.
 *
 * - `truncate`: towards zero
 * - `half-up`: to the nearest, a tie away from zero
 * - `half-even`: to the nearest, a tie to the even digit (banker's)
 */
export type Rounding = 'truncate' | 'half-up' | 'half-even';

/**
 * How a price is rounded. `bands` is Crown's way for prices other than handicaps and totals: half up, at two decimals
 * below 10, one decimal up to 98.5 and none above, regardless of the requested places.
 */
export type OddsRounding = Rounding | 'bands';
