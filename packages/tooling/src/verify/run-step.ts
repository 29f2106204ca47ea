import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../run.ts';
import type { Gate, Step, Suite } from './gates.ts';
import { countOf, readReport, type TestResult } from './read-report.ts';

export interface Surroundings {
  /** The workspace's root. */
  root: string;
  /** Folder for the reports of the runners. */
  scratch: string;
  env?: Readonly<Record<string, string>>;
}

/** Something that failed, of a gate or of a suite. */
export interface Failure {
  step: Step;
  /** What the closing lines and the quarantine list call it. */
  id: string;
  line: number;
  message: string;
  /** The test, where it is one that can be run again. */
  test?: TestResult;
}

export interface StepRun {
  passed: number;
  skipped: number;
  failures: readonly Failure[];
  seconds: number;
}

const lastLines = (output: string, count: number): string =>
  output.trim().split('\n').slice(-count).join('\n');

async function runGate(gate: Gate, { root, env }: Surroundings): Promise<Omit<StepRun, 'seconds'>> {
  const [command, ...args] = gate.command;
  const { code, output } = await run(command, args, { cwd: root, env: { ...process.env, ...env } });
  if (code === 0) return { passed: 1, skipped: 0, failures: [] };
  process.stdout.write(`${output}\n`);
  const failure = { step: gate, id: gate.name, line: 0, message: lastLines(output, 12) };
  return { passed: 0, skipped: 0, failures: [failure] };
}

/** Where Playwright remembers what failed, so that a later run of another suite does not overwrite it. */
export const lastRunFile = (suite: Suite, scratch: string): string =>
  join(scratch, `${suite.name.replaceAll(' ', '-')}-last-run.json`);

let reports = 0;

/** Runs a suite, or what `args` choose of it. */
export async function runSuite(
  suite: Suite,
  { root, scratch, env }: Surroundings,
  args: readonly string[] = [],
): Promise<{ tests: readonly TestResult[]; failures: readonly Failure[] }> {
  // A file for each run: a runner that dies before it reports must not be read from another's report.
  const file = join(scratch, `report-${(reports += 1)}.json`);
  const [command, ...fixed] = suite.command;
  const reporting =
    suite.report === 'vitest'
      ? [
          '--includeTaskLocation',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ]
      : [];
  const { code, output } = await run(command, [...fixed, ...args, ...reporting], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      ...suite.env,
      PLAYWRIGHT_JSON: file,
      PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: lastRunFile(suite, scratch),
      FORCE_COLOR: '0',
    },
  });
  if (code !== 0) process.stdout.write(`${output}\n`);
  const runner = (why: string): Failure => ({
    step: suite,
    id: `${suite.name}: ${why}`,
    line: 0,
    message: lastLines(output, 12),
  });
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { tests: [], failures: [runner('the runner wrote no report')] };
  let tests: readonly TestResult[];
  try {
    tests = readReport(suite.report, text, root);
  } catch (error) {
    return { tests: [], failures: [runner(`its report cannot be read: ${String(error)}`)] };
  }
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map((test): Failure => ({
      step: suite,
      id: test.id,
      line: test.line,
      message: test.message,
      test,
    }));
  // A runner can fail for a reason of its own, such as a thrown hook or an error that no test caught.
  if (code !== 0 && failures.length === 0) failures.push(runner(`the runner ended with ${code}`));
  if (code === 0 && tests.every(({ status }) => status === 'skipped')) {
    failures.push(runner('no test ran'));
  }
  return { tests, failures };
}

async function runStep(step: Step, surroundings: Surroundings): Promise<StepRun> {
  const startedAt = Date.now();
  const seconds = () => (Date.now() - startedAt) / 1000;
  if (step.kind === 'gate') {
    const each = await runGate(step, surroundings);
    return { ...each, seconds: seconds() };
  }
  process.stdout.write(`- ${step.name} ...\n`);
  const { tests, failures } = await runSuite(step, surroundings);
  const { passed, skipped } = countOf(tests);
  return { passed, skipped, failures, seconds: seconds() };
}

/** Runs steps one after the other and prints a line for each. */
export async function runSteps(
  steps: readonly Step[],
  surroundings: Surroundings,
): Promise<readonly StepRun[]> {
  const runs: StepRun[] = [];
  for (const step of steps) {
    const each = await runStep(step, surroundings);
    const failed = each.failures.length;
    const skipped = each.skipped > 0 ? `, ${each.skipped} skipped` : '';
    const told =
      step.kind === 'suite' ? ` (${each.passed} passed, ${failed} failed${skipped})` : '';
    const how = failed > 0 ? 'FAILED' : 'ok';
    process.stdout.write(`- ${step.name}: ${how}${told} in ${each.seconds.toFixed(1)} s\n`);
    runs.push(each);
  }
  return runs;
}
