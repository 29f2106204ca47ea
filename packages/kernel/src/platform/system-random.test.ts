import { afterEach, expect, test, vi } from 'vitest';
import { isCourtsideError } from '../core/courtside-error.ts';
import { systemRandom } from './system-random.ts';

afterEach(() => vi.unstubAllGlobals());

test('[CA-97] a platform without crypto random throws instead of using weak randomness', () => {
  vi.stubGlobal('crypto', {});
  let fault: unknown;
  try {
    systemRandom().bytes(16);
  } catch (error) {
    fault = error;
  }
  expect(isCourtsideError(fault, 'platform.no-crypto-random')).toBe(true);
});

test('bytes differ from call to call', () => {
  expect(systemRandom().bytes(16)).not.toEqual(systemRandom().bytes(16));
});
