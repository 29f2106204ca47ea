import { memoryStore } from '@courtside/kernel';
import { expect, test, vi } from 'vitest';
import { createUpdates } from './updates.ts';

function open(build: string | undefined, served: () => Promise<string | undefined>) {
  const reload = vi.fn<() => void>();
  const updates = createUpdates({ build, servedBuild: served, storage: memoryStore(), reload });
  return { updates, reload };
}

test.each<[string, string | undefined, () => Promise<string | undefined>, string | null]>([
  ['another build', 'a', async () => 'b', 'b'],
  ['the same build', 'a', async () => 'a', null],
  ['a server that names none', 'a', async () => undefined, null],
  ['a server that cannot be reached', 'a', () => Promise.reject(new Error('away')), null],
  ['a page that knows no build', undefined, async () => 'b', null],
])('%s', async (_, build, served, newer) => {
  expect(await open(build, served).updates.newerBuild()).toBe(newer);
});

test('for which build the page was loaded anew is remembered', () => {
  const { updates, reload } = open('a', async () => 'b');
  expect(updates.wasReloadedFor('b')).toBe(false);
  updates.reloadFor('b');
  expect(reload).toHaveBeenCalledTimes(1);
  expect([updates.wasReloadedFor('b'), updates.wasReloadedFor('c')]).toEqual([true, false]);
});
