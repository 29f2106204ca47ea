/**
 * What happens to digits that do not fit. There is no default anywhere: who rounds says how.
 *
 * - `truncate`: towards zero
 * - `half-up`: to the nearest, a tie away from zero
 * - `half-even`: to the nearest, a tie to the even digit (banker's)
 */
export type Rounding = 'truncate' | 'half-up' | 'half-even';
