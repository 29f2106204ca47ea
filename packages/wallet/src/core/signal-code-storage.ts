import type { KeyValueStore } from '@courtside/kernel';

/** A payment code of a wallet app, as it is kept until it expires. */
export interface KeptSignalCode {
  readonly code: string;
  readonly deepLink: string;
  /** Expiry, in ms since the epoch. */
  readonly until: number;
  /** Milliseconds for which the code was valid when it was made. */
  readonly lifeMs: number;
}

/** Prefix of the storage keys of payment codes; the member's id and the order's follow it. */
export const SIGNAL_CODE_STORAGE_PREFIX = 'courtside.signalCode.';

const keyOf = (owner: string, orderId: string): string =>
  `${SIGNAL_CODE_STORAGE_PREFIX}${owner}.${orderId}`;

const SECOND_MS = 1000;

/** Reads a stored code. @returns null when it is damaged */
function readCode(text: string | null): KeptSignalCode | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { code, deepLink, until, lifeMs } = value as Partial<Record<string, unknown>>;
  if (typeof code !== 'string' || typeof deepLink !== 'string') return null;
  if (typeof until !== 'number' || typeof lifeMs !== 'number') return null;
  return { code, deepLink, until, lifeMs };
}

/** Milliseconds that a code has left; 0 when it is over. A clock that was set back must not extend its life. */
export function signalCodeLeftMs({ until, lifeMs }: KeptSignalCode, now: number): number {
  const left = until - now;
  return left > 0 && left <= lifeMs ? left : 0;
}

/** The living code of an order, of this tab or another; null when there is none. */
export function keptSignalCode(
  storage: KeyValueStore,
  owner: string,
  orderId: string,
  now: number,
): KeptSignalCode | null {
  const kept = readCode(storage.get(keyOf(owner, orderId)));
  return kept !== null && signalCodeLeftMs(kept, now) > 0 ? kept : null;
}

/**
 * Keeps the code of an order in place of the one before, and removes codes that are over.
 *
 * @param made a new code, as the gateway answers it
 * @param now the local clock; rounded down to the second by which the page counts, so that no code is shown too long
 */
export function keepSignalCode(
  storage: KeyValueStore,
  owner: string,
  made: { readonly orderId: string; readonly expiresInMs: number } & Pick<
    KeptSignalCode,
    'code' | 'deepLink'
  >,
  now: number,
): void {
  const second = Math.floor(now / SECOND_MS) * SECOND_MS;
  for (const key of storage.keys()) {
    if (!key.startsWith(SIGNAL_CODE_STORAGE_PREFIX)) continue;
    const kept = readCode(storage.get(key));
    if (kept === null || signalCodeLeftMs(kept, second) === 0) storage.remove(key);
  }
  const { orderId, code, deepLink, expiresInMs } = made;
  const kept: KeptSignalCode = { code, deepLink, until: second + expiresInMs, lifeMs: expiresInMs };
  storage.set(keyOf(owner, orderId), JSON.stringify(kept));
}

/** Removes the code of an order, before a new one ends it. */
export function forgetSignalCode(storage: KeyValueStore, owner: string, orderId: string): void {
  storage.remove(keyOf(owner, orderId));
}
