import type { Match } from '@courtside/contract';
import { countsFromScore, isPrice, priceKey, pricesOf } from './live-price.ts';
import type { PriceStore } from './price-store.ts';

/** The prices that the matches of one list, or of one page, hold in the site's store. */
export interface HeldPrices {
  /**
   * Puts all prices of a match into the store, and releases those of lines that it no longer has.
   *
   * @param at the gateway's version of these prices
   * @param anew as in `PriceStore.tell`
   */
  put(match: Match, at: number, anew?: boolean): void;
  drop(gidm: string): void;
  dispose(): void;
}

export function createHeldPrices(prices: PriceStore): HeldPrices {
  const keysOf = new Map<string, Set<string>>();

  function drop(gidm: string) {
    for (const key of keysOf.get(gidm) ?? []) prices.release(key);
    keysOf.delete(gidm);
  }

  return {
    put(match, at, anew = false) {
      const before = keysOf.get(match.gidm);
      const seen = new Set<string>();
      const counts = match.isLive && countsFromScore(match);
      const score = counts ? ([match.sc_FT_H, match.sc_FT_C] as const) : null;
      for (const { gid, wtype, ratio, strong, sw, ...market } of match.markets) {
        for (const [pick, price] of pricesOf(market)) {
          const key = priceKey(gid, wtype, pick);
          if (!seen.has(key) && before?.has(key) !== true) prices.hold(key);
          seen.add(key);
          const open = sw && isPrice(price);
          prices.tell(key, { price, open, ratio, strong, score }, at, anew);
        }
      }
      for (const key of before ?? []) if (!seen.has(key)) prices.release(key);
      keysOf.set(match.gidm, seen);
    },
    drop,
    dispose() {
      for (const gidm of Array.from(keysOf.keys())) drop(gidm);
    },
  };
}
