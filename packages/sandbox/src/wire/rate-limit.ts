import { Refusal } from './refusal.ts';

export interface RateLimit {
  /** Maximum number of calls at once. */
  readonly burst: number;
  /** Number of calls regained per second. */
  readonly perSecond: number;
}

/** Far above the calls of a page, far below those of a script. */
const USUAL: RateLimit = { burst: 600, perSecond: 60 };
const MOST_BUCKETS = 20_000;

/** A token bucket for each caller and group of calls, in this process. */
export interface RateLimiter {
  /** @throws Refusal 6011 with `retryAfterMs` */
  take(caller: string, path: string): void;
  /** Empties all buckets and sets the limit; the usual one when left out. */
  set(limit?: RateLimit): RateLimit;
}

/** @example groupOf('/fd/api/v1/payment/pay') // 'fd/payment' */
function groupOf(path: string): string {
  const [service = '', , , area = ''] = path.slice(1).split('/');
  return `${service}/${area}`;
}

export function createRateLimiter(now: () => number = Date.now): RateLimiter {
  let limit = USUAL;
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take(caller, path) {
      const key = `${caller} ${groupOf(path)}`;
      const at = now();
      const bucket = buckets.get(key) ?? { left: limit.burst, at };
      const gained = (Math.max(0, at - bucket.at) / 1000) * limit.perSecond;
      const left = Math.min(limit.burst, bucket.left + gained);
      // The least recently used bucket is full again by now, so removing it changes nothing.
      buckets.delete(key);
      if (buckets.size >= MOST_BUCKETS) buckets.delete(buckets.keys().next().value ?? '');
      buckets.set(key, { left: Math.max(0, left < 1 ? left : left - 1), at });
      if (left < 1) {
        const wait = limit.perSecond > 0 ? ((1 - left) / limit.perSecond) * 1000 : 60_000;
        throw new Refusal(6011, undefined, { retryAfterMs: Math.ceil(wait) });
      }
    },
    set(next = USUAL) {
      limit = next;
      buckets.clear();
      return limit;
    },
  };
}
