#!/usr/bin/env node
// Runs everything that CI runs and closes with one line of counts. Each check counts as one, each test as one.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';
import { STEPS, type Gate, type Suite } from '../src/verify/gates.ts';
import { readReport, type Counts } from '../src/verify/read-report.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const only = process.argv.slice(2).filter((each) => each !== '--');
const scratch = await mkdtemp(join(tmpdir(), 'courtside-verify-'));
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

async function runGate(gate: Gate): Promise<Counts> {
  const [command, ...args] = gate.command;
  const { code, output } = await run(command, args, { cwd: root });
  if (code !== 0) process.stdout.write(`${output}\n`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function runSuite(suite: Suite): Promise<Counts> {
  // One file for each suite: a runner that dies before it reports must not be read from another's report.
  const file = join(scratch, `${suite.name.replaceAll(' ', '-')}.json`);
  const [command, ...args] = suite.command;
  const reporting =
    suite.report === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : [];
  const { code, output } = await run(command, [...args, ...reporting], {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON: file, FORCE_COLOR: '0' },
  });
  if (code !== 0) process.stdout.write(`${output}\n`);
  const counts = await readFile(file, 'utf8').then(
    (text) => readReport(suite.report, text),
    () => ({ passed: 0, failed: 1, skipped: 0 }),
  );
  // A runner that fails for a reason of its own, such as a thrown hook, fails even when no test did.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (counts.passed === 0) counts.failed = Math.max(counts.failed, 1);
  return counts;
}

for (const step of STEPS) {
  if (only.length > 0 && !only.some((word) => step.name.includes(word))) continue;
  process.stdout.write(`- ${step.name} ... `);
  const startedAt = Date.now();
  const counts = step.kind === 'gate' ? await runGate(step) : await runSuite(step);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const detail = step.kind === 'suite' ? ` (${counts.passed} passed, ${counts.failed} failed)` : '';
  process.stdout.write(`${counts.failed > 0 ? 'FAILED' : 'ok'}${detail} in ${seconds} s\n`);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}
await rm(scratch, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
if (total.failed > 0) process.exitCode = 1;
