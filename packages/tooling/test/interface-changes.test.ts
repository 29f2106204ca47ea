import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changesSinceRelease } from '../src/release/interface-changes.ts';
import { git } from '../src/release/last-release.ts';

let root = '';

async function must(...args: string[]): Promise<string> {
  const printed = await git(root, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args);
  if (printed === undefined) throw new Error(`git ${args.join(' ')} fails`);
  return printed;
}

async function write(version: string, report: string, folder = 'ui') {
  const at = join(root, 'packages', folder);
  await mkdir(join(at, 'etc'), { recursive: true });
  const manifest = { name: `@courtside/${folder}`, version };
  await writeFile(join(at, 'package.json'), JSON.stringify(manifest, null, 2));
  await writeFile(join(at, `etc/${folder}.api.md`), report);
}

async function commit(): Promise<string> {
  await must('add', '-A');
  await must('commit', '-qm', 'A step');
  return must('rev-parse', 'HEAD');
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'courtside-interfaces-'));
  await must('init', '-q', '-b', 'main');
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('before its first release everything of a package is new', async () => {
  await write('0.0.0', 'export a\n');
  await commit();
  expect(await changesSinceRelease(root)).toEqual([
    { name: '@courtside/ui', version: '0.0.0', removes: false },
  ]);
});

test('on main a package is compared with the commit that gave it its version', async () => {
  await write('0.1.0', 'export a\n');
  await write('0.1.0', 'export k\n', 'kernel');
  await commit();
  expect(await changesSinceRelease(root)).toEqual([]);
  await write('0.1.0', 'export a\nexport b\n');
  await commit();
  expect(await changesSinceRelease(root)).toEqual([
    { name: '@courtside/ui', version: '0.1.0', removes: false },
  ]);
  await write('0.1.0', 'export b\n');
  expect(await changesSinceRelease(root)).toEqual([
    { name: '@courtside/ui', version: '0.1.0', removes: true },
  ]);
});

test('a tag tells the release, whatever came between it and the version', async () => {
  await write('0.1.0', 'export a\n');
  await commit();
  await write('0.1.0', 'export a\nexport b\n');
  await commit();
  await must('tag', '-a', '-m', 'Release', '@courtside/ui@0.1.0');
  expect(await changesSinceRelease(root)).toEqual([]);
});

test('a release ends the count, from the moment that its version is written', async () => {
  await write('0.1.0', 'export a\n');
  await commit();
  await write('0.2.0', 'export a\nexport b\n');
  expect(await changesSinceRelease(root)).toEqual([]);
  await commit();
  expect(await changesSinceRelease(root)).toEqual([]);
});

test('a version that the history does not reach is told, not passed over', async () => {
  await write('0.1.0', 'export a\n');
  await expect(changesSinceRelease(root)).rejects.toThrow('fetch the whole history');
});
