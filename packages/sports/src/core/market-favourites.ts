import { keptStore, textsOf, toggled, type KeptStore } from './kept-store.ts';

/** Markets that are shown on top of the page of every match, by `favouriteOf`; kept on the device. */
export interface MarketFavourites extends Pick<
  KeptStore<readonly string[]>,
  'current' | 'subscribe'
> {
  toggle(favourite: string): void;
}

const MOST = 40;

/**
 * The only store of a device's favourite markets.
 *
 * @example marketFavourites(services.storage).toggle('full:total');
 */
export const marketFavourites = keptStore(
  'courtside.markets',
  (kept) => textsOf(kept, MOST),
  ({ current, subscribe, set }): MarketFavourites => ({
    current,
    subscribe,
    toggle: (favourite) => set(toggled(current(), favourite, MOST)),
  }),
);
