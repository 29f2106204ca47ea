import { expect, test } from 'vitest';
import { chooseLanguage, LANGUAGES, type Language } from './language.ts';

const ENGLISH: Language = { tag: 'en', name: 'English' };
const HONG_KONG: Language = { tag: 'zh-HK', name: '繁體（香港）', content: 'zh-Hant' };

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['zh-HK', 'zh-HK'],
  ['zh-TW', 'zh-Hant'],
  ['zh-SG', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['fr', 'zh-Hans'],
  ['', 'zh-Hans'],
  [null, 'zh-Hans'],
])('for %s the site is in %s', (tag, expected) => {
  expect(chooseLanguage([...LANGUAGES, ENGLISH, HONG_KONG], tag).tag).toBe(expected);
});

test('a site without Simplified Chinese is in its first language', () => {
  expect(chooseLanguage([ENGLISH, HONG_KONG], 'fr')).toBe(ENGLISH);
});

test('a site without any language is refused', () => {
  expect(() => chooseLanguage([], 'en')).toThrow(
    expect.objectContaining({ code: 'i18n.no-language' }),
  );
});
