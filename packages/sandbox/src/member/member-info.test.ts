import { expect, test } from 'vitest';
import { maskedPhone } from './member-info.ts';

test.each([
  ['13812345678', '138****5678'],
  ['+852 91234567', '+852 ****4567'],
  ['+66 812345678', '+66 8****5678'],
  ['+62 81234567890', '+62 812****7890'],
  ['1234567', '****567'],
  ['+680 1234', '+680 ****'],
  ['123', '***'],
])('%s is masked as %s: four digits, which a new device is asked for', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});
