import { defineBrand, type Brand } from '@courtside/shell';
import { defineFeature } from '@courtside/shell/react';
import { expect, test } from 'vitest';
import { siteAddresses } from '../src/site-addresses.ts';

const brandWith = (deposit: boolean): Brand =>
  defineBrand({
    name: 'Courtside',
    slogan: { 'zh-Hans': '一', 'zh-Hant': '一' },
    minimumAge: 18,
    licence: { 'zh-Hans': '牌照', 'zh-Hant': '牌照' },
    openCategories: ['home'],
    toggles: { deposit },
  });

const page = (path: string, access: 'public' | 'login' = 'public', more = {}) => ({
  path,
  title: { id: path, message: path },
  access,
  load: async () => () => null,
  ...more,
});

const features = () => [
  defineFeature({
    id: 'one',
    routes: [page('/'), page('/loading', 'public', { menu: false }), page('/mine/vip', 'login')],
    areas: [
      {
        under: ['/help'],
        load: async () => ({
          routes: [
            page('/help'),
            page('/help/deposits', 'public', { deposit: true }),
            page('/help/:page'),
            page('/help/mine/:card', 'login'),
          ],
        }),
      },
    ],
  }),
];

test('the addresses of a site are those of its routes: open ones by name, those of members by how they begin', async () => {
  expect(await siteAddresses({ brand: brandWith(true), features })).toEqual({
    open: ['/', '/help', '/help/deposits'],
    closed: ['/mine/vip', '/help/mine/'],
    off: [],
    routes: [
      '/',
      '/loading',
      '/mine/vip',
      '/help',
      '/help/deposits',
      '/help/:page',
      '/help/mine/:card',
    ],
  });
});

test('a page that the brand has closed has no address', async () => {
  const { open, off, routes } = await siteAddresses({ brand: brandWith(false), features });
  expect(open).toEqual(['/', '/help']);
  expect(off).toEqual(['/help/deposits']);
  expect(routes).not.toContain('/help/deposits');
});
