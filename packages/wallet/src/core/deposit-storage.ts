import type { KeyValueStore } from '@courtside/kernel';
import type { DepositIntent } from './deposit.ts';

/** Deposits whose outcome is not known are kept under this, the member's id and their key. */
export const DEPOSIT_STORAGE_PREFIX = 'courtside.deposit.';

/** Each under a key of its own, so that two tabs do not erase each other's. */
export const depositStorageKey = ({ owner, key }: Pick<DepositIntent, 'owner' | 'key'>): string =>
  `${DEPOSIT_STORAGE_PREFIX}${owner}.${key}`;

const TEXTS = ['owner', 'key', 'channelId', 'amount'] as const;

/** Reads a kept intent. @returns null for what is damaged, or somebody else's */
function readIntent(text: string | null, owner: string): DepositIntent | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Partial<Record<keyof DepositIntent, unknown>>;
  if (TEXTS.some((name) => typeof kept[name] !== 'string')) return null;
  const { channelId, amount, key, payerName, bonus, sentAt } = kept as DepositIntent;
  if (kept.owner !== owner || !/^[0-9a-f-]{36}$/.test(key)) return null;
  if (payerName !== null && typeof payerName !== 'string') return null;
  if (typeof bonus !== 'boolean' || !Number.isFinite(sentAt) || sentAt < 0) return null;
  return { owner, key, channelId, amount, payerName, bonus, sentAt, lostAt: sentAt };
}

/** The deposits of a member that this device does not know the outcome of, oldest first. */
export function keptDeposits(storage: KeyValueStore, owner: string): DepositIntent[] {
  const prefix = `${DEPOSIT_STORAGE_PREFIX}${owner}.`;
  const found: DepositIntent[] = [];
  for (const key of storage.keys()) {
    if (!key.startsWith(prefix)) continue;
    const intent = readIntent(storage.get(key), owner);
    if (intent) found.push(intent);
    else storage.remove(key);
  }
  return found.sort((a, b) => a.sentAt - b.sentAt);
}
