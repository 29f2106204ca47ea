import { expect, test } from 'vitest';
import {
  checkAgree,
  checkLogin,
  checkNewName,
  checkNewPassword,
  checkRegistration,
  checkRepeat,
  cleanName,
  isLoginFilled,
  isRegistrationFilled,
} from './credentials.ts';

const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);

test.each([
  ['ab12', []],
  ['Ab345678901', []],
  [' a b\t1 2\u3000', []],
  ['', ['auth.name-empty']],
  [' \u00a0\n', ['auth.name-empty']],
  ['ab1', ['auth.name-malformed']],
  ['ab3456789012', ['auth.name-malformed']],
  ['1abc', ['auth.name-malformed']],
  ['a123', ['auth.name-malformed']],
  ['abcd', ['auth.name-malformed']],
  ['ab_12', ['auth.name-malformed']],
  ['ab１２', ['auth.name-malformed']],
  ['ａｂ12', ['auth.name-malformed']],
  ['ab12😀', ['auth.name-malformed']],
  ['а\u0432c12', ['auth.name-malformed']],
])('[VA-01] a new user name %j', (name, expected) => {
  expect(codes(checkNewName(name))).toEqual(expected);
});

test('[VA-01] white space is stripped wherever it stands', () => {
  expect(cleanName(' a\tb\n1\u30002 ')).toBe('ab12');
});

test.each([
  ['abcdefg1', []],
  ['abcdefghij12', []],
  ['', ['auth.password-empty']],
  ['abcdef1', ['auth.password-malformed']],
  ['abcdefghijk12', ['auth.password-malformed']],
  ['abcdefgh', ['auth.password-malformed']],
  ['12345678', ['auth.password-malformed']],
  ['abcdef 1', ['auth.password-malformed']],
  ['abcdefg１', ['auth.password-malformed']],
  ['abcdefg1\n', ['auth.password-malformed']],
])('[VA-02] a new password %j', (password, expected) => {
  expect(codes(checkNewPassword(password))).toEqual(expected);
});

test('[VA-03] the repeated password must be a password and the same one', () => {
  expect(checkRepeat('abcdefg1', 'abcdefg1')).toEqual([]);
  expect(codes(checkRepeat('abcdefg1', 'abcdefg2'))).toEqual(['auth.repeat-different']);
  expect(codes(checkRepeat('abc', 'abc'))).toEqual(['auth.password-malformed']);
  expect(checkRepeat('abcdefg1', '')).toEqual([{ code: 'auth.password-empty', field: 'repeat' }]);
});

test('[VA-04] the terms must be agreed to', () => {
  expect(checkAgree(true)).toEqual([]);
  expect(checkAgree(false)).toEqual([{ code: 'auth.agree-missing', field: 'agree' }]);
});

test('a registration tells everything that is wrong at once, in the order of the fields', () => {
  const found = checkRegistration({ name: '', password: '1', repeat: '2', agree: false });
  expect(found.map(({ field }) => field)).toEqual(['name', 'password', 'repeat', 'agree']);
});

test('two equal passwords that break the rule have one fault', () => {
  const found = checkRegistration({ name: 'ab12', password: 'abc', repeat: 'abc', agree: true });
  expect(found).toEqual([{ code: 'auth.password-malformed', field: 'password' }]);
});

test('a login only asks that both are there', () => {
  expect(checkLogin({ name: 'oldname', password: 'x', remember: false })).toEqual([]);
  expect(codes(checkLogin({ name: ' ', password: '', remember: false }))).toEqual([
    'auth.name-empty',
    'auth.password-empty',
  ]);
});

test('[AU-10] the button looks enabled when the required fields are filled, right or wrong', () => {
  expect(isLoginFilled({ name: 'a', password: '', remember: true })).toBe(false);
  expect(isLoginFilled({ name: 'a', password: 'b', remember: false })).toBe(true);
  const form = { name: 'a', password: 'b', repeat: 'c', agree: true };
  expect(isRegistrationFilled(form)).toBe(true);
  for (const missing of [{ name: ' ' }, { password: '' }, { repeat: '' }, { agree: false }]) {
    expect(isRegistrationFilled({ ...form, ...missing })).toBe(false);
  }
});
