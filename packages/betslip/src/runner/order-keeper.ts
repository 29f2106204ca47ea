import type { KeyValueStore } from '@courtside/kernel';
import { orderStorageKey, storedOrderKeys } from '../core/order/order-storage-key.ts';
import { restoreOrder, serialiseOrder, type RestoredOrder } from '../core/order/order-storage.ts';
import { orderIsBusy, type OrderState } from '../core/order/order-state.ts';

/** Keeps orders that are not decided, each under its own name, so that two tabs do not erase each other's. */
export interface OrderKeeper {
  /** Keeps the order while it is not decided, and forgets it then. */
  keep(order: OrderState): void;
  /** Finds what the member left behind; to be called once, before `next`. */
  find(owner: string): void;
  /** The next of the orders that were found and are still there, or null. What cannot be read is told and forgotten. */
  next(owner: string): RestoredOrder | null;
}

/** @param onUnreadable told of each order that was there and cannot be read */
export function createOrderKeeper(storage: KeyValueStore, onUnreadable: () => void): OrderKeeper {
  let found: string[] = [];

  return {
    keep(order) {
      if (order.status === 'idle') return;
      const { owner, key } = order.intent;
      const name = orderStorageKey(owner, key);
      if (orderIsBusy(order)) storage.set(name, serialiseOrder(order));
      else storage.remove(name);
    },
    find(owner) {
      found = [...storedOrderKeys(storage.keys(), owner)];
    },
    next(owner) {
      for (let name = found.shift(); name !== undefined; name = found.shift()) {
        // Another member has logged in since: this is not theirs, and stays for its owner.
        if (storedOrderKeys([name], owner).length === 0) continue;
        const restored = restoreOrder(storage.get(name), owner);
        if (orderIsBusy(restored.state)) return restored;
        storage.remove(name);
        if (restored.violations.some(({ code }) => code === 'order.unreadable')) onUnreadable();
      }
      return null;
    },
  };
}
