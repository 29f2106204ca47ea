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
    asianOdds: true,
    maxStake: true,
    quickBet: false,
    cashOut: true,
  });
  expect(Object.isFrozen(brand)).toBe(true);
  expect(brand).toMatchObject({
    theme: 'courtside',
    imagery: 'courtside',
    priceColors: 'red-up',
    currency: 'CNY',
    market: 'unconfigured',
    gameOrigins: [],
    imageOrigins: [],
  });
});

test.each<[string, Partial<BrandInput>, RegExp]>([
  ['an age below 18', { minimumAge: 17 }, /minimumAge .*18/],
  ['a fraction of a year', { minimumAge: 18.5 }, /minimumAge/],
  ['no name', { name: ' ' }, /name/],
  ['no licence line', { licence: { 'zh-Hans': '持牌经营', 'zh-Hant': '' } }, /licence/],
  ['a block of home that there is not', { homeBlocks: ['bingo' as 'pools'] }, /homeBlocks .*bingo/],
  ['a block of home twice', { homeBlocks: ['pools', 'app', 'pools'] }, /homeBlocks .*pools/],
  [
    'no excluded region in a list of them',
    { restrictedRegions: [] as unknown as ['KP'] },
    /restrictedRegions is empty/,
  ],
  [
    'a region that is no code',
    { restrictedRegions: ['korea' as 'KP'] },
    /restrictedRegions has "korea"/,
  ],
  ['a region twice', { restrictedRegions: ['KP', 'MM', 'KP'] }, /restrictedRegions has "KP"/],
  ['a version of many lines', { legalVersion: '2026\n2027' }, /legalVersion/],
  ['a version that is too long', { legalVersion: '2'.repeat(41) }, /legalVersion/],
  ['a currency that there is not', { currency: 'XXX' as 'CNY' }, /currency/],
  ['an unknown toggle', { toggles: { bonus: true } as object }, /toggles\.bonus is no toggle/],
  [
    'a word for a flag',
    { toggles: { deposit: 'off' } as object },
    /toggles\.deposit must be true or false/,
  ],
  [
    'a language that is no tag',
    { toggles: { defaultLanguage: 'zh_Hant' } },
    /toggles\.defaultLanguage must be a language tag or browser/,
  ],
  [
    'an address to keep that is not safe',
    { toggles: { foreverSite: 'http://courtside.example' } },
    /toggles\.foreverSite is no https origin/,
  ],
  ['a theme with a space', { theme: 'Court side' }, /theme is no name of a theme/],
  ['an unknown imagery', { imagery: 'photos' as 'courtside' }, /imagery is not of/],
  [
    'a family without a name',
    { imagery: { name: ' ', drawGround: () => [] } },
    /imagery is not of/,
  ],
  ['unknown price colours', { priceColors: 'rainbow' as 'red-up' }, /priceColors is not of/],
  [
    'a help address that is none',
    { playHelp: [{ name: good.slogan, address: 'javascript:alert(1)', shown: 'x' }] },
    /playHelp has javascript/,
  ],
  [
    'a help address without a text',
    {
      playHelp: [
        { name: { 'zh-Hans': '求助', 'zh-Hant': '' }, address: 'tel:+85218346', shown: '18346' },
      ],
    },
    /playHelp has tel:.*or an empty text/,
  ],
  ['a market without a name', { market: '' }, /market is no name/],
  ['an origin that is not safe', { gameOrigins: ['http://games.example'] }, /gameOrigins has/],
  [
    'an origin of pictures that is not safe',
    { imageOrigins: ['http://cdn.example'] },
    /imageOrigins has/,
  ],
  ['an origin with a path', { gameOrigins: ['https://games.example/a'] }, /gameOrigins has/],
  ['a support address that is not safe', { supportUrl: 'http://a.example' }, /supportUrl is no/],
  ['an unknown category', { openCategories: ['bingo' as 'home'] }, /openCategories.*bingo/],
])('%s is refused with the key and the reason', (_, change, reason) => {
  expect(() => defineBrand({ ...good, ...change })).toThrow(reason);
});

test('a family of pictures of the brand’s own is taken as it is', () => {
  const imagery = { name: 'rings', drawGround: () => [] };
  expect(defineBrand({ ...good, imagery }).imagery).toBe(imagery);
});
