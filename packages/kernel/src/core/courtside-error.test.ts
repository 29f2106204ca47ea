import { expect, test } from 'vitest';
import { CourtsideError, isCourtsideError } from './courtside-error.ts';

test('the guard knows faults that another copy of this package threw', async () => {
  // The case of a brand that pins one package to an older version: the same code, loaded twice.
  const again = './courtside-error.ts?again';
  const other = (await import(again)) as typeof import('./courtside-error.ts');
  expect(other.CourtsideError).not.toBe(CourtsideError);
  const fault = new other.CourtsideError('No answer', { code: 'client.timeout', kind: 'timeout' });
  expect(fault).not.toBeInstanceOf(CourtsideError);
  expect(isCourtsideError(fault)).toBe(true);
  expect(isCourtsideError(fault, 'client.timeout')).toBe(true);
  expect(isCourtsideError(fault, 'client.aborted')).toBe(false);
});

test('the guard takes no error of anybody else for one of ours', () => {
  expect(isCourtsideError(new Error('No answer'))).toBe(false);
  expect(isCourtsideError({ brand: 'CourtsideError', code: 'client.timeout' })).toBe(false);
});
