import { defineFeature, type Feature, type FeatureSite } from '@courtside/shell/react';
import { expect, test } from 'vitest';
import { placeFeatures } from './place-features.ts';

const site = {} as FeatureSite;
const route = (path: string) => ({
  path,
  title: { id: 'x', message: 'x' },
  access: 'public' as const,
  load: () => Promise.reject(new Error('not loaded in this test')),
});
const feature = (id: string, rest: Omit<Feature, 'id'> = {}) => defineFeature({ id, ...rest });
const dialog = { on: ['login' as const], load: () => Promise.reject(new Error('not loaded')) };
const state = { x: () => Promise.reject(new Error('not loaded')) };

test.each<[string, Omit<Feature, 'id'>, Omit<Feature, 'id'>]>([
  ['route /mine/vip', { routes: [route('/mine/vip')] }, { routes: () => [route('/mine/vip')] }],
  ['route /a/:', { routes: [route('/a/:id')] }, { routes: [route('/a/:other')] }],
  ['reducer x', { reducers: state }, { reducers: state }],
  ['dialog auth', { dialogs: { auth: dialog } }, { dialogs: { auth: dialog } }],
])('two features that claim the %s are refused by name', (claim, one, two) => {
  expect(() => placeFeatures([feature('one', one), feature('two', two)], site)).toThrow(
    expect.objectContaining({
      code: 'site.feature-conflict',
      message: `The features "one" and "two" both claim the ${claim}`,
    }),
  );
});

test('one feature twice is refused too', () => {
  const twice = [feature('wallet'), feature('wallet')];
  expect(() => placeFeatures(twice, site)).toThrow(
    'The feature "wallet" claims the id wallet twice',
  );
});

test('features that share nothing are placed with their routes', () => {
  const { placed } = placeFeatures(
    [feature('one', { routes: [route('/one')] }), feature('two', { routes: () => [] })],
    site,
  );
  expect(placed.map(({ feature: { id }, routes }) => [id, routes.map(({ path }) => path)])).toEqual(
    [
      ['one', ['/one']],
      ['two', []],
    ],
  );
});
