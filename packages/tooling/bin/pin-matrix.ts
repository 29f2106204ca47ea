#!/usr/bin/env node
// Does what brands do with versions, with plain npm and a registry of its own: installs, builds and opens a brand's app
// with all newest versions, with each package one version back, and with everything at the lowest that peers allow.
// Without arguments three pins; `--all` takes each, `--all 1/2` the first half of them, a word those whose name has it.
// Needs the packages to be built.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackageJson, type PackageJson } from '../src/package-json.ts';
import { BrandApp } from '../src/pins/brand-app.ts';
import { pinCases, versionsOf, type PinCase } from '../src/pins/cases.ts';
import { checkNpxLines } from '../src/pins/npx-lines.ts';
import { startRegistry } from '../src/pins/registry.ts';
import { openBrowser, screenPaths, smoke, startGateway } from '../src/pins/smoke.ts';
import { asVersion, packWorkspace } from '../src/pins/tarballs.ts';

/** Gzipped bytes of the entry scripts of the brand's app, built from tarballs. */
const ENTRY_BUDGET = 142_000;
const THREE = ['all newest', '@courtside/shell one back', 'lowest peers'];

/** Screens of the brand of another look. */
const SECOND_PATHS = ['/', '/game/sport', '/mine/betRecord', '/no/such/page'];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kept = join(root, '.courtside');
const words = process.argv.slice(2).filter((each) => each !== '--');

function chosen(cases: readonly PinCase[]): readonly PinCase[] {
  if (words.length === 0) return cases.filter(({ name }) => THREE.includes(name));
  if (words[0] !== '--all') {
    return cases.filter(({ name }) => words.some((word) => name.includes(word)));
  }
  const [part = 1, parts = 1] = (words[1] ?? '1/1').split('/').map(Number);
  return cases.filter((_, index) => index % parts === part - 1);
}

/** A peer that takes one version of `ui` only, as a release must not have it. */
const withExactPeer =
  (version: string) =>
  (manifest: PackageJson): PackageJson => ({
    ...manifest,
    peerDependencies: { ...manifest.peerDependencies, '@courtside/ui': version },
  });

const scratch = await mkdtemp(join(tmpdir(), 'courtside-pins-'));
const registry = await startRegistry(join(kept, 'registry'));
const browser = await openBrowser();
const failures: string[] = [];
try {
  const folders = await packWorkspace(root, join(scratch, 'packed'));
  const manifests = await Promise.all([...folders.values()].map(readPackageJson));
  const cases = pinCases(manifests);
  const ui = versionsOf(manifests.find(({ name }) => name === '@courtside/ui')?.version ?? '0.0.0');
  for (const [name, folder] of folders) {
    const { previous, newest } = versionsOf((await readPackageJson(folder)).version);
    await registry.publish(await asVersion(folder, previous));
    await registry.publish(await asVersion(folder, newest));
    if (name !== '@courtside/help') continue;
    // Violation of the rules, which must be found.
    await registry.publish(
      await asVersion(folder, `${newest.slice(0, -1)}1`, withExactPeer(ui.newest)),
    );
  }
  const app = new BrandApp(scratch, registry.url, join(kept, 'npm-cache'));
  await app.make();
  const newest = cases[0]?.dependencies ?? {};
  const planted = await app.plan({
    ...newest,
    '@courtside/help': `${newest['@courtside/help']?.slice(0, -1)}1`,
    '@courtside/ui': ui.previous,
  });
  if (!planted.some((problem) => problem.includes('ERESOLVE'))) {
    failures.push(`An exact pin of a peer was planted, and npm took it: ${planted.join('\n')}`);
  }
  const npx = await checkNpxLines(root, {
    scratch,
    registry: registry.url,
    cache: join(kept, 'npm-cache'),
  });
  failures.push(...npx.problems);
  console.log(`${npx.count} npx lines of READMEs run from the registry`);
  const paths = await screenPaths(root);
  for (const { name, dependencies } of chosen(cases)) {
    const startedAt = Date.now();
    const problems = await app.plan(dependencies);
    let size = 0;
    if (problems.length === 0) {
      try {
        await app.install();
        const [gateway] = await Promise.all([startGateway(app.folder), app.build()]);
        size = await app.entrySize();
        problems.push(...(await smoke(app.folder, { browser, gateway, paths })));
        if (name === 'all newest') {
          const second = await app.makeSecond();
          problems.push(...(await smoke(second, { browser, gateway, paths: SECOND_PATHS })));
        }
        await gateway.stop();
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
    if (name === 'all newest' && size > ENTRY_BUDGET) {
      problems.push(`its entry scripts are ${size} bytes gzipped, of at most ${ENTRY_BUDGET}`);
    }
    failures.push(...problems.map((problem) => `${name}: ${problem}`));
    const told =
      problems.length > 0
        ? 'FAILED'
        : `${paths.length} screens, ${(size / 1000).toFixed(1)} kB gzip`;
    console.log(`${name}: ${told}, ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  }
} finally {
  await browser.close();
  await registry.close();
  await rm(scratch, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
