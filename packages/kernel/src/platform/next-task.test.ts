import { afterEach, expect, test, vi } from 'vitest';
import { nextTask } from './next-task.ts';

afterEach(() => vi.unstubAllGlobals());

test('what waits comes first', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('waiting'));
  void Promise.resolve().then(() => order.push('microtask'));
  await nextTask();
  order.push('next');
  expect(order).toEqual(['microtask', 'waiting', 'next']);
});

test('the browser’s own way is taken where there is one', async () => {
  const yielding = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: yielding });
  await nextTask();
  expect(yielding).toHaveBeenCalledOnce();
});
