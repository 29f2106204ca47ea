import { expect, test, vi } from 'vitest';
import { createLogout } from './logout.ts';

function setUp(answer: () => Promise<unknown>) {
  const told: string[] = [];
  let token: string | null = 'of-the-member';
  const session = {
    token: () => token,
    close: () => {
      token = null;
      told.push('closed');
    },
  };
  const call = vi.fn<(options: { timeoutMs: number; token: string }) => Promise<unknown>>(() => {
    told.push('gateway told');
    return answer();
  });
  const logout = createLogout({ call, session, onLoggedOut: () => told.push('logged out') });
  return { logout, told, call };
}

test.each([
  ['says yes', () => Promise.resolve({})],
  ['cannot be reached', () => Promise.reject(new Error('away'))],
  ['does not answer', () => new Promise(() => undefined)],
])(
  'the session ends on this device first, and whether or not the gateway %s',
  async (_, answer) => {
    const { logout, told, call } = setUp(answer);
    await logout();
    expect(told).toEqual(['closed', 'logged out', 'gateway told']);
    expect(call).toHaveBeenCalledWith({ timeoutMs: 5_000, token: 'of-the-member' });
  },
);

test('two presses are one logout', async () => {
  const { logout, call } = setUp(() => Promise.resolve({}));
  await Promise.all([logout(), logout()]);
  await logout();
  expect(call).toHaveBeenCalledTimes(1);
});
