import { expect, test } from 'vitest';
import type { SiteAddresses } from '../prerendered.ts';
import { isPageOf, withPages } from './brand-pages.ts';

/** A brand without sports and without deposits. */
const known: SiteAddresses = {
  open: ['/', '/app/download'],
  closed: ['/mine/vip'],
  off: ['/app/help/deposit'],
  routes: ['/', '/app/download', '/game/sport', '/app/help/:topic', '/mine/vip'],
};

test.each([
  ['/', true, 'a public page'],
  ['/app/help/about', true, 'a page of a route with a parameter'],
  ['/game/sport', false, 'a route that says at this brand that there is none'],
  ['/app/help/deposit', false, 'a page that the brand has turned off'],
])('%s is rendered: %s (%s)', (path, rendered) => {
  expect(isPageOf(known, path)).toBe(rendered);
});

test('a list of addresses without routes leaves out only what is turned off', () => {
  const { routes: _, ...older } = known;
  expect(isPageOf(older, '/game/sport')).toBe(true);
  expect(isPageOf(older, '/app/help/deposit')).toBe(false);
});

test('search engines are given every rendered page once, and none that the brand has not', () => {
  const pages = ['/', '/game/sport', '/app/help/about', '/app/help/deposit'];
  expect(withPages(known, pages)).toEqual({
    open: ['/', '/app/download', '/app/help/about'],
    closed: ['/mine/vip'],
    off: ['/app/help/deposit'],
  });
});
