// A chunk of its own, with cryptography and openapi-fetch: a page shows itself before it asks for anything.
import { SAFE_CALLS } from '@courtside/contract';
import type { Platform } from '@courtside/kernel/platform';
import { createAttempts, type Known } from './attempt.ts';
import { deliver } from './deliver.ts';
import { createDeviceId } from './device-id.ts';
import type { ApiClientOptions } from './types.ts';
import { createSiteCrypto } from './wire/site-crypto.ts';
import { createWire } from './wire/wire.ts';

export interface Transport {
  /** Makes the attempts of one call. */
  attempts: ReturnType<typeof createAttempts>;
  /** Sends a call, and again where that is safe. */
  deliver: typeof deliver;
  /** Seals one value with the site's key. */
  seal: (text: string) => Promise<string>;
  /** Whether a call asks and changes nothing, as the contract says of its path. */
  isRead: (path: string) => boolean;
}

const SAFE: ReadonlySet<string> = new Set(SAFE_CALLS);

/**
 * What carries calls over the network: signed, sealed if asked for, opened and checked.
 *
 * @param heardDate told the `date` header of each answer that has one
 */
export function createTransport(
  options: ApiClientOptions,
  platform: Platform,
  settings: Omit<Known, 'deviceId'>,
  heardDate: (date: string) => void,
): Transport {
  const crypto = createSiteCrypto(options.keys, platform.random);
  const wire = createWire(() => Promise.resolve(crypto), heardDate);
  return {
    attempts: createAttempts(options, platform, wire, {
      ...settings,
      deviceId: createDeviceId(platform, options.device),
    }),
    deliver,
    seal: crypto.seal,
    isRead: (path) => SAFE.has(path),
  };
}
