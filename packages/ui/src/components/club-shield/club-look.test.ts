import { wcagContrast } from 'culori';
import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { BRIGHT, clubLook, contrastOf, DEEP, monogramOf } from './club-look.ts';

const NAMES = [
  'Arsenal FC',
  'Aston Villa FC',
  'AFC Bournemouth',
  'Brighton & Hove Albion FC',
  'Chelsea FC',
  'Crystal Palace FC',
  'Everton FC',
  'FC Bayern München',
  'Bayer 04 Leverkusen',
  'Borussia Dortmund',
  'Real Madrid CF',
  'FC Barcelona',
  'Club Atlético de Madrid',
  'AC Milan',
  'FC Internazionale Milano',
  'Paris Saint-Germain FC',
  'Shanghai Port',
  'Beijing Guoan',
  '上海海港',
  '北京国安',
];

test('the contrast is the one of WCAG', () => {
  for (const deep of DEEP)
    for (const bright of BRIGHT)
      expect(contrastOf(deep, bright)).toBeCloseTo(wcagContrast(deep, bright), 2);
});

test('any two colours that a name can draw are told apart, and the monogram is read', () => {
  for (const deep of DEEP)
    for (const bright of BRIGHT)
      expect(wcagContrast(deep, bright), deep + bright).toBeGreaterThan(4.5);
});

test('any name has a look, always the same, with a readable monogram', () => {
  assert(
    property(string({ unit: 'grapheme' }), (name) => {
      const { colours, ink, monogram } = clubLook(name);
      expect(clubLook(name)).toEqual(clubLook(name));
      expect(wcagContrast(colours[0], colours[1])).toBeGreaterThan(4.5);
      expect(wcagContrast(ink, colours[0])).toBeGreaterThanOrEqual(4.5);
      expect([...monogram].length).toBeLessThanOrEqual(12);
    }),
  );
});

test('given colours that are alike still leave the monogram readable', () => {
  const { ink } = clubLook('Borussia Dortmund', { colours: ['#fde100', '#ffffff'] });
  expect(ink).toBe('#000000');
});

test('clubs of a league hardly ever look the same', () => {
  const looks = NAMES.map((name) => {
    const { colours, parting } = clubLook(name);
    return [...colours, parting].join(' ');
  });
  expect(new Set(looks).size).toBeGreaterThanOrEqual(NAMES.length - 1);
});

test.each([
  ['Real Madrid CF', 'RM'],
  ['FC Barcelona', 'BA'],
  ['Brighton & Hove Albion FC', 'BHA'],
  ['1. FSV Mainz 05', 'FM'],
  ['AFC', 'AF'],
  ['上海海港', '上'],
  ['', ''],
])('%s is %s', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});
