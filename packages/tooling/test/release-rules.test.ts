import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAddress } from '../src/check-packages.ts';
import { readPackageJson } from '../src/package-json.ts';
import { addressFields, refusal, withAddress } from '../src/release/address.ts';
import { addChangeset, scratchWorkspace } from '../src/release/scratch-workspace.ts';
import { sectionOf, versionPackages, writeReleaseNotes } from '../src/release/version-packages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const changeset = join(root, 'node_modules/.bin/changeset');
let scratch = '';
let names: string[] = [];

/** A workspace after its first release. */
const FIRST = 'first';

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'courtside-release-'));
  const first = join(scratch, FIRST);
  names = await scratchWorkspace(root, first);
  await addChangeset(first, Object.fromEntries(names.map((name) => [name, 'minor' as const])));
  await versionPackages(first, changeset);
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

/** What one more change releases, as `name from -> to`. */
async function releaseOf(name: string, bump: 'patch' | 'minor') {
  const folder = join(scratch, `${bump}-${name.slice('@courtside/'.length)}`);
  await cp(join(scratch, FIRST), folder, { recursive: true });
  await addChangeset(folder, { [name]: bump });
  const released = await versionPackages(folder, changeset);
  return { folder, released };
}

test.each(['@courtside/kernel', '@courtside/ui', '@courtside/shell', '@courtside/i18n'])(
  'a patch of %s releases it alone',
  async (name) => {
    const { released } = await releaseOf(name, 'patch');
    expect(released.map((each) => each.name)).toEqual([name]);
  },
);

test('a minor of a context package releases it alone, and the ranges of its peers stay', async () => {
  const { released, folder } = await releaseOf('@courtside/ui', 'minor');
  expect(released.map((each) => each.name)).toEqual(['@courtside/ui']);
  const of = async (place: string) =>
    (await readPackageJson(join(place, 'packages/help'))).peerDependencies?.['@courtside/ui'];
  expect(await of(folder)).toBe(await of(root));
});

test('a minor of the kernel brings patches to those whose caret it leaves, and nothing more', async () => {
  const { released } = await releaseOf('@courtside/kernel', 'minor');
  const bumpOf = ({ from, to }: { from: string; to: string }) =>
    from.split('.')[1] === to.split('.')[1] ? 'patch' : 'minor';
  expect(released.filter((each) => bumpOf(each) === 'minor').map(({ name }) => name)).toEqual([
    '@courtside/kernel',
  ]);
});

test("the root's release notes tell of each package that was released, newest first", async () => {
  const { folder, released } = await releaseOf('@courtside/money', 'patch');
  await writeReleaseNotes(folder, released, '2026-01-01');
  await writeReleaseNotes(folder, released, '2026-02-01');
  const notes = await readFile(join(folder, 'CHANGELOG.md'), 'utf8');
  expect(notes).toMatch(/^# Releases\n\n## 2026-02-01\n[^]*## 2026-01-01\n/);
  expect(notes).toContain(`### @courtside/money ${released[0]?.to}`);
  expect(notes).toContain('A change.');
});

test('a section of a changelog ends where the next version begins', () => {
  const changelog = '# a\n\n## 0.2.0\n\nNew.\n\n## 0.1.0\n\nOld.\n';
  expect(sectionOf(changelog, '0.2.0')).toBe('New.');
  expect(sectionOf(changelog, '0.1.0')).toBe('Old.');
});

test('nothing is published while nobody owns an address, and one setting gives each package its fields', () => {
  expect(refusal('')).toContain('courtside.repository');
  expect(refusal('https://code.example.org/courtside')).toBeUndefined();
  const pkg = { name: '@courtside/a', version: '1.0.0', license: 'MIT' };
  expect(withAddress(pkg, addressFields('', '/w', '/w/packages/a'))).toEqual(pkg);
  const full = withAddress(
    pkg,
    addressFields('https://code.example.org/courtside', '/w', '/w/packages/a'),
  );
  expect(full).toMatchObject({
    repository: { url: 'git+https://code.example.org/courtside.git', directory: 'packages/a' },
    bugs: 'https://code.example.org/courtside/issues',
  });
  expect(withAddress(full, {})).toEqual(pkg);
  expect(checkAddress(pkg, {})).toEqual([]);
  expect(checkAddress(full, {})).toEqual([expect.stringContaining('not that of the root')]);
});

test('the table for brands names every package that is published, and every peer with its range', async () => {
  const table = await readFile(join(root, 'docs/compatibility.md'), 'utf8');
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  expect(names.length).toBeGreaterThan(20);
  const isTold = (...words: string[]) =>
    rows.some((row) => words.every((word) => row.includes(`\`${word}\``)));
  const left = names.filter((name) => !isTold(name.slice('@courtside/'.length)));
  expect(left).toEqual([]);
  for (const name of names) {
    const pkg = await readPackageJson(join(root, 'packages', name.slice('@courtside/'.length)));
    for (const [peer, range] of Object.entries(pkg.peerDependencies ?? {})) {
      const told = peer.startsWith('@courtside/') ? peer.slice('@courtside/'.length) : peer;
      expect(isTold(told), `${peer} of ${name}`).toBe(true);
      if (!peer.startsWith('@courtside/')) {
        expect(isTold(peer, range), `${peer} ${range} of ${name}`).toBe(true);
      } else expect(table, `${peer} ${range} of ${name}`).toContain(`\`${range}\``);
    }
  }
});
