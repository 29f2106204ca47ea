import type { FeatureSite } from '@courtside/shell/react';
import { expect, test, vi } from 'vitest';
import { lobbyFeature } from './lobby-feature.ts';

/** Loads the home screen of a brand with these blocks. @returns whether it began to load the matches */
async function loadsMatches(homeBlocks: readonly string[], skipSport = false): Promise<boolean> {
  const matches = vi.fn<() => Promise<() => null>>(async () => () => null);
  const { routes } = lobbyFeature({ matches });
  const brand = { homeBlocks, toggles: { skipSport } };
  const site = { services: { brand } } as unknown as FeatureSite;
  const [home] = typeof routes === 'function' ? routes(site) : [];
  await home?.load();
  return matches.mock.calls.length > 0;
}

test('the matches begin to load with the screen that shows them', async () => {
  expect(await loadsMatches(['notices', 'matches'])).toBe(true);
});

test('home without matches loads none', async () => {
  expect(await loadsMatches(['notices', 'venues'])).toBe(false);
  expect(await loadsMatches(['notices', 'matches'], true)).toBe(false);
});

test('matches that do not load leave the screen as it is', async () => {
  const { routes } = lobbyFeature({ matches: () => Promise.reject(new Error('gone')) });
  const brand = { homeBlocks: ['matches'], toggles: { skipSport: false } };
  const site = { services: { brand } } as unknown as FeatureSite;
  const [home] = typeof routes === 'function' ? routes(site) : [];
  await expect(home?.load()).resolves.toBeTypeOf('function');
});
