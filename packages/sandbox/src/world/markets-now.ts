import type { Market } from '@courtside/contract';
import type { PriceTime } from '../pricing/mood.ts';
import { scriptOffers, scriptPriceKey } from '../sports/script-markets.ts';
import { isOnBoard, priceKey, pricedMarkets } from './listed-match.ts';
import { isFootballState, isScriptState, type MatchState } from './match-state.ts';

type Offer = Omit<Market, 'sw'>;

/** All markets of a match with the prices of a moment. */
export interface MarketsNow {
  /** Key of everything that they depend on. */
  readonly key: string;
  /** Computed on first use: most matches are in lists that nobody reads. */
  readonly markets: () => readonly Offer[];
  /** Changes when the board's markets do. */
  readonly mark: string;
}

/** A value that is computed once, on first use. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Everything that the prices of a match of any sport depend on; they stay the same while it does. */
export function marketKey(state: MatchState, time: PriceTime, drift: boolean): string {
  if (isFootballState(state)) return priceKey(state, time, drift);
  return isScriptState(state) ? scriptPriceKey(state, time, drift) : '';
}

export function marketsNow(
  key: string,
  state: MatchState,
  time: PriceTime,
  drift: boolean,
): MarketsNow {
  if (isScriptState(state)) {
    return { key, markets: lazy(() => scriptOffers(state, time, drift)), mark: key };
  }
  if (!isFootballState(state)) return { key, markets: () => [], mark: '' };
  const { markets, more } = pricedMarkets(state, time, drift);
  const mark = JSON.stringify(markets.filter((each) => isOnBoard(each)));
  return { key, markets: lazy(() => [...markets, ...more()]), mark };
}
