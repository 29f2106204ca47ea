#!/usr/bin/env node
// Does what brands do with versions, with plain npm and a registry of its own: installs, builds and opens a brand's app
// with all newest versions, with each package one version back, and with everything at the lowest that peers allow.
// Without arguments three pins; `--all` takes each, `--all 2/13` the second of thirteen parts of them, a word those whose
// name has it.
// Needs the packages to be built.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackageJson, type PackageJson } from '../src/package-json.ts';
import { BrandApp } from '../src/pins/brand-app.ts';
import { partOf, pinCases, versionsOf, type PinCase } from '../src/pins/cases.ts';
import { checkNpxLines } from '../src/pins/npx-lines.ts';
import { startRegistry } from '../src/pins/registry.ts';
import { openBrowser, smoke } from '../src/pins/smoke.ts';
import { asVersion, packWorkspace } from '../src/pins/tarballs.ts';

/**
 * Gzipped bytes of the entry scripts of the brand's app, built from tarballs. It has the newest versions of React, the
 * router and Redux Toolkit that the ranges take, which are some 2 kB larger than those of the workspace.
 */
const ENTRY_BUDGET = 143_000;
const THREE = ['all newest', '@courtside/shell one back', 'lowest peers'];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kept = join(root, '.courtside');
const words = process.argv.slice(2).filter((each) => each !== '--');

function chosen(cases: readonly PinCase[]): readonly PinCase[] {
  if (words.length === 0) return cases.filter(({ name }) => THREE.includes(name));
  if (words[0] !== '--all') {
    return cases.filter(({ name }) => words.some((word) => name.includes(word)));
  }
  if (words[1] === undefined) return cases;
  const [part = NaN, parts = NaN] = words[1].split('/').map(Number);
  return partOf(cases, part, parts);
}

/** A peer that takes one version of `ui` only, as a release must not have it. */
const withExactPeer =
  (version: string) =>
  (manifest: PackageJson): PackageJson => ({
    ...manifest,
    peerDependencies: { ...manifest.peerDependencies, '@courtside/ui': version },
  });

/** A patch that no release has. @example planted('0.1.0') // '0.1.999' */
const planted = (version: string) => version.replace(/\d+$/, '999');

const scratch = await mkdtemp(join(tmpdir(), 'courtside-pins-'));
const registry = await startRegistry(join(kept, 'registry'));
const browser = await openBrowser();
const failures: string[] = [];
try {
  const folders = await packWorkspace(root, join(scratch, 'packed'));
  const manifests = await Promise.all([...folders.values()].map(readPackageJson));
  const all = pinCases(manifests);
  const ui = versionsOf(manifests.find(({ name }) => name === '@courtside/ui')?.version ?? '0.0.0');
  for (const [name, folder] of folders) {
    const { previous, newest } = versionsOf((await readPackageJson(folder)).version);
    await registry.publish(await asVersion(folder, previous));
    if (name === '@courtside/help') {
      // Violation of the rules, which must be found. It is not the newest, so that only who names it gets it.
      await registry.publish(await asVersion(folder, planted(previous), withExactPeer(ui.newest)));
    }
    await registry.publish(await asVersion(folder, newest));
  }
  const app = new BrandApp(scratch, registry.url, join(kept, 'npm-cache'));
  await app.make();
  const help = all.find(({ name }) => name === '@courtside/help one back')?.pins ?? {};
  const pins = {
    '@courtside/help': planted(help['@courtside/help'] ?? ''),
    '@courtside/ui': ui.previous,
  };
  const refused = await app.plan({ pins, expected: {} });
  if (!refused.some((problem) => problem.includes('ERESOLVE'))) {
    failures.push(`An exact pin of a peer was planted, and npm took it: ${refused.join('\n')}`);
  }
  const cases = chosen(all);
  if (cases.some(({ name }) => name === 'all newest')) {
    const npx = await checkNpxLines(root, {
      scratch,
      registry: registry.url,
      cache: join(kept, 'npm-cache'),
    });
    failures.push(...npx.problems);
    console.log(`${npx.count} npx lines of READMEs run from the registry`);
  }
  for (const { name, ...versions } of cases) {
    const startedAt = Date.now();
    const problems = await app.plan(versions);
    let size = 0;
    let screens = 0;
    if (problems.length === 0) {
      try {
        await app.install();
        await app.build();
        size = await app.entrySize();
        const opened = await smoke(app.folder, { browser, addresses: await app.addresses() });
        screens = opened.screens;
        problems.push(...opened.problems);
        if (name === 'all newest') {
          const second = await app.makeSecond();
          const addresses = await app.addresses(second);
          problems.push(...(await smoke(second, { browser, addresses })).problems);
        }
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
    if (name === 'all newest' && size > ENTRY_BUDGET) {
      problems.push(`its entry scripts are ${size} bytes gzipped, of at most ${ENTRY_BUDGET}`);
    }
    failures.push(...problems.map((problem) => `${name}: ${problem}`));
    const told =
      problems.length > 0 ? 'FAILED' : `${screens} screens, ${(size / 1000).toFixed(1)} kB gzip`;
    console.log(`${name}: ${told}, ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  }
} finally {
  await browser.close();
  await registry.close();
  await rm(scratch, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
