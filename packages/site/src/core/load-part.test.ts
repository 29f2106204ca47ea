import { memoryStore } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import { expect, test, vi } from 'vitest';
import { createPartLoader } from './load-part.ts';
import { createUpdates } from './updates.ts';

function open(served: string) {
  const clock = fakeClock(0);
  const reload = vi.fn<() => void>();
  const onUpdate = vi.fn<() => void>();
  const updates = createUpdates({
    build: 'a',
    servedBuild: async () => served,
    storage: memoryStore(),
    reload,
  });
  const load = createPartLoader({ clock, updates, onUpdate });
  /** Runs the attempts, each after its wait. */
  async function run() {
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise<void>((resolve) => setTimeout(resolve));
      clock.advance(1_000);
    }
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
  return { load, run, reload, onUpdate };
}

test('a part that fails twice loads at the third attempt', async () => {
  const { load, run } = open('a');
  const part = vi.fn<() => Promise<string>>();
  part.mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error());
  part.mockResolvedValueOnce('screen');
  const loading = load(part);
  await run();
  await expect(loading).resolves.toBe('screen');
});

test('a part that cannot be had is a network fault with its cause', async () => {
  const { load, run, reload } = open('a');
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const loading = load(() => Promise.reject(cause)).catch((error: unknown) => error);
  await run();
  expect(await loading).toMatchObject({ code: 'site.part-missing', kind: 'network', cause });
  expect(reload).not.toHaveBeenCalled();
});

test('a part of another part is not tried again for the other one', async () => {
  const { load, run } = open('a');
  const inner = vi.fn<() => Promise<string>>();
  inner.mockRejectedValue(new TypeError('404'));
  const loading = load(() => load(inner)).catch((error: unknown) => error);
  await run();
  expect(await loading).toMatchObject({ code: 'site.part-missing' });
  expect(inner).toHaveBeenCalledTimes(3);
});

test('after a deploy the page says so and is loaded anew, once', async () => {
  const { load, run, reload, onUpdate } = open('b');
  const missing = () => Promise.reject(new TypeError('404'));
  const outcome = vi.fn<() => void>();
  // A screen loads its code, its style sheet and its texts separately.
  for (const part of [missing, missing, missing]) load(part).then(outcome, outcome);
  await run();
  expect([reload.mock.calls.length, onUpdate.mock.calls.length]).toEqual([1, 1]);
  expect(outcome).not.toHaveBeenCalled();
  const again = load(missing).catch((error: unknown) => error);
  await run();
  expect(await again).toMatchObject({ code: 'site.part-missing' });
  expect(reload).toHaveBeenCalledTimes(1);
});
