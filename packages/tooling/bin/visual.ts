#!/usr/bin/env node
// Compares the pictures of the app in the current folder (visual/baselines), or makes them anew with --update. The
// browser sees the fonts of `.ci/run` and no others. In another browser, or without those fonts, a comparison says
// nothing: then every comparison is reported as skipped, or, with VISUAL=required, the run fails.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { environmentHere, type Environment } from '../src/visual/environment.ts';
import { pinnedFonts } from '../src/visual/fontconfig.ts';
import { shrinkPictures } from '../src/visual/shrink-pictures.ts';

const folder = resolve('visual');
const file = join(folder, 'environment.json');
const update = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((each) => each !== '--update');
const system = '/usr/bin/chromium';
const chromium = process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : 'chromium');
const fonts = pinnedFonts();
const here = environmentHere(chromium, fonts);

function playwright(args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const cli = createRequire(resolve('package.json')).resolve('@playwright/test/cli');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config=playwright.visual.config.ts', ...args],
    { stdio: 'inherit', env: { ...process.env, ...fonts, ...env } },
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
        `${here.chromium || 'none'} and ${here.fonts || 'none'}: their comparisons are skipped. ` +
        'VISUAL=required makes this an error.',
    );
    process.exitCode =
      process.env['VISUAL'] === 'required' ? 1 : playwright(rest, { PICTURES: 'uncompared' });
  }
}
