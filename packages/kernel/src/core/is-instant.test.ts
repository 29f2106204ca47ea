import { expect, test } from 'vitest';
import { isInstant } from './is-instant.ts';

test.each([0, -1, 1_781_204_700_297, 8_640_000_000_000_000])('%d is an instant', (value) => {
  expect(isInstant(value)).toBe(true);
  expect(new Date(value).toISOString()).not.toBe('');
});

test.each([1e300, 8_640_000_000_000_001, 0.5, Number.NaN, Infinity, '0', null, undefined])(
  '%s is none',
  (value) => {
    expect(isInstant(value)).toBe(false);
  },
);
