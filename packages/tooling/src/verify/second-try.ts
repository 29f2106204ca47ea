import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDED_LATE } from '../run.ts';
import type { Gate, Step, Suite } from './gates.ts';
import { countOf, WHOLE_FILE, type Counts, type TestResult } from './read-report.ts';
import { runGate, runSuite, type Failure, type Surroundings } from './run-step.ts';

/** With more failures than these something is broken, and running them again would only take time. */
const MOST_TRIED = 12;

/** Whether a failure is of a runner that died, in a suite that is then run again as a whole. */
const isDeadRunner = ({ step, test }: Failure): boolean =>
  test === undefined && step.kind === 'suite' && step.whole === true;

/** Whether a failure is of a gate that ended by itself: one that hangs would hang again. */
const isGate = ({ step, message }: Failure): boolean =>
  step.kind === 'gate' && !message.startsWith(ENDED_LATE);

/** Whether a failure gets a second try: a gate, a test that does not protect money, or a runner that died. */
const hasSecondTry = (failure: Failure): boolean =>
  failure.test === undefined ? isGate(failure) || isDeadRunner(failure) : !failure.test.money;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const isWholeFile = ({ titles }: TestResult): boolean => titles[0] === WHOLE_FILE;

/** A run of Playwright with only these tests, without failed money tests. */
async function listed(
  tests: readonly TestResult[],
  scratch: string,
): Promise<readonly (readonly string[])[]> {
  const lines = tests.flatMap((each) => each.listed ?? []);
  // Failures outside any test, such as a file that does not load, cannot be listed.
  if (lines.length === 0) return [];
  const file = join(scratch, 'second-try.txt');
  await writeFile(file, lines.join('\n'));
  return [['--test-list', file, '--workers=1', '--trace=retain-on-failure']];
}

/** The runs that together run exactly these tests of one suite. */
async function choices(
  suite: Suite,
  tests: readonly TestResult[],
  scratch: string,
): Promise<readonly (readonly string[])[]> {
  if (suite.report === 'playwright') return listed(tests, scratch);
  return [...Map.groupBy(tests, ({ file }) => file)].map(([file, those]) => {
    const whole = those.some(isWholeFile);
    // The filter and the report join titles differently.
    const names = those.map(({ titles }) => titles.map(escaped).join('(?: > | )')).join('|');
    return [file, ...(whole ? [] : ['-t', `^(?:${names})$`]), '--maxWorkers=1'];
  });
}

/** Result of a second try of some failures of one suite. */
interface Again {
  /** Ids of those that passed. */
  passed: readonly string[];
  /** Failures that are new in the second try. */
  news: readonly Failure[];
  /** For a suite that ran again as a whole: its new counts. */
  counts?: Counts;
}

async function tryWhole(
  suite: Suite,
  failures: readonly Failure[],
  known: ReadonlySet<string>,
  surroundings: Surroundings,
): Promise<Again> {
  const { tests, failures: again } = await runSuite(suite, surroundings);
  if (again.length > 0) return { passed: [], news: again.filter(({ id }) => !known.has(id)) };
  return { passed: failures.map(({ id }) => id), news: [], counts: countOf(tests) };
}

async function tryTests(
  suite: Suite,
  failures: readonly Failure[],
  known: ReadonlySet<string>,
  surroundings: Surroundings,
): Promise<Again> {
  const tried = failures.flatMap(({ test }) => test ?? []);
  const passed: string[] = [];
  const news: Failure[] = [];
  for (const choice of await choices(suite, tried, surroundings.scratch)) {
    const { tests, failures: again } = await runSuite(suite, surroundings, choice);
    const failed = new Set(again.map(({ id }) => id));
    const well = tests.filter(({ status }) => status === 'passed');
    const ran = new Set(well.map(({ id }) => id));
    const loaded = new Set(well.map(({ file }) => file));
    news.push(...again.filter(({ id }) => !known.has(id)));
    for (const test of tried) {
      if (isWholeFile(test) && loaded.has(test.file) && again.length === 0) passed.push(test.id);
      else if (ran.has(test.id) && !failed.has(test.id)) passed.push(test.id);
    }
  }
  return { passed, news };
}

/**
 * A gate does not change its input, so one that fails because of the change fails again. A gate that ran in parallel
 * may have seen temporary files of another command.
 */
async function tryGate(
  gate: Gate,
  failures: readonly Failure[],
  surroundings: Surroundings,
): Promise<Again> {
  const { passed } = await runGate(gate, surroundings);
  return { passed: passed > 0 ? failures.map(({ id }) => id) : [], news: [] };
}

function tryStep(
  step: Step,
  failures: readonly Failure[],
  known: ReadonlySet<string>,
  surroundings: Surroundings,
): Promise<Again> {
  if (step.kind === 'gate') return tryGate(step, failures, surroundings);
  const tryAgain = failures.some(isDeadRunner) ? tryWhole : tryTests;
  return tryAgain(step, failures, known, surroundings);
}

/** Failures, separated by whether they passed on their own. */
export interface Tried {
  failed: readonly Failure[];
  flaky: readonly Failure[];
  /** Counts of the suites that ran again as a whole and passed; they replace those of the first run. */
  recounted: ReadonlyMap<Step, Counts>;
}

/**
 * Runs failures again: at the end, on their own, in one worker. Tests marked `@money` have no second try, and neither
 * have runners that died, except those of suites that are then run again as a whole. A failure that is new in the
 * second try counts like any other; a quarantined one does not count.
 */
export async function secondTry(
  failures: readonly Failure[],
  surroundings: Surroundings,
  quarantined: readonly Failure[] = [],
): Promise<Tried> {
  const recounted = new Map<Step, Counts>();
  const again = failures.filter(hasSecondTry);
  if (again.length === 0 || again.length > MOST_TRIED) {
    return { failed: failures, flaky: [], recounted };
  }
  process.stdout.write(`\nA second try of ${again.length}, each by itself:\n`);
  const passed = new Set<string>();
  const news: Failure[] = [];
  // A file that runs again as a whole may have other failures: their first run counts.
  const known = new Set([...failures, ...quarantined].map(({ id }) => id));
  for (const [step, those] of Map.groupBy(again, ({ step }) => step)) {
    const result = await tryStep(step, those, known, surroundings);
    for (const id of result.passed) passed.add(id);
    news.push(...result.news);
    if (result.counts !== undefined) recounted.set(step, result.counts);
    process.stdout.write(`- ${step.name}: ${result.passed.length} of ${those.length} passed\n`);
  }
  const isFlaky = (each: Failure) => hasSecondTry(each) && passed.has(each.id);
  return {
    failed: [...failures.filter((each) => !isFlaky(each)), ...news],
    flaky: failures.filter(isFlaky),
    recounted,
  };
}
