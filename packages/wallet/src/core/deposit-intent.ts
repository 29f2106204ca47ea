import type { KeyValueStore } from '@courtside/kernel';

export const INTENT_KEY = 'courtside.deposit';

/** What a member is about to do: pay this much by this channel, once. */
export interface DepositIntent {
  channelId: string;
  /** As it is sent: two decimals. */
  amount: string;
}

export interface DepositIntents {
  /** The idempotency key of an intent: the same one until it is settled, also after a reload. */
  keyFor(intent: DepositIntent): string;
  /** The gateway answered, with an order or a refusal: the next time is another intent. */
  settle(): void;
}

/**
 * One key per intent (the contract's `key`), kept in `storage` under `courtside.deposit`: a member who tries again after a
 * cut connection gets the order that was opened first.
 *
 * @param makeKey a fresh UUID
 */
export function createDepositIntents(
  storage: KeyValueStore,
  makeKey: () => string,
): DepositIntents {
  return {
    keyFor({ channelId, amount }) {
      const kept = read(storage.get(INTENT_KEY));
      if (kept?.channelId === channelId && kept.amount === amount) return kept.key;
      const key = makeKey();
      storage.set(INTENT_KEY, JSON.stringify({ channelId, amount, key }));
      return key;
    },
    settle: () => storage.remove(INTENT_KEY),
  };
}

function read(text: string | null): (DepositIntent & { key: string }) | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<string, unknown>> | null;
    const { channelId, amount, key } = value ?? {};
    if (typeof channelId !== 'string' || typeof amount !== 'string') return null;
    return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key)
      ? { channelId, amount, key }
      : null;
  } catch {
    return null;
  }
}
