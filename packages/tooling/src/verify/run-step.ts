import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ENDED_LATE, run } from '../run.ts';
import type { Gate, Step, Suite } from './gates.ts';
import { countOf, NEVER_RAN, readReport, type TestResult } from './read-report.ts';

export interface Surroundings {
  /** The workspace's root. */
  root: string;
  /** Folder for the reports of the runners. */
  scratch: string;
  env?: Readonly<Record<string, string>>;
  /** Milliseconds after which a step is ended. @default 40 minutes */
  limitMs?: number;
}

/** A step that takes longer hangs: slow browser tests take 21 minutes, and the whole run has 90. */
const STEP_LIMIT_MS = 40 * 60_000;

/** Maximum number of printed warnings of a green step. */
const MOST_WARNINGS = 5;

/** A failure of a gate or of a suite. */
export interface Failure {
  step: Step;
  /** Its name in the closing lines and the quarantine list. */
  id: string;
  line: number;
  message: string;
  /** The test, if it can be run again. */
  test?: TestResult;
}

export interface StepRun {
  step: Step;
  passed: number;
  skipped: number;
  failures: readonly Failure[];
  /** Tests of a suite; none for a gate. */
  tests: readonly TestResult[];
  /** Warnings of a green step, printed while they are few. */
  warnings: readonly string[];
  seconds: number;
}

const MOST_LINES = 12;

/** Common pattern of fault lines of compilers, linters and runners. */
const FAULT = /\b(?:error|fail(?:ed|ure)?|cannot|missing)\b|\[warn\]|[✖✗✘×]/i;

// Lines of turbo and pnpm after the fault, which only repeat that the command failed.
const AFTERMATH =
  /ELIFECYCLE|ERR_PNPM|command .* exited|Failed:|ran for|^\s*(?:Tasks|Cached|Time):/;

/** A passed test may have words of faults in its title. */
const PASSED = /^\s*[✓√]/;

/**
 * The lines of a failed command's output that tell the reason: those with a fault, else the last ones. A checker
 * reports its first fault first; a runner dies of the last.
 */
export function telling(output: string, which: 'first' | 'last' = 'first'): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const faults = lines.filter(
    (line) => FAULT.test(line) && !AFTERMATH.test(line) && !PASSED.test(line),
  );
  const told = faults.length > 0 ? faults : lines.slice(-MOST_LINES);
  const ended = told.filter((line) => line.startsWith(ENDED_LATE));
  const others = told.filter((line) => !line.startsWith(ENDED_LATE));
  const near = which === 'first' ? others.slice(0, MOST_LINES) : others.slice(-MOST_LINES);
  return [...ended, ...near].join('\n');
}

// In every run, pnpm warns that its own pin is not recorded.
const NOISE = /packageManager pin|Unknown user config/;

/** The warning lines of an output, each once. */
export const warningsIn = (output: string): string[] => [
  ...new Set(
    stripVTControlCharacters(output)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\bwarn(?:ing)?\b/i.test(line) && !NOISE.test(line) && !PASSED.test(line)),
  ),
];

/** Runs a gate once. */
export async function runGate(
  gate: Gate,
  { root, env, limitMs = STEP_LIMIT_MS }: Surroundings,
): Promise<Omit<StepRun, 'seconds' | 'step'>> {
  const [command, ...args] = gate.command;
  const { code, output } = await run(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    limitMs,
  });
  const warnings = warningsIn(output);
  if (code === 0) return { passed: 1, skipped: 0, failures: [], tests: [], warnings };
  process.stdout.write(`${output}\n`);
  const failure = { step: gate, id: gate.name, line: 0, message: telling(output) };
  return { passed: 0, skipped: 0, failures: [failure], tests: [], warnings };
}

let reports = 0;

interface SuiteRun {
  tests: readonly TestResult[];
  failures: readonly Failure[];
  warnings: readonly string[];
}

