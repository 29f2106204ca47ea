import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackageJson, type PackageJson } from '../package-json.ts';
import { run } from '../run.ts';

/**
 * Copies the files that a release reads and writes, without changesets, so that a release can be tried without touching
 * the tree.
 *
 * @param whole also copies the packed files (needs a build), not only the manifests
 * @returns the names of the published packages
 */
export async function scratchWorkspace(root: string, to: string, whole = false): Promise<string[]> {
  const names: string[] = [];
  await mkdir(join(to, '.changeset'), { recursive: true });
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'LICENSE', '.changeset/config.json']) {
    await cp(join(root, file), join(to, file));
  }
  for (const folder of await readdir(join(root, 'packages'))) {
    const pkg = await readPackageJson(join(root, 'packages', folder));
    if (!pkg.private) names.push(pkg.name);
    const parts =
      whole && !pkg.private
        ? ['package.json', 'node_modules/@courtside', 'README.md', ...shippedFiles(pkg)]
        : ['package.json'];
    for (const part of parts) {
      await cp(join(root, 'packages', folder, part), join(to, 'packages', folder, part), {
        recursive: true,
        verbatimSymlinks: true,
      }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT' || part === 'package.json') throw error;
      });
    }
  }
  await writeFile(join(to, '.gitignore'), 'node_modules/\ndist/\n');
  await rm(join(to, '.git'), { recursive: true, force: true });
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    [...AS_SOMEBODY, 'commit', '-qm', 'Copy'],
  ]) {
    const { code, output } = await run('git', args, { cwd: to });
    if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  }
  return names;
}

/** What a manifest ships, without what it excludes and what a release writes. */
const shippedFiles = ({ files = [] }: PackageJson): readonly string[] =>
  files.filter((file) => !file.startsWith('!') && file !== 'CHANGELOG.md');

const AS_SOMEBODY = ['-c', 'user.name=Dry run', '-c', 'user.email=dry-run@example.com'];

/** @example await addChangeset(root, { '@courtside/kernel': 'patch' }) */
export async function addChangeset(
  root: string,
  bumps: Readonly<Record<string, 'patch' | 'minor' | 'major'>>,
): Promise<void> {
  const lines = Object.entries(bumps).map(([name, bump]) => `'${name}': ${bump}`);
  await writeFile(
    join(root, '.changeset/dry-run.md'),
    `---\n${lines.join('\n')}\n---\n\nA change.\n`,
  );
}
