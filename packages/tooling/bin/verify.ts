#!/usr/bin/env node
// Runs everything that CI runs. The last lines name what failed or was flaky, then comes one line of counts: each check
// counts as one, each test as one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isThorough, reducedCounts } from '../src/testing/counts.ts';
import { STEPS } from '../src/verify/gates.ts';
import { runAndJudge } from '../src/verify/run-and-judge.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const only = process.argv.slice(2).filter((each) => each !== '--');
const steps = STEPS.filter(
  ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
);
if (steps.length === 0) {
  console.error(`No step has any of these words: ${only.join(' ')}`);
  process.exit(1);
}

const scratch = await mkdtemp(join(tmpdir(), 'courtside-verify-'));
const startedAt = Date.now();
const { refused, lines } = await runAndJudge(steps, { root, scratch });
await rm(scratch, { recursive: true, force: true });

if (!isThorough() && steps.some(({ kind }) => kind === 'suite')) {
  console.log('\nReduced here, in full in `npm run test:thorough`:');
  for (const line of [
    ...reducedCounts(),
    '1 of 12 looks of each story',
    '2 of 6 pictures of each screen',
  ]) {
    console.log(`  ${line}`);
  }
}
console.log(`\nIn ${((Date.now() - startedAt) / 60_000).toFixed(1)} min`);
for (const line of lines) console.log(line);
if (refused) process.exitCode = 1;
