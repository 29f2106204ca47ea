import { expect, test } from 'vitest';
import { spentTime } from './spent-time.ts';

test.each([
  [0, '0:00:00'],
  [59_999, '0:00:59'],
  [5_025_000, '1:23:45'],
  [90_000_000, '25:00:00'],
  [-5, '0:00:00'],
])('%d ms are %s', (ms, text) => {
  expect(spentTime(ms)).toBe(text);
});
