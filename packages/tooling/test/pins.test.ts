import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFiles, checkManifest, checkReadme } from '../src/check-manifest.ts';
import { otherVersions, pinned, secondCopies } from '../src/pins/brand-app.ts';
import type { PackageJson } from '../src/package-json.ts';
import { npxLines } from '../src/pins/npx-lines.ts';
import { lowestPeers, partOf, pinCases, versionsOf } from '../src/pins/cases.ts';
import { parameterVisits, plainVisits } from '../src/pins/smoke.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const manifest = {
  name: '@courtside/planted',
  version: '0.1.0',
  description: 'Planted.',
  license: 'MIT',
  keywords: ['planted'],
  engines: { node: '>=20.19.0' },
  files: ['dist'],
};

test('a manifest that lets brands pin has no problem', () => {
  const fit = {
    ...manifest,
    dependencies: { '@courtside/kernel': '^0.1.0', sirv: '^3.0.2' },
    peerDependencies: { '@courtside/ui': '>=0.1.0 <0.4.0', react: '^19.2.7' },
    devDependencies: { '@courtside/ui': '0.1.0' },
  };
  expect(checkManifest(fit)).toEqual([]);
});

const PLANTED = [
  ['a context package as a dependency', { dependencies: { '@courtside/ui': '^0.1.0' } }, 'a peer'],
  ['react as a dependency', { dependencies: { react: '^19.2.7' } }, 'a peer'],
  ['a pinned package of ours', { dependencies: { '@courtside/kernel': '0.1.0' } }, 'is pinned'],
  ['a pinned package of others', { dependencies: { sirv: '3.0.2' } }, 'is pinned'],
  ['an exact peer', { peerDependencies: { '@courtside/ui': '0.1.0' } }, 'is 0.1.0, not'],
  ['a peer of one minor', { peerDependencies: { '@courtside/ui': '^0.1.0' } }, 'is ^0.1.0, not'],
  ['an exact peer of others', { peerDependencies: { react: '19.2.7' } }, 'is pinned'],
] as const;

test.each(PLANTED)('%s is refused', (_what, planted, words) => {
  const developed = { devDependencies: { '@courtside/ui': '0.1.0' } };
  const problems = checkManifest({ ...manifest, ...developed, ...planted });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
});

test('every published package lets brands pin, as far as its manifest says', async () => {
  const read = (path: string) => readFile(join(ROOT, path), 'utf8');
  const catalog = new Map(
    [...(await read('pnpm-workspace.yaml')).matchAll(/^ {2}'?([@\w/-]+)'?: (\S+)$/gm)].map(
      ([, name = '', range = '']) => [name, range],
    ),
  );
  /** What `pnpm pack` writes for the ranges of the workspace. */
  const shipped = (version: string, ranges: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(ranges).map(([name, range]) => [
        name,
        range === 'catalog:'
          ? (catalog.get(name) ?? '')
          : range.replace(/^workspace:([\^~]?).*$/, `$1${version}`),
      ]),
    );
  let count = 0;
  for await (const file of glob('packages/*/package.json', { cwd: ROOT })) {
    const pkg = JSON.parse(await read(file)) as PackageJson;
    if (pkg.private) continue;
    count += 1;
    const dependencies = shipped(pkg.version, pkg.dependencies);
    const peerDependencies = shipped(pkg.version, pkg.peerDependencies);
    expect(checkManifest({ ...pkg, dependencies, peerDependencies })).toEqual([]);
  }
  expect(count).toBeGreaterThan(20);
});

test('a peer that is not developed against, and a missing field, are refused', () => {
  const { keywords: _, ...without } = manifest;
  expect(
    checkManifest({ ...without, peerDependencies: { '@courtside/ui': '>=0.1.0 <0.4.0' } }),
  ).toEqual([
    expect.stringContaining('not developed against'),
    expect.stringContaining('no keywords'),
  ]);
});

test('a tarball carries its licence and changelog, and no tests', () => {
  const fit = [
    'package.json',
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'dist/a.d.ts.map',
    'src/a.ts',
  ];
  expect(checkFiles(manifest, fit)).toEqual([]);
  expect(checkFiles(manifest, [...fit.slice(0, 3), 'dist/a.d.ts.map', 'dist/a.test.js'])).toEqual([
    expect.stringContaining('CHANGELOG.md is not in'),
    expect.stringContaining('dist/a.test.js is in'),
    expect.stringContaining('declaration maps'),
  ]);
});

test('a second copy of what a page can have but one is told, of anything else it is not', () => {
  const packages = {
    'node_modules/@courtside/ui': {},
    'node_modules/@courtside/kernel': {},
    'node_modules/@courtside/help/node_modules/@courtside/kernel': {},
  };
  expect(secondCopies({ packages })).toEqual([]);
  expect(
    secondCopies({
      packages: { ...packages, 'node_modules/@courtside/help/node_modules/@courtside/ui': {} },
    }),
  ).toEqual([expect.stringMatching(/^2 copies of @courtside\/ui: /)]);
});

test('a version that npm chose otherwise than expected is told, one that it left out is not', () => {
  const packages = {
    'node_modules/@courtside/ui': { version: '0.3.0' },
    'node_modules/@courtside/site': { version: '0.4.0' },
    'node_modules/@courtside/site/node_modules/@courtside/kernel': { version: '0.1.0' },
  };
  const expected = {
    '@courtside/ui': '0.4.0',
    '@courtside/site': '0.4.0',
    '@courtside/kernel': '0.2.0',
  };
  expect(otherVersions({ packages }, expected)).toEqual([
    '@courtside/ui is 0.3.0, and 0.4.0 is expected',
  ]);
});

