#!/usr/bin/env node
// What must hold before a change lands. The last lines name what failed or was flaky, then comes one line of counts: each
// check counts as one, each test as one. Words choose the steps whose name has one of them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHORES, RELEASE_CHORES, STAGES, type Step } from '../src/verify/gates.ts';
import { runAndJudge, type Plan } from '../src/verify/run-and-judge.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = process.argv.slice(2).filter((each) => each !== '--');

function namedSteps(): readonly Step[] {
  const all = [...STAGES.flat(2), ...CHORES, ...RELEASE_CHORES];
  return all.filter(({ name }) => words.some((word) => name.includes(word)));
}

function chosen(): Plan {
  if (words.length === 0) return { stages: STAGES, chores: CHORES };
  return { stages: [[namedSteps()]] };
}

const plan = chosen();
if (plan.stages.flat(2).length === 0) {
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
