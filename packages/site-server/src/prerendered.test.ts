import { expect, test } from 'vitest';
import { pageFile, type PagesIndex } from './prerendered.ts';

const index: PagesIndex = {
  brands: {
    courtside: { languages: ['zh-Hans', 'zh-Hant', 'en'], defaultLanguage: null },
    meridian: { languages: ['zh-Hans', 'zh-Hant'], defaultLanguage: 'zh-Hant' },
  },
  files: { '/': 'index.html', '/app/help/gztk': 'app/help/gztk.html' },
};
const fileOf = (headers: Record<string, string>, path = '/', brand: string | null = 'courtside') =>
  pageFile(index, { path, brand, headers });

test.each([
  ['zh-TW,zh;q=0.9', '/courtside/zh-Hant/index.html'],
  ['zh-Hant-HK', '/courtside/zh-Hant/index.html'],
  ['zh-HK', '/courtside/zh-Hant/index.html'],
  ['zh-Hans-HK', '/courtside/zh-Hans/index.html'],
  ['zh-CN,zh;q=0.9', '/courtside/zh-Hans/index.html'],
  ['en-GB,en;q=0.9', '/courtside/en/index.html'],
  ['pt-BR', '/courtside/zh-Hans/index.html'],
  ['', '/courtside/zh-Hans/index.html'],
])('a visitor who has chosen nothing reads what their browser asks for: %s', (asked, file) => {
  expect(fileOf({ 'accept-language': asked })).toBe(file);
});

test('what the visitor chose on this device comes before what the browser asks for', () => {
  const headers = { 'accept-language': 'zh-CN', cookie: 'a=b; courtside.locale=zh-Hant' };
  expect(fileOf(headers)).toBe('/courtside/zh-Hant/index.html');
});

test('a cookie that names no language of the site counts for nothing', () => {
  const headers = { 'accept-language': 'zh-CN', cookie: 'courtside.locale=../../secret' };
  expect(fileOf(headers)).toBe('/courtside/zh-Hans/index.html');
});

test('a brand that begins in a language does so whatever the browser asks for', () => {
  expect(fileOf({ 'accept-language': 'zh-CN' }, '/', 'meridian')).toBe(
    '/meridian/zh-Hant/index.html',
  );
});

test('a server that names no brand has the first one', () => {
  expect(fileOf({}, '/app/help/gztk', null)).toBe('/courtside/zh-Hans/app/help/gztk.html');
});

test.each([
  ['an address without a page', '/mine/play', 'courtside'],
  ['a name that every object has', 'constructor', 'courtside'],
  ['a brand that was not built', '/', 'vermilion'],
  ['a brand by a name that every object has', '/', 'constructor'],
])('there is no page for %s', (_, path, brand) => {
  expect(fileOf({}, path, brand)).toBeNull();
});
