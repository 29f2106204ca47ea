// A chunk of its own, with cryptography and openapi-fetch: a page shows itself before it asks for anything.
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
  /** Sends a call, and again where that is safe. */
  deliver: typeof deliver;
  /** Answers that are kept for a time. */
  cache: AnswerCache;
  /** Seals one value with the site's key. */
  seal: (text: string) => Promise<string>;
  /** Whether a call asks and changes nothing, as the contract says of its path. */
  isRead: (path: string) => boolean;
  /** Whether a call of a path that may change something only asks, as the method in its body says. */
  isQuestion: (path: string, body: unknown) => boolean;
}

/** The sports venue: one path for what asks and for what places a bet. */
const RESOURCE = '/game/api/v1/venue/resource' satisfies CallPath;

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
    carriesKey,
    deliver,
    cache: createAnswerCache(platform.clock),
    seal: crypto.seal,
    isRead: (path) => SAFE.has(path),
    isQuestion: (path, body) =>
      path === RESOURCE && isSportsQuestion((body as { method?: unknown } | null)?.method),
  };
}