/** Heading of vitest's errors that belong to no test; its report omits them. */
const UNCAUGHT = /^\W*Unhandled (?:Errors?|Rejections?)\b/m;

/** Files in which every test was skipped. */
const filesWithoutTests = (tests: readonly TestResult[]): string[] =>
  [...Map.groupBy(tests, ({ file }) => file)]
    .filter(([, those]) => those.every(({ status }) => status === 'skipped'))
    .map(([file]) => file);

/** Runs a suite, or the part selected by `chosen`, with filters of files and others. */
export async function runSuite(
  suite: Suite,
  { root, scratch, env, limitMs = STEP_LIMIT_MS }: Surroundings,
  chosen?: readonly string[],
): Promise<SuiteRun> {
  // One file per run, so that a runner that dies before its report is not read from an earlier one.
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
  const { code, output } = await run(
    command,
    [...fixed, ...(chosen ?? suite.files ?? []), ...reporting],
    {
      cwd: root,
      limitMs,
      env: {
        ...process.env,
        ...env,
        ...suite.env,
        PLAYWRIGHT_JSON: file,
        FORCE_COLOR: '0',
      },
    },
  );
  if (code !== 0) process.stdout.write(`${output}\n`);
  const warnings = warningsIn(output);
  const runner = (why: string): Failure => ({
    step: suite,
    id: `${suite.name}: ${why}`,
    line: 0,
    message: telling(output, 'last'),
  });
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    return { tests: [], failures: [runner('the runner wrote no report')], warnings };
  }
  let tests: readonly TestResult[];
  try {
    tests = readReport(suite.report, text, root);
  } catch (error) {
    return {
      tests: [],
      failures: [runner(`its report cannot be read: ${String(error)}`)],
      warnings,
    };
  }
  const failed = tests.filter(({ status }) => status === 'failed');
  // When all tests share one page, a crash also fails the remaining ones: it counts as one failure of the runner.
  const lost = suite.whole === true ? failed.filter(({ message }) => message === NEVER_RAN) : [];
  const failures = failed
    .filter((test) => !lost.includes(test))
    .map((test): Failure => ({
      step: suite,
      id: test.id,
      line: test.line,
      message: test.message,
      test,
    }));
  if (lost.length > 0) failures.push(runner(`it ended before ${lost.length} of its tests`));
  // A runner can fail for its own reason, such as a thrown hook or an uncaught error, also besides a failed test, for
  // which it ends with 1.
  if (code !== 0 && (failures.length === 0 || code !== 1)) {
    failures.push(runner(`the runner ended with ${code}`));
  }
  if (UNCAUGHT.test(output)) failures.push(runner('an error that no test caught'));
  if (code === 0 && tests.every(({ status }) => status === 'skipped')) {
    failures.push(runner('no test ran'));
  } else if (suite.everyFile === true && chosen === undefined) {
    for (const each of filesWithoutTests(tests)) {
      failures.push(runner(`no test of ${relative(root, each)} ran`));
    }
  }
  return { tests, failures, warnings };
}

async function runStep(step: Step, surroundings: Surroundings): Promise<StepRun> {
  const startedAt = Date.now();
  const seconds = () => (Date.now() - startedAt) / 1000;
  if (step.kind === 'gate') {
    const each = await runGate(step, surroundings);
    return { ...each, step, seconds: seconds() };
  }
  process.stdout.write(`- ${step.name} ...\n`);
  const { tests, failures, warnings } = await runSuite(step, surroundings);
  const { passed, skipped } = countOf(tests);
  return { step, passed, skipped, failures, tests, warnings, seconds: seconds() };
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
    if (failed === 0) {
      for (const line of each.warnings.slice(0, MOST_WARNINGS)) {
        process.stdout.write(`    says: ${line.slice(0, 200)}\n`);
      }
      const more = each.warnings.length - MOST_WARNINGS;
      if (more > 0) process.stdout.write(`    and ${more} warnings more\n`);
    }
    runs.push(each);
  }
  return runs;
}
