import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

test('a bucket fills up with time, never over its brim', () => {
  let now = 0;
  const limiter = createRateLimiter(() => now);
  limiter.set({ burst: 2, perSecond: 1 });
  const passes = (): boolean | unknown => {
    try {
      limiter.take('somebody', '/site/api/v1/user/login');
      return true;
    } catch (refusal) {
      return refusal instanceof Refusal && [refusal.statusCode, refusal.data];
    }
  };
  expect([passes(), passes(), passes()]).toEqual([true, true, [6011, { retryAfterMs: 1000 }]]);
  now = 400;
  expect(passes()).toEqual([6011, { retryAfterMs: 600 }]);
  now = 1000;
  expect([passes(), passes()]).toEqual([true, [6011, { retryAfterMs: 1000 }]]);
  now = 60_000;
  expect([passes(), passes(), passes()].map((each) => each === true)).toEqual([true, true, false]);
});
