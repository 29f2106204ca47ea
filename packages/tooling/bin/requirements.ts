#!/usr/bin/env node
// Which requirements have a test that proves them, and where. Fails when a title names an unknown id, when a test
// contradicts an `n/a`, or when docs/requirements.tsv is out of date (`--write` brings it up to date, `--ids` lets it be). With `--all` it also
// fails for every proof that is missing. It also holds the table of player protection (PF ids, in the README of
// responsible-play) against its tests and their controls.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playFairFaults, readPlayFair } from '../src/play-fair.ts';
import {
  columnOf,
  contradictions,
  countProofs,
  isDone,
  mark,
  missingProofs,
  provenIds,
  readRequirements,
  writeRequirements,
} from '../src/requirements-table.ts';

const TESTS = '{packages,apps}/*/{src,test,e2e}/**/*.{test,e2e,suite}.{ts,tsx}';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const list = join(root, 'docs/requirements.tsv');
const current = await readFile(list, 'utf8');
const rows = readRequirements(current);
const known = new Set(rows.map(({ id }) => id));
const proven = {
  gateway: new Set<string>(),
  package: new Set<string>(),
  screen: new Set<string>(),
};
// The table of player protection has ids of its own.
const playFair = readPlayFair(
  await readFile(join(root, 'packages/responsible-play/README.md'), 'utf8'),
);
const playFairIds = new Set(playFair.map(({ id }) => id));
const shown = new Set<string>();
const problems: string[] = [];

for await (const file of glob(TESTS, { cwd: root })) {
  const column = columnOf(file);
  for (const id of provenIds(await readFile(join(root, file), 'utf8'))) {
    if (playFairIds.has(id)) {
      if (column === 'screen') shown.add(id);
    } else if (!known.has(id)) problems.push(`${file}: ${id} is no requirement`);
    else if (column === undefined) problems.push(`${file}: ${id}: tests here prove no requirement`);
    else proven[column].add(id);
  }
}
problems.push(...contradictions(rows, proven));

const scenarios: Record<string, string> = {};
for await (const file of glob('packages/sandbox/test/play-fair/*.scenarios.ts', { cwd: root })) {
  scenarios[basename(file, '.scenarios.ts')] = await readFile(join(root, file), 'utf8');
}
problems.push(...playFairFaults(playFair, scenarios, shown));

const marked = mark(rows, proven);
const text = writeRequirements(marked);
if (process.argv.includes('--write')) await writeFile(list, text);
else if (current !== text && !process.argv.includes('--ids')) {
  problems.push('docs/requirements.tsv is out of date: run `pnpm run requirements --write`');
}
if (process.argv.includes('--all')) problems.push(...missingProofs(marked));

for (const problem of problems) console.error(problem);
for (const line of countProofs(marked)) console.log(line);
const screens = playFair.filter(({ test }) => test === 'screen').length;
console.log(
  `player protection: ${playFair.length} rows, ${screens} of them of screens; ${shown.size} have browser tests`,
);
console.log(`${marked.filter(isDone).length} of ${marked.length} requirements are done`);
if (problems.length > 0) process.exitCode = 1;
