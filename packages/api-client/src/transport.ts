// A chunk of its own, with cryptography and openapi-fetch: a page shows itself before it asks for anything.
import type { Platform } from '@courtside/kernel/platform';
import { createAttempts, type Known } from './attempt.ts';
import type { ApiClientOptions } from './types.ts';
import { createSiteCrypto } from './wire/site-crypto.ts';
import { createWire } from './wire/wire.ts';

/**
 * What carries calls over the network: signed, sealed if asked for, opened and checked.
 *
 * @param heardDate told the `date` header of each answer that has one
 */
export function createTransport(
  options: ApiClientOptions,
  platform: Pick<Platform, 'fetch' | 'random'>,
  known: Known,
  heardDate: (date: string) => void,
): ReturnType<typeof createAttempts> {
  const crypto = createSiteCrypto(options.keys, platform.random);
  const wire = createWire(() => Promise.resolve(crypto), heardDate);
  return createAttempts(options, platform, wire, known);
}
