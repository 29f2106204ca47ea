import { uuidFrom, type KeyValueStore, type Random } from '@courtside/kernel';

const KEY = 'courtside.device';

/** The id of this device: made once, then kept. */
export function deviceId(storage: KeyValueStore, random: Random): string {
  const kept = storage.get(KEY);
  if (kept !== null && /^[0-9a-f-]{36}$/.test(kept)) return kept;
  const made = uuidFrom(random);
  storage.set(KEY, made);
  return made;
}
