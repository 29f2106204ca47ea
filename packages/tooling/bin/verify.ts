#!/usr/bin/env node
// What must hold before a change lands. The last lines name what failed or was flaky, then comes one line of counts: each
// check counts as one, each test as one. Words choose the steps whose name has one of them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHORES, LANES, RELEASE_CHORES, SUITES, type Step } from '../src/verify/gates.ts';
import { runAndJudge, type Plan } from '../src/verify/run-and-judge.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = process.argv.slice(2).filter((each) => each !== '--');

function chosen(): Plan {
  if (words.length === 0) return { lanes: LANES, chores: CHORES, steps: SUITES };
  const all: readonly Step[] = [...LANES.flat(), ...CHORES, ...RELEASE_CHORES, ...SUITES];
  return { steps: all.filter(({ name }) => words.some((word) => name.includes(word))) };
}

const plan = chosen();
if (plan.steps.length === 0) {
  console.error(`No step has any of these words: ${words.join(' ')}`);
  process.exit(1);
}

const scratch = await mkdtemp(join(tmpdir(), 'courtside-verify-'));
const startedAt = Date.now();
const { refused, lines } = await runAndJudge(plan, { root, scratch });
await rm(scratch, { recursive: true, force: true });
console.log(`\nIn ${((Date.now() - startedAt) / 60_000).toFixed(1)} min`);
for (const line of lines) console.log(line);
if (refused) process.exitCode = 1;
