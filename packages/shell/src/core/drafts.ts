import type { KeyValueStore } from '@courtside/kernel';

/** Time in ms after which what was typed is forgotten. */
export const DRAFT_MS = 30 * 60_000;

/** What members typed into forms and did not send. It outlives a reload and a login that expired, for them alone. */
export interface Drafts {
  /** What the member who is logged in typed, or null. */
  read(name: string): unknown;
  /** @param value what JSON can hold, never a password, a code or a card number; null forgets it */
  keep(name: string, value: unknown): void;
  /** Forgets all. */
  clear(): void;
}

const PREFIX = 'courtside.draft.';

export interface DraftsParts {
  /** Of the tab; without one nothing is kept. */
  storage: KeyValueStore | undefined;
  now: () => number;
  /** The member who is logged in. */
  userId: () => string | null;
}

/**
 * The drafts of one tab.
 *
 * @example
 * const drafts = createDrafts({ storage: tabStorage, now: clock.now, userId: session.userId });
 * drafts.keep('profile', { nickname: '小测试' });
 */
export function createDrafts({ storage, now, userId }: DraftsParts): Drafts {
  return {
    read(name) {
      try {
        const kept = JSON.parse(storage?.get(PREFIX + name) ?? 'null') as {
          userId?: unknown;
          at?: unknown;
          value?: unknown;
        } | null;
        const age = now() - Number(kept?.at);
        const isOwn = kept !== null && kept.userId === userId() && userId() !== null;
        return isOwn && age >= 0 && age < DRAFT_MS ? (kept.value ?? null) : null;
      } catch {
        // Somebody else's, or damaged.
        return null;
      }
    },
    keep(name, value) {
      const owner = userId();
      // A form that is still shown while its session ends keeps what it has.
      if (owner === null) return;
      if (value === null) storage?.remove(PREFIX + name);
      else storage?.set(PREFIX + name, JSON.stringify({ userId: owner, at: now(), value }));
    },
    clear() {
      for (const key of storage?.keys() ?? []) if (key.startsWith(PREFIX)) storage?.remove(key);
    },
  };
}
