#!/usr/bin/env node
// Releases without releasing: in a copy of the workspace and to a registry on this machine, a first release of every
// package, then one of a single changed package, which must show up at a brand as exactly that one update. What only
// the real registry has, provenance and OIDC, is not tried. Needs the packages to be built.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmEnv, startRegistry } from '../src/pins/registry.ts';
import { addChangeset, scratchWorkspace } from '../src/release/scratch-workspace.ts';
import { versionPackages } from '../src/release/version-packages.ts';
import { run } from '../src/run.ts';

const CHANGED = '@courtside/kernel';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const changeset = join(root, 'node_modules/.bin/changeset');
const scratch = await mkdtemp(join(tmpdir(), 'courtside-release-'));
const registry = await startRegistry(join(root, '.courtside/registry'));
const workspace = join(scratch, 'workspace');
const brand = join(scratch, 'brand');
const npmrc = join(scratch, 'npmrc');
const env: NodeJS.ProcessEnv = {
  ...npmEnv(registry.url),
  npm_config_userconfig: npmrc,
  npm_config_cache: join(root, '.courtside/npm-cache'),
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
  return released.map(({ name, to }) => `${name} ${to}`);
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

  await mkdir(brand);
  const dependencies = Object.fromEntries(names.map((name) => [name, '^0.1.0']));
  await writeFile(join(brand, 'package.json'), JSON.stringify({ name: 'brand', dependencies }));
  await must('npm', ['install', '--ignore-scripts', '--strict-peer-deps'], brand);

  const second = await release({ [CHANGED]: 'patch' });
  console.log(`Second release: ${second.join(', ')}`);
  // It ends with 1 when something is outdated.
  const { output } = await run('npm', ['outdated', '--json'], { cwd: brand, env });
  const outdated = JSON.parse(
    output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1),
  ) as object;
  const updates = Object.keys(outdated).filter((name) => name.startsWith('@courtside/'));
  console.log(`Updates that a brand sees: ${updates.join(', ')}`);
  if (updates.join() !== CHANGED)
    throw new Error(`A release of ${CHANGED} must be that one update`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await registry.close();
  await rm(scratch, { recursive: true, force: true });
}
