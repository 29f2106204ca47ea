import type { Random } from './random.ts';

export interface BackOffOptions {
  /** Wait before the first retry, in milliseconds. */
  baseMs: number;
  /** No wait is longer than this, in milliseconds. */
  maxMs: number;
}

/**
 * The wait before retry number `attempt` (0 is the first): exponential with full jitter, so that many
 * clients that failed together do not come back together.
 *
 * @returns whole milliseconds between 0 and `min(maxMs, baseMs * 2 ** attempt)`
 */
export function backOffDelay(attempt: number, options: BackOffOptions, random: Random): number {
  const ceiling = Math.min(options.maxMs, options.baseMs * 2 ** Math.max(0, attempt));
  const [high = 0, low = 0] = random.bytes(2);
  return Math.floor((ceiling * (high * 256 + low)) / 65_535);
}
