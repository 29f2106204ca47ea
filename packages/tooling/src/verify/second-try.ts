import { runSuite, type Failure, type Surroundings } from './run-step.ts';
import type { Suite } from './gates.ts';
import { WHOLE_FILE, type TestResult } from './read-report.ts';

/** More failures than these say that something is broken; running them again would only take time. */
const MOST_TRIED = 12;

/** Whether a failure is of a runner that died, and its suite is one that is then run again as a whole. */
const isDeadRunner = ({ step, test }: Failure): boolean =>
  test === undefined && step.kind === 'suite' && step.whole === true;

/** Whether a failure is tried a second time: a test that does not hold money together, or a runner that died. */
const hasSecondTry = (failure: Failure): boolean =>
  failure.test === undefined ? isDeadRunner(failure) : !failure.test.money;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const isWholeFile = ({ titles }: TestResult): boolean => titles[0] === WHOLE_FILE;

/** The runs that together run these failures of one suite, and nothing else beside them. */
function choices(suite: Suite, failures: readonly Failure[]): readonly (readonly string[])[] {
  if (suite.report === 'playwright') return [['--last-failed', '--workers=1']];
  const byFile = Map.groupBy(
    failures.flatMap(({ test }) => test ?? []),
    ({ file }) => file,
  );
  return [...byFile].map(([file, tests]) => {
    const whole = tests.some(isWholeFile);
    // The filter and the report join titles differently.
    const names = tests.map(({ titles }) => titles.map(escaped).join('(?: > | )')).join('|');
    return [file, ...(whole ? [] : ['-t', `^(?:${names})$`]), '--maxWorkers=1'];
  });
}

async function passAgain(
  suite: Suite,
  failures: readonly Failure[],
  surroundings: Surroundings,
): Promise<readonly string[]> {
  const dead = failures.filter(isDeadRunner);
  if (dead.length > 0) {
    const { failures: again } = await runSuite(suite, surroundings);
    return again.length === 0 ? failures.map(({ id }) => id) : [];
  }
  const passed: string[] = [];
  for (const choice of choices(suite, failures)) {
    const { tests, failures: again } = await runSuite(suite, surroundings, choice);
    const failed = new Set(again.map(({ id }) => id));
    const ran = new Set(tests.filter(({ status }) => status === 'passed').map(({ id }) => id));
    const loaded = new Set(
      tests.filter(({ status }) => status === 'passed').map(({ file }) => file),
    );
    for (const { id, test } of failures) {
      const whole = test !== undefined && isWholeFile(test);
      if (whole && loaded.has(test.file) && again.length === 0) passed.push(id);
      else if (ran.has(id) && !failed.has(id)) passed.push(id);
    }
  }
  return passed;
}

/** Failures, apart by whether they passed when they ran by themselves. */
export interface Tried {
  failed: readonly Failure[];
  flaky: readonly Failure[];
}

/**
 * Runs once more what failed: at the end, by itself, in one worker. Gates and tests marked `@money` have no second try,
 * nor have runners that died, but those of suites that are then run again as a whole.
 */
export async function secondTry(
  failures: readonly Failure[],
  surroundings: Surroundings,
): Promise<Tried> {
  const again = failures.filter(hasSecondTry);
  if (again.length === 0 || again.length > MOST_TRIED) return { failed: failures, flaky: [] };
  process.stdout.write(`\nA second try of ${again.length}, each by itself:\n`);
  const passed = new Set<string>();
  const bySuite = Map.groupBy(again, ({ step }) => step);
  for (const [step, those] of bySuite) {
    if (step.kind !== 'suite') continue;
    const ids = await passAgain(step, those, surroundings);
    for (const id of ids) passed.add(id);
    process.stdout.write(`- ${step.name}: ${ids.length} of ${those.length} passed\n`);
  }
  const isFlaky = (each: Failure) => hasSecondTry(each) && passed.has(each.id);
  return {
    failed: failures.filter((each) => !isFlaky(each)),
    flaky: failures.filter(isFlaky),
  };
}
