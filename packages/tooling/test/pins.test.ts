import { expect, test } from 'vitest';
import { checkFiles, checkManifest, checkReadme } from '../src/check-manifest.ts';
import { secondCopies } from '../src/pins/brand-app.ts';
import { npxLines } from '../src/pins/npx-lines.ts';
import { lowestPeers, pinCases, versionsOf } from '../src/pins/cases.ts';

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

test('a tree that was never released counts as the first release, and the next one is a minor on', () => {
  expect(versionsOf('0.0.0')).toEqual({ previous: '0.1.0', newest: '0.2.0' });
  expect(versionsOf('1.4.2')).toEqual({ previous: '1.4.2', newest: '1.5.0' });
});

test('there is a case for each package, and the lowest peers are those that all ranges take', () => {
  const a = { ...manifest, name: '@courtside/a', peerDependencies: { react: '^19.2.7' } };
  const b = { ...manifest, name: '@courtside/b', peerDependencies: { react: '^19.10.0' } };
  expect(lowestPeers([a, b])).toEqual({ react: '19.10.0' });
  expect(pinCases([a, b]).map(({ name, dependencies }) => [name, dependencies])).toEqual([
    ['all newest', { '@courtside/a': '0.2.0', '@courtside/b': '0.2.0' }],
    ['lowest peers', { '@courtside/a': '0.1.0', '@courtside/b': '0.1.0', react: '19.10.0' }],
    ['@courtside/a one back', { '@courtside/a': '0.1.0', '@courtside/b': '0.2.0' }],
    ['@courtside/b one back', { '@courtside/a': '0.2.0', '@courtside/b': '0.1.0' }],
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
