import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackageJson } from '../package-json.ts';
import { git, lastRelease } from './last-release.ts';
import type { ReportChange } from './report-bumps.ts';

/** Whether the reports of a package's public interface differ from those of a commit, and lack lines of them. */
async function compare(
  root: string,
  folder: string,
  base: string,
): Promise<{ removes: boolean } | undefined> {
  const reports = `${folder}/etc/*.api.md`;
  const lines = (await git(root, 'diff', '--numstat', base, '--', reports)) ?? '';
  if (lines === '') return undefined;
  return { removes: lines.split('\n').some((line) => Number(line.split('\t')[1]) > 0) };
}

async function packageFolders(root: string): Promise<string[]> {
  const folders = (await readdir(join(root, 'packages'))).map((name) => `packages/${name}`);
  const isPublic = await Promise.all(
    folders.map(async (folder) => !(await readPackageJson(join(root, folder))).private),
  );
  return folders.filter((_, index) => isPublic[index]);
}

/** Changes of public interfaces since each package's last release; everything is new before the first one. */
export async function changesSinceRelease(root: string): Promise<ReportChange[]> {
  const changes: ReportChange[] = [];
  for (const folder of await packageFolders(root)) {
    const { name, version } = await readPackageJson(join(root, folder));
    const last = await lastRelease(root, folder);
    if (last === 'pending') continue;
    const change = last === 'none' ? { removes: false } : await compare(root, folder, last.commit);
    if (change) changes.push({ name, version, ...change });
  }
  return changes;
}
