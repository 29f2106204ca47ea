import { helpAnchors, helpLinks, helpPaths, HELP_PATH } from '@courtside/help';
import { LOCALES } from '@courtside/i18n';
import { describe, expect, test } from 'vitest';
import { standardFeatures } from '../src/features/standard-features.ts';
import { makeSite } from './make-site.ts';

/** The paths without parameters of a site with all standard features; those of help one by one. */
async function addresses(): Promise<ReadonlySet<string>> {
  const features = standardFeatures();
  // Only a brand that turned sponsors on has their page; help links to it on such a site.
  const { site } = makeSite(features, undefined, { showSponsor: true });
  const place = { services: site.services, store: site.store };
  for (const { areas = [] } of features) {
    for (const { under } of typeof areas === 'function' ? areas(place) : areas) {
      for (const start of under) await site.table.pendingAt(start)?.load();
    }
  }
  const routes = site.table.rows().map(({ route }) => route.path);
  return new Set([...routes.filter((path) => !path.includes(':')), ...helpPaths]);
}

describe.each(LOCALES)('help in %s', (locale) => {
  test('leads to pages that a site has, and to anchors that are there', async () => {
    const known = await addresses();
    const links = await helpLinks(locale);
    expect(new Set(links.map(({ path }) => path)).size).toBeGreaterThan(25);
    expect(links.some(({ page }) => page === 'gztk')).toBe(true);
    const dead = [];
    for (const { page, path } of links) {
      const [address = '', anchor] = path.split('#');
      const isDead =
        !known.has(address) ||
        (anchor !== undefined && !(await helpAnchors(address, locale)).includes(anchor));
      if (isDead) dead.push(`${page} leads to ${path}`);
    }
    expect(dead).toEqual([]);
  });
});

test('only pages of help have anchors that are known', async () => {
  expect(await helpAnchors(`${HELP_PATH}/gztk`, 'zh-Hans')).toContain('disputes');
  expect(await helpAnchors(`${HELP_PATH}/sy`, 'zh-Hant')).toContain('handicap');
  expect(await helpAnchors('/mine/takemoney', 'zh-Hans')).toEqual([]);
});
