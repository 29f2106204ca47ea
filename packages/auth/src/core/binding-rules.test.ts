import { expect, test } from 'vitest';
import {
  bindingTarget,
  checkBinding,
  checkBindingTarget,
  checkRealName,
  cleanRealName,
  type BindingForm,
} from './binding-rules.ts';
import { cleanEmail } from './recovery-rules.ts';

const form: BindingForm = { area: '+86', phone: '', email: '', realName: '', code: '' };
const codes = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code);

test('[VA-15] real names that the rule allows', () => {
  for (const name of [
    '甲',
    '测试甲',
    '阿依·测试',
    '阿依·古丽·测试',
    '测A试',
    'T',
    'Test',
    'Test·Person',
    '𠮷田',
    '甲'.repeat(40),
    'a'.repeat(40),
  ]) {
    expect(checkRealName(name), name).toEqual([]);
  }
});

test('[VA-15] real names that it does not', () => {
  for (const name of [
    '',
    ' ',
    '·',
    '测试··甲',
    '·测试',
    '测试·',
    'Test·',
    '测试9',
    '测试Abc',
    'Abc测试',
    'Test Person',
    '测 试',
    '测试-甲',
    '测试😀',
    'Tést',
    'テスト',
    '홍길동',
    '甲'.repeat(41),
    'a'.repeat(41),
    `${'a'.repeat(40)}${' '.repeat(1_000_000)}b`,
    '·'.repeat(1_000_000),
    '测'.repeat(1_000_000),
  ]) {
    expect(codes(checkRealName(name)), name.slice(0, 12)).toEqual(['auth.real-name-malformed']);
  }
});

test('[VA-15] what is pasted along with a name is no part of it, and every keyboard has the dot', () => {
  expect(cleanRealName('\u202e\u200b 测试甲\u2066\ufeff ')).toBe('测试甲');
  expect(cleanRealName('Ｔｅｓｔ')).toBe('Test');
  for (const dot of ['·', '•', '・', '･', '‧', '∙', '⋅']) {
    expect(cleanRealName(`阿依${dot}古丽`), dot).toBe('阿依·古丽');
  }
});

test('[VA-06] what is pasted along with a mailbox is no part of it', () => {
  expect(cleanEmail(' \u200fａ@b.cn\u200b ')).toBe('a@b.cn');
  expect(cleanEmail('a@b.cn'.padEnd(1_000_000, 'x')).length).toBeLessThan(1000);
});

test.each([
  ['phone', { phone: '1381234567' }, ['auth.phone-malformed']],
  ['phone', { phone: '13812345678' }, []],
  ['phone', { phone: '' }, ['auth.phone-malformed']],
  ['email', { email: '' }, ['auth.email-empty']],
  ['email', { email: 'a@b' }, ['auth.email-malformed']],
  ['email', { email: 'a@b.c' }, []],
  ['realName', { realName: '1' }, ['auth.real-name-malformed']],
  ['realName', { realName: '甲' }, []],
] as const)('[VA-05] [VA-06] [VA-15] before a code is sent: %s %o', (item, typed, found) => {
  const violations = checkBindingTarget(item, { ...form, ...typed }, null);
  expect(codes(violations)).toEqual(found);
  for (const { field } of violations) expect(field).toBe(item);
});

test('[VA-08] a code has six digits and was sent to this phone', () => {
  const typed = { ...form, phone: '13812345678', code: '123456' };
  const check = (over: Partial<BindingForm>, codeTo: string | null = '13812345678') =>
    codes(checkBinding('phone', { ...typed, ...over }, null, codeTo));
  expect(check({})).toEqual([]);
  expect(check({ code: '' })).toEqual(['auth.code-empty']);
  expect(check({ code: '12345' })).toEqual(['auth.code-empty']);
  expect(check({}, null)).toEqual(['auth.code-not-asked']);
  expect(check({}, '13812345679')).toEqual(['auth.code-not-asked']);
  // While the phone is invalid, its code is not checked.
  expect(check({ phone: '', code: '' }, null)).toEqual(['auth.phone-malformed']);
});

test('phones of other areas travel after their code', () => {
  const far = { ...form, area: '+852', phone: '51234567' };
  expect(bindingTarget('phone', far)).toBe('+852 51234567');
  expect(bindingTarget('email', { ...form, email: ' A@b.c ' })).toBe('A@b.c');
  expect(bindingTarget('realName', { ...form, realName: '甲' })).toBe('');
});
