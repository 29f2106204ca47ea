import { expect, test, vi } from 'vitest';
import { createLogout } from './logout.ts';

test.each([
  ['says yes', () => Promise.resolve({})],
  ['cannot be reached', () => Promise.reject(new Error('away'))],
])('the session ends on this device when the gateway %s', async (_, answer) => {
  const told: string[] = [];
  const logout = createLogout({
    call: answer,
    session: { token: () => 't', close: () => told.push('closed') },
    onLoggedOut: () => told.push('logged out'),
  });
  await logout();
  expect(told).toEqual(['closed', 'logged out']);
});

test('two presses are one logout, and a later one is another', async () => {
  const call = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const onLoggedOut = vi.fn<() => void>();
  const logout = createLogout({
    call,
    session: { token: () => 't', close: () => undefined },
    onLoggedOut,
  });
  await Promise.all([logout(), logout()]);
  expect([call.mock.calls.length, onLoggedOut.mock.calls.length]).toEqual([1, 1]);
  await logout();
  expect(call).toHaveBeenCalledTimes(2);
  expect(call).toHaveBeenCalledWith({ timeoutMs: 5_000 });
});

test('a session that another tab opened meanwhile stays open', async () => {
  let token = 'of-the-first';
  const close = vi.fn<() => void>();
  const logout = createLogout({
    call: async () => void (token = 'of-the-second'),
    session: { token: () => token, close },
    onLoggedOut: () => undefined,
  });
  await logout();
  expect(close).not.toHaveBeenCalled();
});
