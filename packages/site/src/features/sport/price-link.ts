import type { PriceUpdate, SlipEvent, SlipState } from '@courtside/betslip';
import type { PickQuote } from '@courtside/contract';
import { priceKey, type PriceStore } from '@courtside/sports';

export interface PriceLinkOptions {
  readonly store: PriceStore;
  readonly read: () => SlipState;
  /** Sends an event to the slip. */
  readonly send: (event: SlipEvent) => void;
}

/** Makes the slip and every board show the same price of a pick at the same time. */
export interface PriceLink {
  /** Puts a quote into the store, so that boards show the same as the slip. */
  quoted(quote: PickQuote): void;
  /** The gateway no longer offers the pick, even if a list still shows it. */
  notOffered(pick: Pick<PriceUpdate, 'gameId' | 'wtype' | 'pick'>): void;
  /** Replaces the prices of an event by the latest known ones, which may be newer than its quotes. */
  latest(event: SlipEvent): SlipEvent;
  stop(): void;
}

const keyOf = ({ gameId, wtype, pick }: Pick<PriceUpdate, 'gameId' | 'wtype' | 'pick'>) =>
  priceKey(gameId, wtype, pick);

/** @example const link = linkPrices({ store, read, send: (event) => runner.send(event) }); */
export function linkPrices({ store, read, send }: PriceLinkOptions): PriceLink {
  /** Picks whose last quote had a version, so that it can be compared with the price in the store. */
  const comparable = new Set<string>();

  function updated(update: PriceUpdate): PriceUpdate {
    const known = store.latest(keyOf(update))?.price;
    if (!known) return update;
    const { open, price, ratio, strong, score } = known;
    const { gameId, wtype, pick, limits, relations } = update;
    return {
      ...{ gameId, wtype, pick },
      ...(open ? { price, ratio, strong, score } : {}),
      status: open ? 'open' : update.status === 'closed' ? 'closed' : 'suspended',
      ...(limits === undefined ? {} : { limits }),
      ...(relations === undefined ? {} : { relations }),
    };
  }

  const stop = store.onShown((keys) => {
    const shown = new Set(keys);
    const updates = read().entries.flatMap(({ gameInfo, playInfo, pick }) => {
      const update = { gameId: gameInfo.gameId, wtype: playInfo.w, pick };
      const key = keyOf(update);
      // A price that was removed with its list says nothing about the pick; its quotes do.
      return shown.has(key) && store.get(key) ? [updated(update)] : [];
    });
    if (updates.length > 0) send({ type: 'pricesUpdated', updates });
  });

  return {
    quoted({ gid, wtype, pick, ior, open, ratio, strong, score, isLive, version }) {
      const key = priceKey(gid, wtype, pick);
      if (version === undefined) {
        comparable.delete(key);
        return;
      }
      comparable.add(key);
      const told = { price: ior, open, ratio, strong };
      store.tell(key, { ...told, score: isLive ? [score.h, score.c] : null }, version);
    },
    notOffered: (pick) => void comparable.delete(keyOf(pick)),
    latest(event) {
      if (event.type !== 'pricesUpdated') return event;
      const updates = event.updates.map((update) =>
        comparable.has(keyOf(update)) ? updated(update) : update,
      );
      return { ...event, updates };
    },
    stop,
  };
}
