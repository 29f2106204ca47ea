import { type OddsFormat, type OddsRounding, shownPrice } from '@courtside/money';
import type { Wtype } from '../pick/entry.ts';
import { type MarketKind, marketOf } from '../pick/markets.ts';
import type { SlipMode } from './slip-state.ts';

/**
 * How a brand shows markets of more than two outcomes: `asian` always in European prices, as Asian books do;
 * `as-chosen` in the member's format, like all others.
 */
export type OddsDisplay = 'asian' | 'as-chosen';

const TWO_WAY: ReadonlySet<MarketKind> = new Set<MarketKind>([
  'handicap',
  'total',
  'team-total',
  'moneyline',
  'odd-even',
  'both-score',
]);

/** True for a market of exactly two outcomes: these have Asian prices. */
export function isTwoWay(wtype: Wtype): boolean {
  const market = marketOf(wtype);
  return market !== null && TWO_WAY.has(market.kind);
}

/**
 * The format in which a price of a market is shown. A market of more than two outcomes is European unless the brand
 * says otherwise, in a series too: one price must not read 1.68 on the board and 0.68 in the slip. All others are in
 * the format that the member chose, and in a series in Hong Kong format (spec betting 4).
 *
 * @example shownFormat({ wtype: 'M', chosen: 'H', mode: 'single', oddsDisplay: 'asian' }) // 'E'
 */
export function shownFormat({
  wtype,
  chosen,
  mode = 'single',
  oddsDisplay = 'asian',
}: {
  readonly wtype: Wtype;
  readonly chosen: OddsFormat;
  readonly mode?: SlipMode;
  readonly oddsDisplay?: OddsDisplay;
}): OddsFormat {
  if (!isTwoWay(wtype) && oddsDisplay === 'asian') return 'E';
  return mode === 'series' ? 'H' : chosen;
}

/**
 * A price of a market as the member sees it, in the format of `shownFormat`; with `other`, the price of the other side
 * of a two-way market, Malay prices are converted as a pair.
 *
 * @throws CourtsideError as `convertOdds` of `@courtside/money`
 * @example marketPrice({ wtype: 'M', price: '0.61', chosen: 'M', rounding: 'half-up' }) // '1.61'
 */
export function marketPrice({
  price,
  other,
  served,
  rounding,
  ...market
}: Parameters<typeof shownFormat>[0] & {
  /** Hong Kong, decimal text. */
  readonly price: string;
  readonly other?: string | undefined;
  readonly served?: string | undefined;
  readonly rounding: OddsRounding;
}): string {
  const format = shownFormat(market);
  const pair = isTwoWay(market.wtype) ? other : undefined;
  return shownPrice({ price, format, rounding, served, other: pair }).text;
}
