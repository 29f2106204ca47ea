import { expect, test, vi } from 'vitest';
import { createChunk } from './chunk.ts';

test('a failure stays until it is asked for again, a success for good', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('cut')).mockResolvedValueOnce('screen');
  const chunk = createChunk(load);
  await expect(chunk.load()).rejects.toThrow('cut');
  await expect(chunk.load()).rejects.toThrow('cut');
  expect(load).toHaveBeenCalledTimes(1);
  chunk.retry();
  await expect(chunk.load()).resolves.toBe('screen');
  chunk.retry();
  await expect(chunk.load()).resolves.toBe('screen');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a retry while it is on its way does not ask twice', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('screen');
  const chunk = createChunk(load);
  const first = chunk.load();
  chunk.retry();
  expect(chunk.load()).toBe(first);
  await first;
  expect(load).toHaveBeenCalledTimes(1);
});
