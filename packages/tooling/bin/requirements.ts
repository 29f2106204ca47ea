#!/usr/bin/env node
// Which requirements have a test that proves them. A title that names an unknown id fails; so does a list whose column
// `proven` is out of date (`--write` brings it up to date).
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markProven, provenIds, requirementIds } from '../src/requirement-ids.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const list = join(root, 'docs/requirements.tsv');
const current = await readFile(list, 'utf8');
const known = requirementIds(current);
const proven = new Set<string>();
const problems: string[] = [];

for await (const file of glob('{packages,apps}/*/{src,test,e2e}/**/*.{test,e2e,suite}.{ts,tsx}', {
  cwd: root,
})) {
  for (const id of provenIds(await readFile(join(root, file), 'utf8'))) {
    if (known.includes(id)) proven.add(id);
    else problems.push(`${file}: ${id} is no requirement`);
  }
}
const text = markProven(current, proven);
if (process.argv.includes('--write')) await writeFile(list, text);
else if (current !== text) {
  problems.push('docs/requirements.tsv is out of date: run `pnpm run requirements --write`');
}
for (const problem of problems) console.error(problem);
console.log(`${proven.size} of ${known.length} requirements are proven by tests`);
if (problems.length > 0) process.exitCode = 1;
