import type { Clock, KeyValueStore } from '@courtside/kernel';

export const REMEMBER_KEY = 'courtside.remember';
export const REMEMBERED_KEY = 'courtside.remembered';

/** Encrypts the remembered password with the caller's key. Both functions may return a value or a promise. */
export interface PasswordCipher {
  encrypt(text: string): string | Promise<string>;
  decrypt(text: string): string | Promise<string>;
}

export interface RememberedLogin {
  name: string;
  password: string;
}

export interface RememberedLoginStore {
  /** The stored login, or null when there is none or it can no longer be read. */
  load(): Promise<RememberedLogin | null>;
  keep(login: RememberedLogin): Promise<void>;
  clear(): void;
}

/**
 * The remembered user name and password (spec access 3): `courtside.remember` holds the instant at which it was
 * switched on and is empty when off, `courtside.remembered` holds the pair with the password encrypted.
 */
export function createRememberedLogin(
  storage: KeyValueStore,
  cipher: PasswordCipher,
  clock: Pick<Clock, 'now'>,
): RememberedLoginStore {
  const clear = () => {
    storage.set(REMEMBER_KEY, '');
    storage.remove(REMEMBERED_KEY);
  };
  return {
    async load() {
      if (!storage.get(REMEMBER_KEY)) return null;
      try {
        const pair = JSON.parse(storage.get(REMEMBERED_KEY) ?? 'null') as unknown;
        if (!isPair(pair)) return null;
        return { name: pair.name, password: await cipher.decrypt(pair.password) };
      } catch {
        // The site's key changed, or the storage was edited: the member types their password again.
        return null;
      }
    },
    async keep({ name, password }) {
      const sealed = await cipher.encrypt(password);
      storage.set(REMEMBERED_KEY, JSON.stringify({ name, password: sealed }));
      storage.set(REMEMBER_KEY, String(clock.now()));
    },
    clear,
  };
}

/** Forgets a login whose password was changed, so that the member must type the new one. */
export const forgetPair = (storage: Pick<KeyValueStore, 'remove'>): void =>
  storage.remove(REMEMBERED_KEY);

function isPair(value: unknown): value is RememberedLogin {
  if (typeof value !== 'object' || value === null) return false;
  const { name, password } = value as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof password === 'string';
}
