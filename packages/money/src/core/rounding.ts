/**
 * What happens to digits that do not fit. There is no default anywhere: who rounds says how.
 *
 * - `truncate`: towards zero
 * - `half-up`: to the nearest, a tie away from zero
 * - `half-even`: to the nearest, a tie to the even digit (banker's)
 */
export type Rounding = 'truncate' | 'half-up' | 'half-even';

/**
 * How a price is rounded. `bands` is Crown's way for prices that are no handicap or total: half up, at two decimals
 * below 10, one decimal up to 98.5 and none above, whatever places are asked for.
 */
export type OddsRounding = Rounding | 'bands';
