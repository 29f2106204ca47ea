import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

test('a redirect names a path of this site, with its query', () => {
  expect(redirectTarget('/redirect', '')).toBe('/');
  expect(redirectTarget('/redirect/', '')).toBe('/');
  expect(redirectTarget('/redirect/download', '')).toBe('/download');
  expect(redirectTarget('/redirect/game%2Fegame', '?list=new')).toBe('/game/egame?list=new');
  expect(redirectTarget('/redirect/%2Fmine%2Fwallet', '')).toBe('/mine/wallet');
  expect(redirectTarget('/redirect/%E0%A4%A', '')).toBeNull();
});

test.each([
  '/redirect/%2F%2Fevil.example',
  '/redirect/%2F%5Cevil.example',
  '/redirect/%2F%09%2Fevil.example',
  '/redirect/%5C%5Cevil.example',
])('%s leads nowhere', (pathname) => {
  expect(redirectTarget(pathname, '')).toBeNull();
});

test('whatever is asked for, no other host is reached', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '%2F',
    '%5C',
    '@',
    ':',
    '//',
    'https:',
    'evil.example',
    '\t',
    '?',
    '#',
    '.',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts, { maxLength: 8 }).map((each) => each.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const target = redirectTarget(
        `/redirect/${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))}`,
        '',
      );
      if (target !== null) {
        expect(new URL(target, 'https://site.example').origin).toBe('https://site.example');
      }
    }),
    { numRuns: 1000 },
  );
});
