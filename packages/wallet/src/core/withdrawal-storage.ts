import type { KeyValueStore } from '@courtside/kernel';
import type { WithdrawalCosts, WithdrawalIntent } from './withdrawal.ts';

/** Withdrawals whose outcome is not known are kept under this, the member's id and their key. */
export const WITHDRAWAL_STORAGE_PREFIX = 'courtside.withdrawal.';

/** Each under a key of its own, so that two tabs do not erase each other's. */
export const withdrawalStorageKey = ({ owner, key }: Pick<WithdrawalIntent, 'owner' | 'key'>) =>
  `${WITHDRAWAL_STORAGE_PREFIX}${owner}.${key}`;

/** Under this stands the key of the withdrawal that was taken last from this device: other tabs compare it. */
export const takenStorageKey = (owner: string): string => `courtside.withdrawal-taken.${owner}`;

const TEXTS = ['owner', 'key', 'cardId', 'kind', 'card', 'amount'] as const;
const KINDS: readonly unknown[] = ['bank', 'virtual', 'alipay'];

function readCosts(value: unknown): WithdrawalCosts | null {
  if (typeof value !== 'object' || value === null) return null;
  const { fee, arrives } = value as Partial<Record<keyof WithdrawalCosts, unknown>>;
  return typeof fee === 'string' && typeof arrives === 'string' ? { fee, arrives } : null;
}

/** Reads a kept intent. @returns null for what is damaged, or somebody else's */
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

/** The withdrawals of a member that this device does not know the outcome of, oldest first. */
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
