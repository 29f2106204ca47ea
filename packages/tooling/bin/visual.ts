#!/usr/bin/env node
// Compares the pictures of the app in the current folder (visual/baselines), or makes them anew with --update. In a
// browser or with fonts other than those that they were made with a comparison says nothing: then only what is there is
// checked, unless VISUAL=required.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { environmentHere, type Environment } from '../src/visual/environment.ts';
import { shrinkPictures } from '../src/visual/shrink-pictures.ts';

const folder = resolve('visual');
const file = join(folder, 'environment.json');
const update = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((each) => each !== '--update');
const system = '/usr/bin/chromium';
const chromium = process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : 'chromium');
const here = environmentHere(chromium);

function playwright(args: readonly string[]): number {
  const cli = createRequire(resolve('package.json')).resolve('@playwright/test/cli');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config=playwright.visual.config.ts', ...args],
    { stdio: 'inherit' },
  );
  return status ?? 1;
}

if (update) {
  writeFileSync(file, `${JSON.stringify(here, null, 2)}\n`);
  process.exitCode = playwright(['--update-snapshots=all', ...rest]);
  await shrinkPictures(join(folder, 'baselines'));
} else {
  const made = JSON.parse(readFileSync(file, 'utf8')) as Environment;
  if (made.chromium === here.chromium && made.fonts === here.fonts) {
    process.exitCode = playwright(rest);
  } else {
    // oxlint-disable-next-line no-console -- This is what people see who run it.
    console.log(
      `The pictures were made with Chromium ${made.chromium} and fonts ${made.fonts}; here are ` +
        `${here.chromium || 'none'} and ${here.fonts || 'none'}: they are counted, not compared. ` +
        'VISUAL=required makes this an error.',
    );
    process.exitCode =
      process.env['VISUAL'] === 'required' ? 1 : playwright(['--grep', '@set', ...rest]);
  }
}
