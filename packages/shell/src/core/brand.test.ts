import { expect, test } from 'vitest';
import { defineBrand, type BrandInput } from './brand.ts';

const good: BrandInput = {
  name: 'Courtside',
  slogan: { 'zh-Hans': '专业体育投注', 'zh-Hant': '專業體育投注' },
  siteId: '9000',
  minimumAge: 18,
  licence: { 'zh-Hans': '持牌经营', 'zh-Hant': '持牌經營' },
  openCategories: ['home', 'sport'],
};

test('a good configuration is completed and frozen', () => {
  const brand = defineBrand(good);
  expect(brand.toggles).toEqual({ deposit: true, professionalTheme: true });
  expect(Object.isFrozen(brand)).toBe(true);
});

test.each<[string, Partial<BrandInput>, RegExp]>([
  ['an age below 18', { minimumAge: 17 }, /minimumAge .*18/],
  ['a fraction of a year', { minimumAge: 18.5 }, /minimumAge/],
  ['no name', { name: ' ' }, /name/],
  ['a site code with letters', { siteId: '9oo0' }, /siteId/],
  ['no licence line', { licence: { 'zh-Hans': '持牌经营', 'zh-Hant': '' } }, /licence/],
  ['an unknown category', { openCategories: ['bingo' as 'home'] }, /openCategories.*bingo/],
])('%s is refused with the key and the reason', (_, change, reason) => {
  expect(() => defineBrand({ ...good, ...change })).toThrow(reason);
});
