// Builds the style sheets of the tokens; with --check it only says whether the committed ones are up to date.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildCss } from '../src/theme/build-css.ts';
import { checkTiers } from '../src/theme/check-tiers.ts';
import { readTiers } from '../src/theme/tiers.ts';

const out = new URL('../src/styles/generated/', import.meta.url);
const tiers = readTiers(new URL('../tokens/', import.meta.url));
const problems = checkTiers(tiers);

if (problems.length === 0) {
  const sheets = buildCss(tiers);
  mkdirSync(out, { recursive: true });
  const present = readdirSync(out);
  if (process.argv.includes('--check')) {
    for (const name of new Set([...sheets.keys(), ...present])) {
      const committed = present.includes(name) ? readFileSync(new URL(name, out), 'utf8') : '';
      if (committed !== sheets.get(name)) problems.push(`${name} is out of date`);
    }
  } else {
    for (const name of present) rmSync(new URL(name, out));
    for (const [name, css] of sheets) writeFileSync(new URL(name, out), css);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
