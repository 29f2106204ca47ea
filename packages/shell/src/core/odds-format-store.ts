import type { KeyValueStore } from '@courtside/kernel';
import { DEFAULT_ODDS_FORMAT, ODDS_FORMATS, type OddsFormat } from '@courtside/money';

/** The chosen odds format, for everything that shows prices. */
export interface OddsFormatStore {
  /** The member's choice, else Hong Kong (spec betting 4). */
  current(): OddsFormat;
  choose(format: OddsFormat): void;
  subscribe(listener: () => void): () => void;
}

const KEY = 'courtside.oddsFormat';

const stores = new WeakMap<KeyValueStore, OddsFormatStore>();

function create(storage: KeyValueStore): OddsFormatStore {
  const listeners = new Set<() => void>();
  return {
    current: () => ODDS_FORMATS.find((each) => each === storage.get(KEY)) ?? DEFAULT_ODDS_FORMAT,
    choose(format) {
      storage.set(KEY, format);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The one store of a site's odds format, kept in its storage.
 *
 * @example oddsFormatStore(services.storage).choose('E');
 */
export function oddsFormatStore(storage: KeyValueStore): OddsFormatStore {
  const known = stores.get(storage);
  if (known) return known;
  const made = create(storage);
  stores.set(storage, made);
  return made;
}
