import { expect, test } from 'vitest';
import { lastOf } from './last-of.ts';

test('what is gone is read as it was last, and what comes back as it is', () => {
  let value: string | undefined;
  const read = lastOf(() => value);
  expect(read()).toBeUndefined();
  value = 'a';
  expect(read()).toBe('a');
  value = undefined;
  expect(read()).toBe('a');
  value = 'b';
  expect(read()).toBe('b');
});
