import type { KeyValueStore } from '@courtside/kernel';
import type { WithdrawalCosts, WithdrawalIntent } from './withdrawal.ts';

/** Storage key prefix of withdrawals with an unknown outcome; the member's id and the withdrawal's key follow. */
export const WITHDRAWAL_STORAGE_PREFIX = 'courtside.withdrawal.';

/** Each withdrawal has its own storage key, so that two tabs do not overwrite each other. */
export const withdrawalStorageKey = ({ owner, key }: Pick<WithdrawalIntent, 'owner' | 'key'>) =>
  `${WITHDRAWAL_STORAGE_PREFIX}${owner}.${key}`;

/** Storage key for the key of the last withdrawal accepted on this device; other tabs compare its value. */
export const takenStorageKey = (owner: string): string => `courtside.withdrawal-taken.${owner}`;

const TEXTS = ['owner', 'key', 'cardId', 'kind', 'card', 'amount'] as const;
const KINDS: readonly unknown[] = ['bank', 'virtual', 'alipay'];

function readCosts(value: unknown): WithdrawalCosts | null {
  if (typeof value !== 'object' || value === null) return null;
  const { fee, arrives } = value as Partial<Record<keyof WithdrawalCosts, unknown>>;
  return typeof fee === 'string' && typeof arrives === 'string' ? { fee, arrives } : null;
}

/** Reads a stored intent. @returns null when it is damaged, or another member's */
export function readWithdrawalIntent(text: string | null, owner: string): WithdrawalIntent | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Partial<Record<keyof WithdrawalIntent, unknown>>;
  if (TEXTS.some((name) => typeof kept[name] !== 'string')) return null;
  const { sentAt, key, kind } = kept;
  if (kept.owner !== owner || !KINDS.includes(kind)) return null;
  if (!/^[0-9a-f-]{36}$/.test(String(key))) return null;
  if (typeof sentAt !== 'number' || !Number.isFinite(sentAt) || sentAt < 0) return null;
  const { cardId, card, amount } = kept as WithdrawalIntent;
  return {
    owner,
    key: String(key),
    cardId,
    kind: kind as WithdrawalIntent['kind'],
    card,
    amount,
    costs: readCosts(kept.costs),
    sentAt,
    lostAt: sentAt,
  };
}

/** A member's withdrawals whose outcome this device does not know, oldest first. Damaged ones are removed. */
export function keptWithdrawals(storage: KeyValueStore, owner: string): WithdrawalIntent[] {
  const prefix = `${WITHDRAWAL_STORAGE_PREFIX}${owner}.`;
  const found: WithdrawalIntent[] = [];
  for (const key of storage.keys()) {
    if (!key.startsWith(prefix)) continue;
    const intent = readWithdrawalIntent(storage.get(key), owner);
    if (intent) found.push(intent);
    else storage.remove(key);
  }
  return found.sort((a, b) => a.sentAt - b.sentAt);
}
