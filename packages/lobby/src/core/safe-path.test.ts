import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each(['/', '/game/sport', '/game/sport?show=RB', '/mine/betRecord?page=2&settled=1'])(
  '%s is a path of this site',
  (path) => {
    expect(safePath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'game/sport',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/a\nb',
  '/loading?to=/loading',
])('%s leads home', (path) => {
  expect(safePath(path)).toBe('/');
});

test('whatever is asked for, one stays on this site', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (url, text) => {
      for (const wanted of [url, text, `/${text}`, `/${url}`, `\\${url}`]) {
        const { origin } = new URL(safePath(wanted), 'https://site.example');
        expect(origin).toBe('https://site.example');
      }
    }),
  );
});
