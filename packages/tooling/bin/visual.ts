#!/usr/bin/env node
// Compares the pictures of the app in the current folder (visual/baselines), or makes them anew with --update. The
// browser sees the fonts of `.ci/run` and no others. In another version of the browser, or without those fonts, a
// comparison says nothing: the run fails, and all pictures are to be made anew and looked at. A few of them alone are made
// anew only in the environment of the others.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromiumOptions } from '../src/machine/chromium-options.ts';
import { environmentFault, environmentHere, type Environment } from '../src/visual/environment.ts';
import { pinnedFonts } from '../src/visual/fontconfig.ts';
import { shrinkPictures } from '../src/visual/shrink-pictures.ts';

const folder = resolve('visual');
const file = join(folder, 'environment.json');
const update = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((each) => each !== '--update');
const chromium = chromiumOptions().executablePath ?? 'chromium';
const fonts = pinnedFonts();
const here = environmentHere(chromium, fonts);

function playwright(args: readonly string[], more: NodeJS.ProcessEnv = {}): number {
  const cli = createRequire(resolve('package.json')).resolve('@playwright/test/cli');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config=playwright.visual.config.ts', ...args],
    { stdio: 'inherit', env: { ...process.env, ...fonts, ...more } },
  );
  return status ?? 1;
}

const made = JSON.parse(readFileSync(file, 'utf8')) as Environment;
const fault = environmentFault(made, here, { update, filtered: rest.length > 0 });
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
} else if (update) {
  // All of them, of which a quick run compares some; workers are told by the environment alone.
  process.exitCode = playwright(['--update-snapshots=all', ...rest], { THOROUGH: '1' });
  // Not before all are made: old pictures would pass for new ones.
  if (process.exitCode === 0) writeFileSync(file, `${JSON.stringify(here, null, 2)}\n`);
  await shrinkPictures(join(folder, 'baselines'));
} else {
  process.exitCode = playwright(rest);
}
