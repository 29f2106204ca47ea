import { expect, test } from 'vitest';
import { sideBySide } from '../src/side-by-side.ts';

test('so many are under way at once, and what comes of them keeps the order of the list', async () => {
  const waiting: (() => void)[] = [];
  let underway = 0;
  let most = 0;
  const all = sideBySide(2, [1, 2, 3, 4, 5], async (item) => {
    underway += 1;
    most = Math.max(most, underway);
    await new Promise<void>((resolve) => waiting.push(resolve));
    underway -= 1;
    return item * 10;
  });
  // The later of two ends first.
  while (waiting.length > 0) {
    waiting.pop()?.();
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  expect(await all).toEqual([10, 20, 30, 40, 50]);
  expect(most).toBe(2);
});

test('one that fails is not hidden', async () => {
  await expect(sideBySide(2, [1], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
