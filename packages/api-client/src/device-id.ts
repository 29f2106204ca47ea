import { uuidFrom, type Clock, type KeyValueStore, type Random } from '@courtside/kernel';

const KEY = 'courtside.device';
const SHAPE = /^[0-9a-f-]{36}$/;
/** Milliseconds to wait for a fingerprint at most. */
const PATIENCE_MS = 1_000;

/**
 * Returns the id of this device: the stored one, else its fingerprint, else a random one. It is made once and stored,
 * so that it does not change while a member is logged in.
 *
 * @param fingerprint waited for at most a second
 */
export function createDeviceId(
  { clock, random, storage }: { clock: Clock; random: Random; storage: KeyValueStore },
  fingerprint: (() => Promise<string>) | undefined,
): () => Promise<string> {
  let asked: Promise<string | null> | null = null;
  const keptId = (): string | null => {
    const kept = storage.get(KEY);
    return kept !== null && SHAPE.test(kept) ? kept : null;
  };
  const keep = (id: string): string => {
    storage.set(KEY, id);
    return id;
  };
  return async () => {
    const kept = keptId();
    if (kept !== null) return kept;
    if (!fingerprint) return keep(uuidFrom(random));
    asked ??= patiently(clock, fingerprint);
    const told = await asked;
    // A concurrent call may have stored an id meanwhile.
    return keptId() ?? keep(told !== null && SHAPE.test(told) ? told : uuidFrom(random));
  };
}

/** Resolves with null when `ask` fails or takes too long. */
function patiently(clock: Clock, ask: () => Promise<string>): Promise<string | null> {
  return new Promise((resolve) => {
    const cancel = clock.after(PATIENCE_MS, () => resolve(null));
    Promise.resolve()
      .then(ask)
      .then(resolve, () => resolve(null))
      .finally(cancel);
  });
}
