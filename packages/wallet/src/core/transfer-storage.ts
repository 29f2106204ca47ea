import type { KeyValueStore } from '@courtside/kernel';
import type { TransferIntent, TransferTask } from './transfer.ts';

/**
 * Prefix of the storage keys of transfers with an unknown outcome; the member's id and the transfer's key follow it.
 */
export const TRANSFER_STORAGE_PREFIX = 'courtside.transfer.';

/** Each transfer has its own storage key, so that two tabs do not overwrite each other. */
export const transferStorageKey = ({ owner, key }: Pick<TransferIntent, 'owner' | 'key'>) =>
  `${TRANSFER_STORAGE_PREFIX}${owner}.${key}`;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function readTask(value: unknown): TransferTask | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, venue, to, amount } = value as Record<string, unknown>;
  if (type === 'recycle') return { type };
  if (typeof venue !== 'string' || typeof amount !== 'string') return null;
  if (type === 'between') return typeof to === 'string' ? { type, venue, to, amount } : null;
  if (type !== 'in' && type !== 'out') return null;
  return { type, venue, amount };
}

/** Reads a stored intent. @returns null when it is damaged, or another member's */
export function readTransferIntent(text: string | null, owner: string): TransferIntent | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Partial<Record<keyof TransferIntent, unknown>>;
  const { key, agreed, orderedAt, sentAt, sentBy } = kept;
  const task = readTask(kept.task);
  if (kept.owner !== owner || task === null || typeof agreed !== 'boolean') return null;
  if (typeof key !== 'string' || !/^[0-9a-f-]{36}$/.test(key)) return null;
  if (!isTime(orderedAt) || !isTime(sentAt) || typeof sentBy !== 'string') return null;
  return { owner, key, task, agreed, sentBy, orderedAt, sentAt, lostAt: sentAt };
}

/** A member's transfers whose outcome this device does not know, oldest first. Damaged ones are removed. */
export function keptTransfers(storage: KeyValueStore, owner: string): TransferIntent[] {
  const prefix = `${TRANSFER_STORAGE_PREFIX}${owner}.`;
  const found: TransferIntent[] = [];
  for (const key of storage.keys()) {
    if (!key.startsWith(prefix)) continue;
    const intent = readTransferIntent(storage.get(key), owner);
    if (intent) found.push(intent);
    else storage.remove(key);
  }
  return found.sort((a, b) => a.orderedAt - b.orderedAt);
}
