import { uuidFrom, type KeyValueStore, type Random } from '@courtside/kernel';
import { sha256Hex } from '../wire/signer.ts';

/** The sources of a fingerprint; `browserDevice` reads those of the browser. */
export interface DeviceTraits {
  /** The text of the brand's script for this device; null without a script. May reject. */
  script(): Promise<string | null>;
  /**
   * Graphics renderer, user agent, platform, language and screen sizes; null where these do not exist, as in a worker
   * or in Node.
   */
  traits(): readonly string[] | null;
}

const KEY = 'courtside.fingerprint';
const SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Makes the fingerprint of this device (spec betting 3), once: from the brand's script, else from a hash of the
 * device's traits, else a random one that is stored.
 *
 * @returns a function that resolves with 36 characters in the shape of a UUID, for the option `device` of
 * `createApiClient`
 */
export function createFingerprint(
  device: DeviceTraits,
  { random, storage }: { random: Random; storage: KeyValueStore },
): () => Promise<string> {
  let asked: Promise<string> | null = null;

  async function ask(): Promise<string> {
    const told = await device.script().catch(() => null);
    if (told !== null && told !== '') return shaped(`script\n${told}`);
    const traits = device.traits();
    if (traits) return shaped(`traits\n${JSON.stringify(traits)}`);
    const kept = storage.get(KEY);
    if (kept !== null && SHAPE.test(kept)) return kept;
    const made = uuidFrom(random);
    storage.set(KEY, made);
    return made;
  }
  return () => (asked ??= ask());
}

/** The first half of a SHA-256, in the shape of a UUID. */
function shaped(text: string): string {
  const hex = sha256Hex(text);
  return [0, 8, 12, 16, 20]
    .map((start, at, starts) => hex.slice(start, starts[at + 1] ?? 32))
    .join('-');
}
