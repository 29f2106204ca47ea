import type { KeyValueStore } from '@courtside/kernel';

export const TOKEN_KEY = 'courtside.token';
export const USER_ID_KEY = 'courtside.userId';
export const JWT_KEY = 'courtside.jwt';

export interface SessionIdentity {
  token: string;
  userId: string;
}

/** The login on this device. Its functions need no `this`, so they can be passed on alone. */
export interface Session {
  /** The login token, null for a visitor. */
  token(): string | null;
  userId(): string | null;
  /** The member's token for the chat, null when none is stored. It ends with the session. */
  jwt(): string | null;
  keepJwt(jwt: string): void;
  open(identity: SessionIdentity): void;
  close(): void;
  /** Calls `listener` whenever another member logs in or the member logs out. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
  /** Call it when the storage was changed outside this session, such as by another tab. */
  refresh(): void;
}

/**
 * The session of a site, kept in `storage` under `courtside.token`, `courtside.userId` and
 * `courtside.jwt` (spec access 3 and 4). A visitor becomes a member as soon as a token is stored.
 *
 * @example
 * const session = createSession(browserPlatform().storage);
 * session.open({ token, userId });
 */
export function createSession(storage: KeyValueStore): Session {
  const listeners = new Set<() => void>();
  const token = () => storage.get(TOKEN_KEY) || null;
  let told = token();
  const refresh = () => {
    const now = token();
    if (now === told) return;
    told = now;
    for (const listener of Array.from(listeners)) listener();
  };
  return {
    token,
    userId: () => (token() === null ? null : storage.get(USER_ID_KEY) || null),
    jwt: () => (token() === null ? null : storage.get(JWT_KEY) || null),
    keepJwt(jwt) {
      // A visitor has no jwt: one that arrives after the session ended is dropped.
      if (token() !== null) storage.set(JWT_KEY, jwt);
    },
    open(identity) {
      // The jwt of the previous member must not pass to this one.
      storage.remove(JWT_KEY);
      // The id is written first, so that a reader that sees the token also finds its owner.
      storage.set(USER_ID_KEY, identity.userId);
      storage.set(TOKEN_KEY, identity.token);
      refresh();
    },
    close() {
      storage.remove(TOKEN_KEY);
      storage.remove(USER_ID_KEY);
      storage.remove(JWT_KEY);
      refresh();
    },
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    refresh,
  };
}
