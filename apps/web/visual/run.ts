// Compares the screens with their pictures, or makes the pictures anew with --update. In a browser or with fonts other
// than those that the pictures were made with a comparison says nothing: it is left out, unless VISUAL=required.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { environmentHere, type Environment } from './environment.ts';
import { shrinkPictures } from './shrink.ts';

const file = new URL('environment.json', import.meta.url);
const update = process.argv.includes('--update');
const system = '/usr/bin/chromium';
const chromium = process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : 'chromium');
const here = environmentHere(chromium);

if (update) {
  writeFileSync(file, `${JSON.stringify(here, null, 2)}\n`);
} else {
  const made = JSON.parse(readFileSync(file, 'utf8')) as Environment;
  if (made.chromium !== here.chromium || made.fonts !== here.fonts) {
    const required = process.env['VISUAL'] === 'required';
    // oxlint-disable-next-line no-console -- This is what people see who run it.
    console.log(
      `The pictures were made with Chromium ${made.chromium} and fonts ${made.fonts}; here are ${here.chromium || 'none'} and ${here.fonts || 'none'}. ` +
        (required ? 'Make them anew with `visual:update` and look at them.' : 'Not compared.'),
    );
    process.exit(required ? 1 : 0);
  }
}
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config=playwright.visual.config.ts',
    ...(update ? ['--update-snapshots=all'] : []),
    ...process.argv.slice(2).filter((each) => each !== '--update'),
  ],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit' },
);
if (update) await shrinkPictures(fileURLToPath(new URL('baselines', import.meta.url)));
process.exitCode = status ?? 1;
