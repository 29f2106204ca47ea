import type { KeyValueStore } from '@courtside/kernel';
import { orderStorageKey, storedOrderKeys } from '../core/order/order-storage-key.ts';
import { restoreOrder, serialiseOrder, type RestoredOrder } from '../core/order/order-storage.ts';
import { orderIsBusy, type OrderState } from '../core/order/order-state.ts';

/** Stores undecided orders, each under its own key, so that two tabs do not erase each other's. */
export interface OrderKeeper {
  /** Stores the order while it is undecided, and removes it once it is decided. */
  keep(order: OrderState): void;
  /** Finds the stored orders of the member; call it once, before `next`. */
  find(owner: string): void;
  /** The next of the found orders that still exists, or null. An unreadable order is reported and removed. */
  next(owner: string): RestoredOrder | null;
}

/** @param onUnreadable called for each stored order that cannot be read */
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
        // Another member has logged in since; the order stays for its owner.
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
