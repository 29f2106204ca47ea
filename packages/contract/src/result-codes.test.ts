import { expect, test } from 'vitest';
import { RESULT_CODES, resultCode } from './result-codes.ts';

test('each code of the catalogue stands once', () => {
  expect(RESULT_CODES).toHaveLength(54);
  expect(new Set(RESULT_CODES.map((row) => row.code)).size).toBe(54);
});

test('[CO-19] [CO-20] the two captcha codes are values', () => {
  expect(RESULT_CODES.filter((row) => row.kind === 'value').map((row) => row.code)).toEqual([
    6021, 6022,
  ]);
});

test('[CO-57] a code outside the catalogue is a refusal of its own', () => {
  expect(resultCode(6777)).toEqual({ code: 6777, name: 'unknown', kind: 'refusal' });
});
