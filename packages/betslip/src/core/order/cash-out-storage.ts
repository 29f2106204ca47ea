import { isRecord } from './order-guards.ts';
import { BETSLIP_STORAGE_PREFIX } from '../storage-prefix.ts';
import type { CashOutOrder } from './cash-out-order.ts';

/** Prefix of the storage keys of undecided cash-outs, which survive a reload. */
const PREFIX = `${BETSLIP_STORAGE_PREFIX}cash-out`;

const ownedBy = (owner: string) => `${PREFIX}/${encodeURIComponent(owner)}/`;

/**
 * Storage key of a member's cash-out.
 * @example cashOutStorageKey('m-1', 'k1') // 'courtside.betslip.cash-out/m-1/k1'
 */
export function cashOutStorageKey(owner: string, key: string): string {
  return ownedBy(owner) + encodeURIComponent(key);
}

/** Storage keys of a member's cash-outs, out of all keys of a store. */
export function storedCashOutKeys(names: readonly string[], owner: string): readonly string[] {
  return names.filter((name) => name.startsWith(ownedBy(owner))).toSorted();
}

const TEXTS = ['owner', 'key', 'ticketId', 'token', 'amount', 'stake', 'value', 'stays'] as const;

/** The cash-out in a stored text, or null when it is damaged or another member's. */
export function restoreCashOut(text: string | null, owner: string): CashOutOrder | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (!isRecord(kept) || TEXTS.some((name) => typeof kept[name] !== 'string')) return null;
  if (kept['owner'] !== owner || typeof kept['expiresAt'] !== 'number') return null;
  return kept as unknown as CashOutOrder;
}
