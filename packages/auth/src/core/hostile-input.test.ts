import { expect, test } from 'vitest';
import { checkCaptchaAnswer, checkCaptchaText, cleanCaptchaText } from './captcha-text.ts';
import { checkRepeat, cleanName } from './credentials.ts';
import { checkNewPair, checkResetCode, checkResetName, cleanResetCode } from './recovery-rules.ts';

const codes = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code);

const PASSWORD = 'abcdefg1';
const MEGABYTE = 1_048_576;
/** Texts that another page, an input method or a messenger may put into a field. */
const HOSTILE: readonly [string, string][] = [
  ['full width', 'ａｂｃｄｅｆｇ１'],
  ['a full-width digit', 'abcdefg１'],
  ['an emoji', 'abcdefg1😀'],
  ['a pasted space', `${PASSWORD} `],
  ['an ideographic space', `\u3000${PASSWORD}`],
  ['a line end', `${PASSWORD}\n`],
  ['a mark of direction', `\u202e${PASSWORD}`],
  ['a zero-width space', `abcd\u200befg1`],
  ['a letter that looks the same', 'аbcdefg1'],
  ['a NUL', `${PASSWORD}\u0000`],
  ['a megabyte', 'a1'.repeat(MEGABYTE / 2)],
];

test.each(HOSTILE)('[VA-03] [VA-10] a repeated password with %s is not the same one', (_, text) => {
  expect(codes(checkRepeat(PASSWORD, text))).toEqual(['auth.repeat-different']);
  expect(codes(checkNewPair(PASSWORD, text))).toEqual(['auth.confirmation-different']);
});

test.each(HOSTILE)('[VA-03] [VA-10] two equal passwords with %s are none', (_, text) => {
  expect(codes(checkRepeat(text, text))).toEqual(['auth.password-malformed']);
  expect(codes(checkNewPair(text, text))).toEqual(['auth.new-password-malformed']);
});

/** Texts without visible characters. */
const INVISIBLE = [' ', '\u3000\t\n', '\u200b', '\u202e\u2066', '\ufeff \u00ad'];

test.each(INVISIBLE)('[VA-07] [VA-08] [VA-13] %j is nothing', (text) => {
  expect(codes(checkResetName(text))).toEqual(['auth.reset-name-empty']);
  expect(codes(checkResetCode(text))).toEqual(['auth.code-empty']);
  expect(codes(checkCaptchaText(text))).toEqual(['auth.captcha-empty']);
  expect(codes(checkCaptchaAnswer(text))).toEqual(['auth.answer-empty']);
});

test.each(['\u202aab12\u202c', ' ab 12\u3000', 'ab\u200b12\ufeff'])(
  '[VA-07] %j is the name ab12',
  (text) => {
    expect(cleanName(text)).toBe('ab12');
    expect(checkResetName(text)).toEqual([]);
  },
);

test('[VA-07] marks that cannot be seen do not count towards the thirty characters of a name', () => {
  expect(checkResetName(`\u202a${'x'.repeat(30)}\u202c`)).toEqual([]);
  expect(codes(checkResetName(`\u202a${'x'.repeat(31)}\u202c`))).toEqual(['auth.reset-name-empty']);
});

test('[VA-07] an old name is not held to the rule of new ones: emoji and full width are for the gateway to know', () => {
  for (const name of ['ａｂ１２', 'ab😀', '老用户']) expect(checkResetName(name)).toEqual([]);
  expect(cleanName('ａｂ１２')).toBe('ａｂ１２');
});

test.each(['１２３４５６', ' 123456\n', '\u202d123456\u202c', '\u3000１２３456\u200b'])(
  '[VA-08] %j is the code 123456',
  (text) => {
    expect(cleanResetCode(text)).toBe('123456');
    expect(checkResetCode(text)).toEqual([]);
  },
);

test.each(['ＡＢ１２', ' AB12\n', '\u202eAB12\u202c', 'AB\u200b12'])(
  '[VA-13] %j is the text AB12',
  (text) => {
    expect(cleanCaptchaText(text)).toBe('AB12');
    expect(checkCaptchaText(text)).toEqual([]);
  },
);

test('[VA-13] ten characters fit, also in full width, and eleven do not', () => {
  expect(checkCaptchaText('Ａ'.repeat(10))).toEqual([]);
  expect(codes(checkCaptchaText('Ａ'.repeat(11)))).toEqual(['auth.captcha-too-long']);
  expect(codes(checkCaptchaText('😀'.repeat(6)))).toEqual(['auth.captcha-too-long']);
});

test.each(['a', '1', '１', '😀', '\u202ea'])(
  '[VA-07] [VA-08] [VA-13] a megabyte of %j is refused',
  (unit) => {
    const text = unit.repeat(MEGABYTE / unit.length);
    expect(codes(checkResetName(text))).toEqual(['auth.reset-name-empty']);
    expect(codes(checkResetCode(text))).toEqual(['auth.code-empty']);
    expect(codes(checkCaptchaText(text))).toEqual(['auth.captcha-too-long']);
  },
);
