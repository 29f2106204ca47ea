import { expect, test } from 'vitest';
import { menuOf } from './menu-places.ts';

test('entries stand in the operator’s order; what this site does not have, and home, is left out', () => {
  const entry = (code: 'home' | 'vip' | 'customer' | 'sponsor') => ({
    code,
    name: code,
    mark: '' as const,
  });
  const menu = menuOf(
    (['sponsor', 'home', 'vip', 'customer'] as const).map(entry),
    (path) => path !== '/sponsor',
  );
  expect(menu.map(({ code, path }) => [code, path])).toEqual([
    ['vip', '/mine/vip'],
    ['customer', null],
  ]);
});
