import { LANGUAGES } from '@courtside/i18n';
import { memoryStore } from '@courtside/kernel';
import { defineBrand } from '@courtside/shell';
import { expect, test } from 'vitest';
import { startLanguage } from './start-language.ts';

const languages = [...LANGUAGES, { tag: 'en', name: 'English' }];

const brand = (defaultLanguage: string) =>
  defineBrand({
    name: 'Courtside',
    slogan: { 'zh-Hans': '一', 'zh-Hant': '一' },
    minimumAge: 18,
    licence: { 'zh-Hans': '牌照', 'zh-Hant': '牌照' },
    openCategories: ['home'],
    toggles: { defaultLanguage },
  });

test.each([
  ['what was chosen', 'zh-Hant', 'en', 'zh-Hans', 'zh-Hant'],
  ['the default of the brand', null, 'en', 'zh-TW', 'en'],
  ['the language of the browser', null, 'browser', 'en-GB', 'en'],
  ['the default, where the site no longer has what was chosen', 'fr', 'en', 'zh-TW', 'en'],
])('a page begins in %s', (_, chosen, ofBrand, ofBrowser, expected) => {
  const storage = memoryStore();
  if (chosen !== null) storage.set('courtside.locale', chosen);
  expect(startLanguage(languages, storage, brand(ofBrand), ofBrowser)).toBe(expected);
});

test('a brand that names no default begins in the language of the browser', () => {
  expect(startLanguage(languages, memoryStore(), {}, 'en-GB')).toBe('en');
});

test('a default that the site does not have is refused with what it has', () => {
  expect(() => startLanguage(LANGUAGES, memoryStore(), brand('en'), 'en')).toThrow(
    expect.objectContaining({
      code: 'i18n.unknown-language',
      message: 'The brand begins in en; the site has zh-Hans, zh-Hant',
    }),
  );
});
