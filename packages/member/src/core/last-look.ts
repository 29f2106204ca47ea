import { isInstant, type KeyValueStore } from '@courtside/kernel';

/** The last time that a member opened their home page on this device. */
export interface LastLook {
  readonly userId: string;
  /** Milliseconds since the epoch, by the site's clock. */
  readonly at: number;
}

/** A shorter absence is not reported: the list of running bets shows the results. */
const AWAY_MS = 12 * 3_600_000;

/** Reads a stored value; null for anything else. */
export function readLastLook(text: string | null): LastLook | null {
  try {
    const { userId, at } = JSON.parse(text ?? '') as Partial<LastLook>;
    return typeof userId === 'string' && isInstant(at) ? { userId, at } : null;
  } catch {
    return null;
  }
}

/** Stores when a member last opened their home page. */
export interface LookKeeper {
  /**
   * The start of the member's absence before this visit, in milliseconds since the epoch; null for an absence of less
   * than twelve hours, or a first visit on this device. The same value for as long as the site is open.
   *
   * @param now by the site's clock
   */
  awaySince(userId: string, now: number): number | null;
  looked(userId: string, now: number): void;
}

const KEY = 'courtside.lastLook';

/** @example createLookKeeper(storage).awaySince('7', client.siteNow()) */
export function createLookKeeper(storage: KeyValueStore): LookKeeper {
  const known = new Map<string, number | null>();
  return {
    awaySince(userId, now) {
      const before = known.get(userId);
      if (before !== undefined) return before;
      const last = readLastLook(storage.get(KEY));
      const since = last?.userId === userId && now - last.at >= AWAY_MS ? last.at : null;
      known.set(userId, since);
      return since;
    },
    looked: (userId, at) => storage.set(KEY, JSON.stringify({ userId, at })),
  };
}
