import { join } from 'node:path';
import { readPackageJson } from '../package-json.ts';
import { run } from '../run.ts';

/** What git prints; undefined when it refuses. */
export async function git(root: string, ...args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await run('git', args, { cwd: root });
  return code === 0 ? output.trim() : undefined;
}

/** A version that nobody was given yet. */
const UNRELEASED = '0.0.0';

/**
 * The last release of a package: the commit of its tag, else the one that set its version, so that a clone without tags
 * does not compare with nothing.
 *
 * @param folder relative to `root`
 * @returns `none` before the first release, `pending` while a new version is written but not committed
 * @throws Error when the history does not reach so far back
 */
export async function lastRelease(
  root: string,
  folder: string,
): Promise<{ commit: string } | 'none' | 'pending'> {
  const { name, version } = await readPackageJson(join(root, folder));
  if (version === UNRELEASED) return 'none';
  const tag = await git(root, 'rev-parse', '--verify', '-q', `refs/tags/${name}@${version}^{}`);
  if (tag) return { commit: tag };
  const file = `${folder}/package.json`;
  const line = `"version": "${version}"`;
  const committed = await git(root, 'show', `HEAD:${file}`);
  if (committed !== undefined && !committed.includes(line)) return 'pending';
  const commit = await git(root, 'log', '-1', '--format=%H', `-S${line}`, '--', file);
  if (commit) return { commit };
  throw new Error(`${name} ${version} is in no commit: fetch the whole history and its tags`);
}
