// Builds the Storybook and compares its components with their pictures, or makes the pictures anew with --update. In a
// browser or with fonts other than those that the pictures were made with a comparison says nothing: it is left out,
// unless VISUAL=required.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { environmentHere, type Environment } from '../../web/visual/environment.ts';

const file = new URL('environment.json', import.meta.url);
const cwd = fileURLToPath(new URL('..', import.meta.url));
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
    process.stdout.write(
      `The pictures were made with Chromium ${made.chromium} and fonts ${made.fonts}; here are ${here.chromium || 'none'} and ${here.fonts || 'none'}. ` +
        (required ? 'Make them anew with `visual:update` and look at them.\n' : 'Not compared.\n'),
    );
    process.exit(required ? 1 : 0);
  }
}

const run = (command: string, args: readonly string[]): number =>
  spawnSync(command, args, { cwd, stdio: 'inherit' }).status ?? 1;

process.exitCode =
  run('storybook', ['build', '--disable-telemetry', '--quiet', '--output-dir', 'dist']) ||
  run('playwright', [
    'test',
    '--config=playwright.visual.config.ts',
    ...(update ? ['--update-snapshots=all'] : []),
    ...process.argv.slice(2).filter((each) => each !== '--update'),
  ]);
