import type { KeyValueStore } from '@courtside/kernel';
import { choosePriceColors, PRICE_COLORS, type PriceColors } from '@courtside/ui/tokens';

export interface PriceColorStore {
  /** The current palette: the member's choice, else the locale's convention, else the brand's. */
  current(): PriceColors;
  /** The member's own choice, null when there is none. */
  chosen(): PriceColors | null;
  choose(colors: PriceColors): void;
  subscribe(listener: () => void): () => void;
}

const KEY = 'courtside.priceColors';

/**
 * The price colours that the member chose, kept in storage.
 *
 * @param locale returns the current language tag of the page
 */
export function createPriceColorStore(
  storage: KeyValueStore,
  brand: PriceColors,
  locale: () => string,
): PriceColorStore {
  const listeners = new Set<() => void>();
  const chosen = () => PRICE_COLORS.find((each) => each === storage.get(KEY)) ?? null;
  return {
    chosen,
    current: () => choosePriceColors({ member: chosen(), locale: locale(), brand }),
    choose(colors) {
      storage.set(KEY, colors);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
