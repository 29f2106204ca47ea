import type { KeyValueStore } from '@courtside/kernel';
import type { DepositIntent } from './deposit.ts';

/** Prefix of the storage keys of deposits with an unknown outcome; the member's id and the deposit's key follow it. */
export const DEPOSIT_STORAGE_PREFIX = 'courtside.deposit.';

/** Each deposit has its own storage key, so that two tabs do not overwrite each other. */
export const depositStorageKey = ({ owner, key }: Pick<DepositIntent, 'owner' | 'key'>): string =>
  `${DEPOSIT_STORAGE_PREFIX}${owner}.${key}`;

const TEXTS = ['owner', 'key', 'channelId', 'amount'] as const;

/** Reads a stored intent. @returns null when it is damaged, or another member's */
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

/** A member's deposits whose outcome this device does not know, oldest first. Damaged ones are removed. */
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
