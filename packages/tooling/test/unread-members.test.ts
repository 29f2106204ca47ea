import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unreadMembers } from '../src/unread-members.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const PLANTED = 'packages/tooling/test/planted-options';
const NOT_SHIPPED =
  /\.(?:test|stories|suite)\.|\/testing\/|\/generated\/|^packages\/(?:tooling|sandbox)\//;

test('what is set, what nobody names, and what has the name of another are not read', () => {
  const unread = unreadMembers(
    root,
    [{ path: `${PLANTED}/options.ts`, name: 'Options' }],
    [`${PLANTED}/options.ts`, `${PLANTED}/use.ts`],
  );
  expect(unread).toEqual(['Options.set', 'Options.sameName', 'Options.never']);
});

/** Options of the specification whose screen is still to come. */
const WAITING: Readonly<Record<string, string>> = {
  'RouteFragment.venue': 'venue halls',
};

test('a file that only checks the form of an option gives it no effect', () => {
  const options = { path: `${PLANTED}/options.ts`, name: 'Options' };
  const checkedBy = `${PLANTED}/use.ts`;
  expect(unreadMembers(root, [{ ...options, checkedBy }], [options.path, checkedBy])).toHaveLength(
    6,
  );
});

test('every option of a site is read somewhere', () => {
  const sources = globSync(
    ['packages/*/src/**/*.{ts,tsx}', 'apps/web/{src,server}/**/*.{ts,tsx}'],
    { cwd: root },
  ).filter((path) => !NOT_SHIPPED.test(path));
  const unread = unreadMembers(
    root,
    [
      {
        path: 'packages/shell/src/core/brand.ts',
        name: 'BrandInput',
        checkedBy: 'packages/shell/src/core/brand.ts',
      },
      { path: 'packages/shell/src/core/toggles.ts', name: 'Toggles' },
      { path: 'packages/shell/src/core/route-fragment.ts', name: 'RouteFragment' },
      { path: 'packages/shell/src/react/feature.ts', name: 'FeatureInput' },
      { path: 'packages/shell/src/react/services.tsx', name: 'SiteServices' },
      { path: 'packages/site/src/create-site.ts', name: 'SiteOptions' },
      { path: 'packages/site/src/start-site.tsx', name: 'StartOptions' },
      { path: 'packages/site-server/src/serve-site.ts', name: 'ServeOptions' },
      { path: 'packages/site-server/src/security-headers.ts', name: 'SitePolicy' },
      { path: 'packages/api-client/src/types.ts', name: 'ApiClientOptions' },
    ],
    sources,
  );
  // Both ways: an option that got its effect comes off the list.
  expect(unread.toSorted()).toEqual(Object.keys(WAITING).toSorted());
}, 60_000);
