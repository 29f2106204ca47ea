import { BETSLIP_STORAGE_PREFIX } from '../storage-prefix.ts';

/** Prefix of the storage keys of orders. */
export const ORDER_STORAGE_PREFIX = `${BETSLIP_STORAGE_PREFIX}order`;

const ownedBy = (owner: string) => `${ORDER_STORAGE_PREFIX}/${encodeURIComponent(owner)}/`;

/**
 * Storage key of a member's order. Orders of two tabs have different keys, and no member finds another's order.
 *
 * @example orderStorageKey('m-1', 'k1') // 'courtside.betslip.order/m-1/k1'
 */
export function orderStorageKey(owner: string, key: string): string {
  return ownedBy(owner) + encodeURIComponent(key);
}

/** Storage keys of a member's orders, out of all keys of a store. */
export function storedOrderKeys(names: readonly string[], owner: string): readonly string[] {
  return names.filter((name) => name.startsWith(ownedBy(owner))).toSorted();
}
