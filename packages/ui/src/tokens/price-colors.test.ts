import { expect, test } from 'vitest';
import { choosePriceColors } from './price-colors.ts';

test('the member comes before the locale and the brand', () => {
  const choices = { locale: 'zh-Hans', brand: 'red-up' } as const;
  expect(choosePriceColors({ ...choices, member: 'green-up' })).toBe('green-up');
  expect(choosePriceColors({ ...choices, member: 'colour-blind' })).toBe('colour-blind');
});

test.each([
  ['zh-Hans', 'red-up'],
  ['zh-CN', 'red-up'],
  ['zh_TW', 'red-up'],
  ['zh-Hant-HK', 'green-up'],
  ['zh-Hant-MO', 'green-up'],
])('%s comes before the brand', (locale, expected) => {
  const brand = expected === 'red-up' ? 'green-up' : 'red-up';
  expect(choosePriceColors({ locale, brand })).toBe(expected);
});

test.each([undefined, 'zh-Hant', 'en', ''])(
  'where %s has no custom the brand decides',
  (locale) => {
    expect(choosePriceColors({ locale, brand: 'green-up' })).toBe('green-up');
    expect(choosePriceColors({ locale, brand: 'colour-blind' })).toBe('colour-blind');
  },
);

test.each([null, undefined, '', 'rainbow', 'toString'])('%s is no choice of a member', (member) => {
  expect(choosePriceColors({ member, locale: 'zh-Hans', brand: 'green-up' })).toBe('red-up');
});
