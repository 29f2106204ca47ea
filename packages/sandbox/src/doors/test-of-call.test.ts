import { expect, test } from 'vitest';
import { testOfCall, underTest } from './test-of-call.ts';

const headers = (cookie?: string): Headers => new Headers(cookie === undefined ? {} : { cookie });

test('what a call sets off is known by the test that made it, however late', async () => {
  const late = underTest(headers('a=b; courtside-test=t1-x'), async () => {
    await Promise.resolve();
    return testOfCall();
  });
  const other = underTest(headers('courtside-test=t2'), () => testOfCall());
  expect([await late, other, testOfCall()]).toEqual(['t1-x', 't2', undefined]);
});

test.each([undefined, 'a=b', 'not-courtside-test=t1', 'courtside-test='])(
  'a call with the cookie %s has none',
  (cookie) => {
    expect(underTest(headers(cookie), () => testOfCall())).toBeUndefined();
  },
);
