#!/usr/bin/env node
// Releases without releasing: in a copy of the workspace and to a registry on this machine, a first release of every
// package, from which `npm create` makes a brand, then releases of a single changed package, each of which must show up
// at that brand as exactly that one update. What only the real registry has, provenance and OIDC, is not tried. Needs
// the packages to be built.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmEnv, startRegistry } from '../src/pins/registry.ts';
import { addChangeset, scratchWorkspace } from '../src/release/scratch-workspace.ts';
import { versionPackages } from '../src/release/version-packages.ts';
import { run } from '../src/run.ts';

/** One that others depend on, and one that holds a context and is a peer of all screens. */
const CHANGES = [
  ['@courtside/kernel', 'patch'],
  ['@courtside/ui', 'minor'],
] as const;
const BRAND = ['--market', 'demo', '--age', '21', '--licence', '测试站点，没有牌照。'];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const changeset = join(root, 'node_modules/.bin/changeset');
const scratch = await mkdtemp(join(tmpdir(), 'courtside-release-'));
const registry = await startRegistry(join(root, '.courtside/registry'));
const workspace = join(scratch, 'workspace');
const brand = join(scratch, 'my-brand');
const cache = join(root, '.courtside/npm-cache');
const npmrc = join(scratch, 'npmrc');
const env: NodeJS.ProcessEnv = {
  ...npmEnv(registry.url),
  npm_config_userconfig: npmrc,
  npm_config_cache: cache,
};

async function must(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, args, { cwd, env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} fails:\n${output}`);
  return output;
}

async function release(bumps: Readonly<Record<string, 'patch' | 'minor'>>): Promise<string[]> {
  await addChangeset(workspace, bumps);
  const released = await versionPackages(workspace, changeset);
  await must(changeset, ['publish', '--no-git-tag'], workspace);
  return released.map(({ name }) => name);
}

/** The versions of our packages that the brand has installed, by place. */
async function installed(): Promise<Map<string, string>> {
  const { packages } = JSON.parse(await readFile(join(brand, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const ours = Object.entries(packages).filter(([place]) => /\/@courtside\/[^/]+$/.test(place));
  return new Map(ours.map(([place, { version }]) => [place, version]));
}

/** Our packages of which the brand is told that there is something newer. */
async function outdated(): Promise<string[]> {
  // It ends with 1 when something is outdated.
  const { output } = await run('npm', ['outdated', '--all', '--json', '--prefer-online'], {
    cwd: brand,
    env,
  });
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  const names = Object.keys(JSON.parse(json || '{}') as object);
  return names.filter((name) => name.startsWith('@courtside/'));
}

try {
  // The registry takes anybody, but npm sends nothing without a token.
  const line = `registry=${registry.url}/\n//${new URL(registry.url).host}/:_authToken=dry-run\n`;
  await writeFile(npmrc, line);
  const names = await scratchWorkspace(root, workspace, true);
  await writeFile(join(workspace, '.npmrc'), line);
  const first = await release(Object.fromEntries(names.map((name) => [name, 'minor' as const])));
  console.log(`First release: ${first.length} packages`);
  if (first.length !== names.length) throw new Error(`of ${names.length}`);

  // npx reuses what it installed before, whatever has been published since.
  await rm(join(cache, '_npx'), { recursive: true, force: true });
  const create = ['create', '--yes', '@courtside/brand', 'my-brand', '--', '--no-install'];
  await must('npm', [...create, ...BRAND], scratch);
  await must('npm', ['install', '--ignore-scripts', '--strict-peer-deps'], brand);
  const stale = await outdated();
  if (stale.length > 0) throw new Error(`A new brand has old versions of ${stale.join(', ')}`);

  for (const [changed, bump] of CHANGES) {
    const before = await installed();
    const released = await release({ [changed]: bump });
    const told = await outdated();
    await must('npm', ['update', '--ignore-scripts', '--strict-peer-deps'], brand);
    const updated = [...(await installed())]
      .filter(([place, version]) => before.get(place) !== version)
      .map(([place, version]) => `${place.replace(/^.*node_modules\//, '')} ${version}`);
    console.log(
      `A ${bump} of ${changed}: released ${released.join(', ')}; a brand is told of ${told.join(', ')} and gets ${updated.join(', ')}`,
    );
    const isOne = updated.length === 1 && updated[0]?.startsWith(`${changed} `) === true;
    if (released.join() !== changed || told.join() !== changed || !isOne) {
      throw new Error(`A ${bump} of ${changed} must be that one update`);
    }
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await registry.close();
  await rm(scratch, { recursive: true, force: true });
}
