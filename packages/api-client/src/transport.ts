// A separate chunk, with cryptography and openapi-fetch: a page is shown before it makes a call.
import { isSportsQuestion, SAFE_CALLS } from '@courtside/contract';
import type { Platform } from '@courtside/kernel/platform';
import { createAnswerCache, type AnswerCache } from './answer-cache.ts';
import { createAttempts, type Known } from './attempt.ts';
import { deliver } from './deliver.ts';
import { createDeviceId } from './device-id.ts';
import { carriesKey } from './repeatable.ts';
import type { ApiClientOptions, CallPath } from './types.ts';
import { createSiteCrypto } from './wire/site-crypto.ts';
import { createWire } from './wire/wire.ts';

export interface Transport {
  /** Makes the attempts of one call. */
  attempts: ReturnType<typeof createAttempts>;
  /** Whether a body has a key under which it may be sent again. */
  carriesKey: typeof carriesKey;
  /** Sends a call, and retries it where that is safe. */
  deliver: typeof deliver;
  /** Cached answers. */
  cache: AnswerCache;
  /** Encrypts one value with the site's key. */
  seal: (text: string) => Promise<string>;
  /** Whether a path only reads, as the contract says. */
  isRead: (path: string) => boolean;
  /** Whether a call to a path that may write only reads, as the method in its body says. */
  isQuestion: (path: string, body: unknown) => boolean;
}

/** The sports venue: one path both for reading and for placing bets. */
const RESOURCE = '/game/api/v1/venue/resource' satisfies CallPath;

const SAFE: ReadonlySet<string> = new Set(SAFE_CALLS);

/**
 * Creates the transport of calls: requests are signed and, if required, encrypted; answers are checked and decrypted.
 *
 * @param heardDate called with the `date` header of each answer that has one
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
    carriesKey,
    deliver,
    cache: createAnswerCache(platform.clock),
    seal: crypto.seal,
    isRead: (path) => SAFE.has(path),
    isQuestion: (path, body) =>
      path === RESOURCE && isSportsQuestion((body as { method?: unknown } | null)?.method),
  };
}
