import { expect, test } from 'vitest';
import { defineBrand, type BrandInput } from './brand.ts';

const good: BrandInput = {
  name: 'Courtside',
  slogan: { 'zh-Hans': '专业体育投注', 'zh-Hant': '專業體育投注' },
  minimumAge: 18,
  licence: { 'zh-Hans': '持牌经营', 'zh-Hant': '持牌經營' },
  openCategories: ['home', 'sport'],
};

test('a good configuration is completed and frozen', () => {
  const brand = defineBrand(good);
  expect(brand.toggles).toEqual({
    birthdayDescription: true,
    crModeSwitch: false,
    deposit: true,
    skipSport: false,
    vipNoSave: false,
    professionalTheme: true,
    foreverSite: '',
    defaultLanguage: 'browser',
    hideRealNumber: true,
    hideNavIcon: false,
    withdrawPassword: true,
    hideAgent: false,
    showSponsor: false,
  });
  expect(Object.isFrozen(brand)).toBe(true);
  expect(brand).toMatchObject({
    theme: 'courtside',
    imagery: 'courtside',
    priceColors: 'red-up',
    currency: 'CNY',
    market: 'unconfigured',
    gameOrigins: [],
  });
});

test.each<[string, Partial<BrandInput>, RegExp]>([
  ['an age below 18', { minimumAge: 17 }, /minimumAge .*18/],
  ['a fraction of a year', { minimumAge: 18.5 }, /minimumAge/],
  ['no name', { name: ' ' }, /name/],
  ['no licence line', { licence: { 'zh-Hans': '持牌经营', 'zh-Hant': '' } }, /licence/],
  ['a currency that there is not', { currency: 'XXX' as 'CNY' }, /currency/],
  ['an unknown toggle', { toggles: { bonus: true } as object }, /toggles\.bonus is no toggle/],
  [
    'a word for a flag',
    { toggles: { deposit: 'off' } as object },
    /toggles\.deposit must be true or false/,
  ],
  [
    'a language that there is not',
    { toggles: { defaultLanguage: 'en' } as object },
    /toggles\.defaultLanguage must be one of zh-Hans, zh-Hant, browser/,
  ],
  [
    'an address to keep that is not safe',
    { toggles: { foreverSite: 'http://courtside.example' } },
    /toggles\.foreverSite must be an https origin/,
  ],
  ['a theme with a space', { theme: 'Court side' }, /theme must be the name of a theme/],
  ['an unknown imagery', { imagery: 'photos' as 'courtside' }, /imagery must be one of/],
  ['unknown price colours', { priceColors: 'rainbow' as 'red-up' }, /priceColors must be one of/],
  ['a market without a name', { market: '' }, /market must be the name/],
  ['an origin that is not safe', { gameOrigins: ['http://games.example'] }, /gameOrigins has/],
  ['an origin with a path', { gameOrigins: ['https://games.example/a'] }, /gameOrigins has/],
  ['a support address that is not safe', { supportUrl: 'http://a.example' }, /supportUrl must be/],
  ['an unknown category', { openCategories: ['bingo' as 'home'] }, /openCategories.*bingo/],
])('%s is refused with the key and the reason', (_, change, reason) => {
  expect(() => defineBrand({ ...good, ...change })).toThrow(reason);
});
