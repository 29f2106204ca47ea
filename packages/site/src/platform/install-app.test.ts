import { fakeClock } from '@courtside/kernel/testing';
import { expect, test, vi } from 'vitest';
import { installApp } from './install-app.ts';

function open() {
  const clock = fakeClock();
  const register = vi.fn<(address: string) => Promise<ServiceWorkerRegistration>>(() =>
    Promise.reject(new Error('no worker')),
  );
  const report = vi.fn<(fault: unknown) => void>();
  const stop = installApp({
    app: undefined,
    serviceWorker: '/sw.js',
    scripts: { scriptUrl: (address) => `trusted:${address}` },
    errors: { report },
    clock,
    page: {} as Document,
    workers: { register } as never,
  });
  return { clock, register, report, stop };
}

test('the worker is registered when the page has had six seconds for itself, and a refusal is reported', async () => {
  const { clock, register, report } = open();
  clock.advance(5_999);
  expect(register).not.toHaveBeenCalled();
  clock.advance(1);
  expect(register.mock.calls).toEqual([['trusted:/sw.js']]);
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
});

test('a page that is left before registers none', () => {
  const { clock, register, stop } = open();
  stop();
  clock.advance(60_000);
  expect(register).not.toHaveBeenCalled();
});
