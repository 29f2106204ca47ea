import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../run.ts';
import type { Gate, Suite } from './gates.ts';
import { readReport, type Counts } from './read-report.ts';

export interface Surroundings {
  /** The workspace's root. */
  root: string;
  /** Folder for the reports of the runners. */
  scratch: string;
  env?: Readonly<Record<string, string>>;
}

async function runGate(gate: Gate, { root, env }: Surroundings): Promise<Counts> {
  const [command, ...args] = gate.command;
  const { code, output } = await run(command, args, { cwd: root, env: { ...process.env, ...env } });
  if (code !== 0) process.stdout.write(`${output}\n`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function runSuite(suite: Suite, { root, scratch, env }: Surroundings): Promise<Counts> {
  // One file for each suite: a runner that dies before it reports must not be read from another's report.
  const file = join(scratch, `${suite.name.replaceAll(' ', '-')}.json`);
  const [command, ...args] = suite.command;
  const reporting =
    suite.report === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : [];
  const { code, output } = await run(command, [...args, ...reporting], {
    cwd: root,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON: file, FORCE_COLOR: '0' },
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

const detail = ({ passed, failed, skipped }: Counts): string =>
  ` (${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''})`;

/** Runs steps one after the other, prints a line for each, and returns what they count together. */
export async function runSteps(
  steps: readonly (Gate | Suite)[],
  surroundings: Surroundings,
): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    process.stdout.write(`- ${step.name} ... `);
    const startedAt = Date.now();
    const counts =
      step.kind === 'gate' ? await runGate(step, surroundings) : await runSuite(step, surroundings);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    const told = step.kind === 'suite' ? detail(counts) : '';
    process.stdout.write(`${counts.failed > 0 ? 'FAILED' : 'ok'}${told} in ${seconds} s\n`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

/** The closing line. @example '12 passed, 0 failed, 1 skipped' */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
