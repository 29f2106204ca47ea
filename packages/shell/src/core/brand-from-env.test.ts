import { expect, test } from 'vitest';
import { brandFromEnv } from './brand-from-env.ts';
import type { BrandInput } from './brand.ts';
import type { Toggles } from './toggles.ts';

const input: BrandInput = {
  name: 'Courtside',
  slogan: { 'zh-Hans': '专业体育投注', 'zh-Hant': '專業體育投注' },
  minimumAge: 18,
  licence: { 'zh-Hans': '持牌经营', 'zh-Hant': '持牌經營' },
  openCategories: ['home'],
  toggles: { hideAgent: true, deposit: true },
};

test.each<[string, string, Partial<Toggles>]>([
  ['BIRTHDAY_DESCRIPTION', 'off', { birthdayDescription: false }],
  ['CR_MODE_SWITCH', 'on', { crModeSwitch: true }],
  ['DEPOSIT', 'off', { deposit: false }],
  ['SKIP_SPORT', 'on', { skipSport: true }],
  ['VIP_NO_SAVE', 'on', { vipNoSave: true }],
  ['PROFESSIONAL_THEME', 'off', { professionalTheme: false }],
  ['FOREVER_SITE', 'https://courtside.example', { foreverSite: 'https://courtside.example' }],
  ['DEFAULT_LANGUAGE', 'zh-Hant', { defaultLanguage: 'zh-Hant' }],
  ['HIDE_REAL_NUMBER', 'off', { hideRealNumber: false }],
  ['HIDE_NAV_ICON', 'on', { hideNavIcon: true }],
  ['WITHDRAW_PASSWORD', 'off', { withdrawPassword: false }],
  ['HIDE_AGENT', 'off', { hideAgent: false }],
  ['SHOW_SPONSOR', 'on', { showSponsor: true }],
])(
  'COURTSIDE_BRAND_%s=%s overrides what the brand says, and nothing else',
  (name, text, toggles) => {
    const plain = brandFromEnv(input, {});
    const brand = brandFromEnv(input, { [`COURTSIDE_BRAND_${name}`]: text });
    expect(brand).toEqual({ ...plain, toggles: { ...plain.toggles, ...toggles } });
    expect(brand.toggles).not.toEqual(plain.toggles);
  },
);

test('what is not set, or is not the brand’s, changes nothing', () => {
  const brand = brandFromEnv(input, { COURTSIDE_BRAND_DEPOSIT: undefined, DEPOSIT: 'off' });
  expect(brand).toEqual(brandFromEnv(input, {}));
});

test.each([
  ['DEPOSIT', 'no', /COURTSIDE_BRAND_DEPOSIT must be on or off/],
  ['DEPOSIT', '', /COURTSIDE_BRAND_DEPOSIT must be on or off/],
  ['BONUS', 'on', /COURTSIDE_BRAND_BONUS is no toggle/],
  ['DEFAULT_LANGUAGE', 'English', /COURTSIDE_BRAND_DEFAULT_LANGUAGE must be a language tag/],
  ['FOREVER_SITE', 'courtside.example', /COURTSIDE_BRAND_FOREVER_SITE is no https origin/],
])('COURTSIDE_BRAND_%s=%j is refused with the key and the reason', (name, text, reason) => {
  expect(() => brandFromEnv(input, { [`COURTSIDE_BRAND_${name}`]: text })).toThrow(reason);
});
