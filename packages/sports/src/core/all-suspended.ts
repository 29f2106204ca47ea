import type { Match } from '@courtside/contract';
import { type KnownPrice, priceKey } from './live-price.ts';

/** The reads of a board that `isAllSuspended` needs. */
export interface OfferSource {
  match(gidm: string): Pick<Match, 'markets'> | undefined;
  price(key: string): Pick<KnownPrice, 'open'> | undefined;
}

/**
 * Whether no price of these matches can be taken. False for no matches, and for matches that the board does not know
 * yet.
 *
 * @example isAllSuspended(['1', '2'], board) // true between a goal and the kick-off after it, where nothing else is on
 */
export function isAllSuspended(gidms: readonly string[], { match, price }: OfferSource): boolean {
  let known = 0;
  for (const gidm of gidms) {
    for (const { gid, wtype, ior } of match(gidm)?.markets ?? []) {
      for (const pick of Object.keys(ior)) {
        if (price(priceKey(gid, wtype, pick))?.open === true) return false;
        known += 1;
      }
    }
  }
  return known > 0;
}
