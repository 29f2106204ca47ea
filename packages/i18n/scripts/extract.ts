// Collects every message of the workspace into the catalogs and compiles them; with --check it only says whether
// they are up to date and whether Traditional Chinese has every message.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const files = ['zh-Hans.po', 'zh-Hant.po', 'zh-Hans.ts', 'zh-Hant.ts'].map(
  (name) => new URL(`../src/catalogs/${name}`, import.meta.url),
);
const read = () =>
  files.map((file) => {
    try {
      // The header carries the moment of extraction, which is no change.
      return readFileSync(file, 'utf8').replace(/^"POT-Creation-Date:.*$\n?/m, '');
    } catch {
      return '';
    }
  });
const check = process.argv.includes('--check');
const before = read();

for (const args of [
  ['extract', '--clean', '--overwrite'],
  ['compile', '--typescript'],
]) {
  const result = spawnSync('lingui', args, { encoding: 'utf8' });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    process.exit(1);
  }
}
const after = read();
const po = after[1] ?? '';
const missing = [...po.matchAll(/msgid "([^"]+)"\nmsgstr ""\n(?!")/g)].map((match) => match[1]);
if (missing.length > 0) console.error(`zh-Hant lacks: ${missing.join(', ')}`);
if (check) {
  const stale = files.filter((_, index) => before[index] !== after[index]);
  for (const [index, file] of files.entries()) writeFileSync(file, before[index] ?? '');
  for (const file of stale) console.error(`${file.pathname.split('/').pop()} is out of date`);
  if (stale.length > 0 || missing.length > 0) process.exitCode = 1;
} else {
  for (const [index, file] of files.entries()) writeFileSync(file, after[index] ?? '');
}
