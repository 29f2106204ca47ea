import type { KeyValueStore } from '@courtside/kernel';

/** Milliseconds after which a draft is forgotten. */
export const DRAFT_MS = 30 * 60_000;

/** Unsent input of forms. It survives a reload and an expired login, and only the same member can read it. */
export interface Drafts {
  /** The draft of the member who is logged in, or null. */
  read(name: string): unknown;
  /** @param value a JSON value, never a password, a code or a card number; null deletes the draft */
  keep(name: string, value: unknown): void;
  /** Deletes all drafts. */
  clear(): void;
}

const PREFIX = 'courtside.draft.';

export interface DraftsParts {
  /** Storage of the tab; without one nothing is kept. */
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
        // Written by other code, or damaged.
        return null;
      }
    },
    keep(name, value) {
      const owner = userId();
      // A form may still be shown while its session ends; its stored draft stays.
      if (owner === null) return;
      if (value === null) storage?.remove(PREFIX + name);
      else storage?.set(PREFIX + name, JSON.stringify({ userId: owner, at: now(), value }));
    },
    clear() {
      for (const key of storage?.keys() ?? []) if (key.startsWith(PREFIX)) storage?.remove(key);
    },
  };
}
