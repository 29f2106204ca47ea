#!/usr/bin/env node
// Checks the workflows under .github as far as that is possible without running them.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkWorkflow } from '../src/check-workflows.ts';

const folder = fileURLToPath(new URL('../../../.github/workflows', import.meta.url));
const problems: string[] = [];
for (const name of await readdir(folder)) {
  problems.push(...(await checkWorkflow(await readFile(join(folder, name), 'utf8'), name)));
}
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
