import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { backOffDelay } from './back-off.ts';

test('a wait never leaves its bounds, whatever the attempt', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer(), (attempt, seed) => {
      const wait = backOffDelay(attempt, { baseMs: 500, maxMs: 30_000 }, seededRandom(seed));
      expect(Number.isInteger(wait)).toBe(true);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(Math.min(30_000, 500 * 2 ** attempt));
    }),
  );
});
