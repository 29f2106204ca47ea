import type { Clock } from '@courtside/kernel';
import { createKeyedStore } from './keyed-store.ts';
import { nextPrice, type KnownPrice, type ToldPrice } from './live-price.ts';

/**
 * The prices of a site, one for each key of `priceKey`, from any source: a list, the feed or a quote. The newer by the
 * gateway's version wins. All of them are shown at once, before the next frame.
 */
export interface PriceStore {
  /** The shown price. */
  get(key: string): KnownPrice | undefined;
  subscribe(key: string, listener: () => void): () => void;
  /** Calls back with the keys whose price was just shown anew, in the same frame. @returns stops the calls */
  onShown(listener: (keys: readonly string[]) => void): () => void;
  /** The latest known price with its version, even if it is not shown yet. */
  latest(key: string): { readonly price: KnownPrice; readonly version: number } | undefined;
  /**
   * Takes a price of a list or of a quote. A price that no list holds is not kept, nor one older than the known one.
   * With `anew` the known version does not count, as with a whole list, whose versions may be another gateway's.
   */
  tell(key: string, told: ToldPrice, version: number, anew?: boolean): void;
  /** Called when a list begins to show the key, before it sends the price. */
  hold(key: string): void;
  /** Called when a list no longer shows the key; the price is removed with the last such list. */
  release(key: string): void;
  /** Shows the latest prices now. */
  flush(): void;
}

interface Entry {
  holders: number;
  price: KnownPrice | null;
  version: number;
}

/** @example const store = createPriceStore(clock); // handed to every board of the site */
export function createPriceStore(clock: Pick<Clock, 'now' | 'frame'>): PriceStore {
  const shown = createKeyedStore<KnownPrice>((task) => clock.frame(task), tellShown);
  const entries = new Map<string, Entry>();
  const listeners = new Set<(keys: readonly string[]) => void>();

  function tellShown(keys: readonly string[]) {
    for (const listener of Array.from(listeners)) listener(keys);
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    flush: shown.flush,
    onShown(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    latest(key) {
      const entry = entries.get(key);
      return entry?.price ? { price: entry.price, version: entry.version } : undefined;
    },
    tell(key, told, version, anew = false) {
      const entry = entries.get(key);
      if (!entry || (version < entry.version && !anew)) return;
      entry.version = version;
      const next = nextPrice(entry.price ?? undefined, told, clock.now());
      if (next === entry.price) return;
      entry.price = next;
      shown.set(key, next);
    },
    hold(key) {
      const entry = entries.get(key);
      if (entry) entry.holders += 1;
      else entries.set(key, { holders: 1, price: null, version: 0 });
    },
    release(key) {
      const entry = entries.get(key);
      if (!entry) return;
      entry.holders -= 1;
      if (entry.holders > 0) return;
      entries.delete(key);
      shown.delete(key);
    },
  };
}
