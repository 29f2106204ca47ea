import { isRecord } from './order-guards.ts';
import { BETSLIP_STORAGE_PREFIX } from '../storage-prefix.ts';
import type { CashOutOrder } from './cash-out-order.ts';

/** Where cash-outs that are not decided are kept, so that they survive a reload. */
const PREFIX = `${BETSLIP_STORAGE_PREFIX}cash-out`;

const ownedBy = (owner: string) => `${PREFIX}/${encodeURIComponent(owner)}/`;

/** The name under which one cash-out of one member is kept. @example cashOutStorageKey('m-1', 'k1') // 'courtside.betslip.cash-out/m-1/k1' */
export function cashOutStorageKey(owner: string, key: string): string {
  return ownedBy(owner) + encodeURIComponent(key);
}

/** The names under which cash-outs of a member are kept, out of all names of a store. */
export function storedCashOutKeys(names: readonly string[], owner: string): readonly string[] {
  return names.filter((name) => name.startsWith(ownedBy(owner))).toSorted();
}

const TEXTS = ['owner', 'key', 'ticketId', 'token', 'amount', 'stake', 'value', 'stays'] as const;

/** The cash-out that a text was kept of, or null for what is damaged or another member's. */
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