test('an older copy that a pinned package brings may stand on top, as long as the newest is there too', () => {
  const packages = {
    'node_modules/@courtside/kernel': { version: '0.1.0' },
    'node_modules/@courtside/site/node_modules/@courtside/kernel': { version: '0.2.0' },
  };
  const expected = { '@courtside/kernel': '0.2.0' };
  expect(otherVersions({ packages }, expected)).toEqual([]);
  expect(
    otherVersions(
      { packages: { 'node_modules/@courtside/kernel': { version: '0.1.0' } } },
      expected,
    ),
  ).toEqual(['@courtside/kernel is 0.1.0, and 0.2.0 is expected']);
});

test('a tree that was never released counts as the first release, and the next one is a minor on', () => {
  expect(versionsOf('0.0.0')).toEqual({ previous: '0.1.0', newest: '0.2.0' });
  expect(versionsOf('1.4.2')).toEqual({ previous: '1.4.2', newest: '1.5.0' });
});

test('there is a case for each package, and the lowest peers are those that all ranges take', () => {
  const a = { ...manifest, name: '@courtside/a', peerDependencies: { react: '^19.2.7' } };
  const b = { ...manifest, name: '@courtside/b', peerDependencies: { react: '^19.10.0' } };
  expect(lowestPeers([a, b])).toEqual({ react: '19.10.0' });
  expect(pinCases([a, b])[2]?.expected).toEqual({
    '@courtside/a': '0.1.0',
    '@courtside/b': '0.2.0',
  });
  expect(pinCases([a, b]).map(({ name, pins }) => [name, pins])).toEqual([
    ['all newest', {}],
    ['lowest peers', { '@courtside/a': '0.1.0', '@courtside/b': '0.1.0', react: '19.10.0' }],
    ['@courtside/a one back', { '@courtside/a': '0.1.0' }],
    ['@courtside/b one back', { '@courtside/b': '0.1.0' }],
  ]);
});

test('parts have each case once, and the newest versions have a part of their own', () => {
  const manifests = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, version: '0.1.0' }));
  const cases = pinCases(manifests);
  const parts = [1, 2, 3, 4].map((part) => partOf(cases, part, 4));
  expect(parts.flat().toSorted((x, y) => cases.indexOf(x) - cases.indexOf(y))).toEqual(cases);
  expect(parts.map(({ length }) => length)).toEqual([1, 2, 2, 2]);
  expect(parts[0]?.[0]?.name).toBe('all newest');
  for (const [part, of] of [
    [1, 1],
    [0, 4],
    [5, 4],
    [3, NaN],
  ] as const) {
    expect(() => partOf(cases, part, of)).toThrow('No part');
  }
});

test("a pin takes the place of the range in the brand's manifest, and joins it where there is none", () => {
  const brand = {
    name: 'harbour',
    dependencies: { '@courtside/ui': '>=0.1.0 <0.4.0', '@courtside/site': '>=0.1.0 <0.4.0' },
    devDependencies: { vite: '^8.3.8' },
  };
  expect(
    pinned(brand, { '@courtside/ui': '0.1.0', '@courtside/kernel': '0.1.0', vite: '8.3.8' }),
  ).toEqual({
    name: 'harbour',
    dependencies: {
      '@courtside/ui': '0.1.0',
      '@courtside/site': '>=0.1.0 <0.4.0',
      '@courtside/kernel': '0.1.0',
    },
    devDependencies: { vite: '8.3.8' },
  });
});

const ADDRESSES = {
  open: ['/', '/game/sport'],
  closed: ['/mine/wallet', '/mine/card/'],
  routes: [
    '/',
    '/loading',
    '/game/sport',
    '/match/:gidm/chat',
    '/mine/wallet',
    '/help/a',
    '/help/:p',
  ],
};

test('every route of a site without a parameter is opened, and an address that is none', () => {
  expect(plainVisits(ADDRESSES)).toEqual([
    { path: '/', found: true },
    { path: '/loading', found: undefined },
    { path: '/game/sport', found: true },
    { path: '/mine/wallet', found: true },
    { path: '/help/a', found: undefined },
    { path: '/no/such/page', found: false },
  ]);
});

test('a route with parameters is opened where a screen links to, else with what is given, else with nothing', () => {
  const values = { gidm: '42' };
  expect(parameterVisits(ADDRESSES, { values, links: ['/help/a', '/x/y', '/help/b'] })).toEqual([
    { path: '/match/42/chat', found: undefined },
    { path: '/help/b', found: true },
  ]);
  expect(parameterVisits(ADDRESSES, { values: {}, links: ['/match/7/chat'] })).toEqual([
    { path: '/match/7/chat', found: true },
    { path: '/help/1', found: undefined },
  ]);
});

test('the npx lines of a README are those that run a package of ours', () => {
  const readme =
    'Run `npx @courtside/a`:\n\n    npx @courtside/sandbox --data .sandbox --log\n' +
    '    KEY=… npx -p @courtside/sandbox courtside-conformance --token T\n    npx prettier .\n';
  expect(npxLines(readme)).toEqual([
    { command: ['@courtside/sandbox'], options: ['--data', '--log'] },
    { command: ['-p', '@courtside/sandbox', 'courtside-conformance'], options: ['--token'] },
  ]);
});

test('a README names no file that its readers do not have', () => {
  const readme =
    'See `docs/a.md`, `etc/b.md`, [c](../c/README.md) and `src/d.ts`; `test/e` is there.';
  expect(checkReadme(manifest, readme, ['README.md', 'test/e/f.ts'])).toEqual([
    expect.stringContaining('docs/a.md'),
    expect.stringContaining('etc/b.md'),
    expect.stringContaining('../c/README.md'),
  ]);
});
