import { expect, test } from 'vitest';
import { RESULT_CODES, resultCode } from './result-codes.ts';

test('each code of the catalogue stands once', () => {
  expect(RESULT_CODES).toHaveLength(65);
  expect(new Set(RESULT_CODES.map((row) => row.code)).size).toBe(65);
});

test('[CO-19] [CO-20] the two captcha codes are values', () => {
  expect(RESULT_CODES.filter((row) => row.kind === 'value').map((row) => row.code)).toEqual([
    6021, 6022,
  ]);
});

test('[CO-57] a code outside the catalogue is a refusal of its own, which shows its message', () => {
  expect(resultCode(6777)).toEqual({
    code: 6777,
    name: 'unknown',
    kind: 'refusal',
    action: 'show-message',
    messageKey: 'result.unknown',
  });
});

test('what spec access 8 says of handling is in the table', () => {
  const handled = (action: string): number[] =>
    RESULT_CODES.filter((row) => row.action === action).map((row) => row.code);
  expect(handled('login')).toEqual([6001]);
  expect(handled('verify-device')).toEqual([6025, 6026, 6027, 6028, 6029]);
  expect(handled('bind-real-name')).toEqual([6449]);
  expect(handled('transfer-in')).toEqual([6413]);
  expect(handled('none')).toEqual([6000, 6500]);
  expect(resultCode(6302).action).toBe('re-enter-game');
});
