import { expect, test } from 'vitest';
import {
  checkEmail,
  checkNewPair,
  checkPhone,
  checkResetCode,
  checkResetName,
  cleanPhone,
  phoneTarget,
} from './recovery-rules.ts';

const codes = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code);
const HK = { regex: String.raw`^(?:\+?852)?[4-9][0-9]{7}$` };

test('[VA-05] a phone fits the pattern of its area, a mainland number where none is known', () => {
  for (const fits of ['13812345678', '19900000000']) expect(checkPhone(fits, null)).toEqual([]);
  for (const no of [
    '',
    '1381234567',
    '138123456789',
    '23812345678',
    '1381234567a',
    '٣٨١٢٣٤٥٦٧٨٩',
  ]) {
    expect(codes(checkPhone(no, null)), no).toEqual(['auth.phone-malformed']);
  }
  expect(checkPhone('51234567', HK)).toEqual([]);
  expect(codes(checkPhone('13812345678', HK))).toEqual(['auth.phone-malformed']);
});

test('a pattern that is none falls back on the mainland one, and a long text meets no pattern', () => {
  expect(checkPhone('13812345678', { regex: '([' })).toEqual([]);
  expect(codes(checkPhone('1'.repeat(1_000_000), { regex: '^(1+)+$' }))).toHaveLength(1);
});

test('[VA-05] what is typed as a phone keeps its digits only, in any width, eleven at most', () => {
  expect(cleanPhone(' １３８-1234 5678 9')).toBe('13812345678');
  expect(cleanPhone('\u202e138😀')).toBe('138');
  expect(cleanPhone('1'.repeat(1_000_000))).toHaveLength(11);
});

test.each([
  '+86 138 1234 5678',
  '+86-138-1234-5678',
  '＋８６　１３８１２３４５６７８',
  '\u202a+8613812345678\u202c',
  '(+86) 138 1234 5678',
  '0086 13812345678',
  '86 138 1234 5678',
  '13812345678',
])('[VA-05] a mainland number pasted as %s is understood', (pasted) => {
  expect(cleanPhone(pasted, '+86')).toBe('13812345678');
});

test('the code of an area is taken off its own numbers only, and not off half a number', () => {
  expect(cleanPhone('+852 5123 4567', '+852')).toBe('51234567');
  expect(cleanPhone('+852 5123 4567', '+86')).toBe('85251234567');
  expect(cleanPhone('861381234567')).toBe('86138123456');
});

test('numbers of other areas travel after their code', () => {
  expect(phoneTarget('+86', '13812345678')).toBe('13812345678');
  expect(phoneTarget('+852', '51234567')).toBe('+852 51234567');
});

test('[VA-06] an e-mail is there, is one, and has forty characters at most', () => {
  expect(codes(checkEmail(''))).toEqual(['auth.email-empty']);
  const forty = `${'a'.repeat(34)}@b.com`;
  expect(forty).toHaveLength(40);
  for (const fits of ['a@b.c', 'a.b+c@d-e.cn', forty]) expect(checkEmail(fits), fits).toEqual([]);
  for (const no of ['a', 'a@b', 'a b@c.d', 'a@b.c d', '@b.c', 'a@@b.c', `a${forty}`, ' a@b.c']) {
    expect(codes(checkEmail(no)), no).toEqual(['auth.email-malformed']);
  }
});

test('[VA-07] a user name is there and has thirty characters at most', () => {
  expect(checkResetName(' ab 12 ')).toEqual([]);
  expect(checkResetName('x'.repeat(30))).toEqual([]);
  for (const no of ['', ' \t ', 'x'.repeat(31)]) {
    expect(codes(checkResetName(no))).toEqual(['auth.reset-name-empty']);
  }
});

test('[VA-08] a code is there and has thirty characters at most', () => {
  expect(checkResetCode(' 123456 ')).toEqual([]);
  expect(checkResetCode('1'.repeat(30))).toEqual([]);
  for (const no of ['', '  ', '1'.repeat(31)]) {
    expect(codes(checkResetCode(no))).toEqual(['auth.code-empty']);
  }
});

test('[VA-09] [VA-10] a new password is one, and its confirmation is the same', () => {
  expect(checkNewPair('secret12', 'secret12')).toEqual([]);
  expect(checkNewPair('abcdefgh1234', 'abcdefgh1234')).toEqual([]);
  for (const no of ['', 'secret1', 'secretsecret1', 'secretsecret', '12345678', 'secret1２']) {
    expect(codes(checkNewPair(no, no)), no).toEqual(['auth.new-password-malformed']);
  }
  expect(codes(checkNewPair('secret12', 'secret13'))).toEqual(['auth.confirmation-different']);
});
