import { memoryStore } from '@courtside/kernel/testing';
import { expect, test, vi } from 'vitest';
import { createBalanceCover } from './balance-cover.ts';

test('the balance is open until somebody covers it, and stays covered on this device', () => {
  const storage = memoryStore();
  const cover = createBalanceCover(storage);
  expect(cover.current()).toBe(false);
  cover.choose(true);
  expect(createBalanceCover(storage).current()).toBe(true);
  cover.choose(false);
  expect(createBalanceCover(storage).current()).toBe(false);
});

test('who shows the balance is told of each choice until they stop listening', () => {
  const cover = createBalanceCover(memoryStore());
  const listener = vi.fn<() => void>();
  const stop = cover.subscribe(listener);
  cover.choose(true);
  stop();
  cover.choose(false);
  expect(listener).toHaveBeenCalledTimes(1);
});
