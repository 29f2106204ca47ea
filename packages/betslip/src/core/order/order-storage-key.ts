import { BETSLIP_STORAGE_PREFIX } from '../storage-prefix.ts';

/** What the names of kept orders begin with. */
export const ORDER_STORAGE_PREFIX = `${BETSLIP_STORAGE_PREFIX}order`;

const ownedBy = (owner: string) => `${ORDER_STORAGE_PREFIX}/${encodeURIComponent(owner)}/`;

/**
 * The name under which one order of one member is kept. Two tabs with an order each keep both, and no member finds
 * another's.
 *
 * @example orderStorageKey('m-1', 'k1') // 'courtside.betslip.order/m-1/k1'
 */
export function orderStorageKey(owner: string, key: string): string {
  return ownedBy(owner) + encodeURIComponent(key);
}

/** The names under which orders of a member are kept, out of all names of a store. */
export function storedOrderKeys(names: readonly string[], owner: string): readonly string[] {
  return names.filter((name) => name.startsWith(ownedBy(owner))).toSorted();
}
