import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackageJson } from '../package-json.ts';
import { run } from '../run.ts';

/** A package that gets a new version in a release. */
export interface Released {
  readonly name: string;
  readonly folder: string;
  readonly from: string;
  readonly to: string;
}

async function versions(root: string): Promise<Map<string, { folder: string; version: string }>> {
  const found = new Map<string, { folder: string; version: string }>();
  for (const name of await readdir(join(root, 'packages'))) {
    const folder = join(root, 'packages', name);
    const pkg = await readPackageJson(folder);
    if (!pkg.private) found.set(pkg.name, { folder, version: pkg.version });
  }
  return found;
}

/**
 * Applies the changesets below `root`: writes new versions and changelogs.
 *
 * @returns the packages with a new version; none when there is no changeset
 * @throws Error with the output of the changesets command
 */
export async function versionPackages(root: string, changeset: string): Promise<Released[]> {
  const before = await versions(root);
  const pending = (await readdir(join(root, '.changeset'))).some((file) => file.endsWith('.md'));
  if (!pending) return [];
  const { code, output } = await run(changeset, ['version'], { cwd: root });
  if (code !== 0) throw new Error(`changeset version fails:\n${output}`);
  return [...(await versions(root))].flatMap(([name, { folder, version: to }]) => {
    const from = before.get(name)?.version ?? '0.0.0';
    return from === to ? [] : [{ name, folder, from, to }];
  });
}

/** The section of a changelog for one version, without its heading. */
export function sectionOf(changelog: string, version: string): string {
  const lines = changelog.split('\n');
  const start = lines.indexOf(`## ${version}`);
  if (start < 0) return '';
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '));
  return lines
    .slice(start + 1, length < 0 ? undefined : start + 1 + length)
    .join('\n')
    .trim();
}

/** Inserts a release's changes before those of earlier ones in the root's CHANGELOG.md. */
export async function writeReleaseNotes(
  root: string,
  released: readonly Released[],
  day: string,
): Promise<void> {
  const parts = await Promise.all(
    released.map(async ({ name, folder, to }) => {
      const changelog = await readFile(join(folder, 'CHANGELOG.md'), 'utf8');
      return `### ${name} ${to}\n\n${sectionOf(changelog, to).replace(/^### /gm, '#### ')}\n`;
    }),
  );
  const file = join(root, 'CHANGELOG.md');
  const title = '# Releases\n';
  const before = await readFile(file, 'utf8').catch(() => title);
  await writeFile(file, `${title}\n## ${day}\n\n${parts.join('\n')}${before.slice(title.length)}`);
}
