import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** One test in its runner's report. */
export interface TestResult {
  /** Its name in the closing lines and in the quarantine list: `path › describe › title`. */
  id: string;
  /** Absolute. */
  file: string;
  /** 0 when the runner does not report it. */
  line: number;
  /** Titles of the enclosing `describe`s, and its own. */
  titles: readonly string[];
  status: 'passed' | 'failed' | 'skipped';
  /** For a failed test: the runner's message, without colours. */
  message: string;
  /** Whether it protects money, so that a failure that disappears is a race. */
  money: boolean;
  /** Line that selects exactly this test in a test list of Playwright. */
  listed?: string;
}

/** Stands for a file that did not load, so that none of its tests has a result. */
export const WHOLE_FILE = '(the file itself)';

/** Message of a test, or of a file, that its runner did not reach. */
export const NEVER_RAN = 'It never ran: what ran before it took the runner along';

/** Mark in a title or among the tags of a test without a second try. */
export const MONEY = '@money';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      fullName: string;
      status: string;
      failureMessages?: string[] | null;
      location?: { line: number } | null;
    }[];
  }[];
}

interface PlaywrightTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  expectedStatus?: string;
  results: { errors?: { message?: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: {
    title: string;
    file: string;
    line: number;
    tags?: string[];
    tests: PlaywrightTest[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  /** Failures outside any test, such as a file that does not load. */
  errors?: { message?: string; location?: { file: string; line: number } }[];
}

// eslint-disable-next-line no-control-regex
const COLOURS = /\u001B\[[\d;]*m/g;
const plain = (text: string): string => text.replaceAll(COLOURS, '').trim();

function vitestTests({ testResults }: VitestReport, root: string): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const tests = assertionResults.map((each): TestResult => ({
      id: [path, ...each.ancestorTitles, each.title].join(' › '),
      file: name,
      line: each.location?.line ?? 0,
      titles: [...each.ancestorTitles, each.title],
      status: statusOf(each.status),
      message:
        each.status === 'pending' ? NEVER_RAN : plain((each.failureMessages ?? []).join('\n')),
      money: each.fullName.includes(MONEY),
    }));
    // A failed hook is reported in the message of the file, whatever the results of its tests.
    const hook = (message ?? '') !== '';
    const told = hook || !tests.some((each) => each.status === 'failed');
    // A runner that ended before it reached a file reports the file without tests, and not as failed.
    if (tests.length > 0 && (status !== 'failed' || !told)) return tests;
    const whole: TestResult = {
      id: `${path} › ${WHOLE_FILE}`,
      file: name,
      line: 0,
      titles: [WHOLE_FILE],
      status: 'failed',
      message: hook ? plain(message ?? '') : NEVER_RAN,
      money: tests.length > 0 ? tests.some(({ money }) => money) : holdsMoney(name),
    };
    return [...tests, whole];
  });
}

/** For a file with unknown tests: whether any of them is marked. */
function holdsMoney(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes(MONEY);
  } catch {
    return false;
  }
}

/** A test that was not reached when its runner ended (`pending`) is not a skipped one. */
const statusOf = (status: string): TestResult['status'] => {
  if (status === 'passed') return 'passed';
  return status === 'failed' || status === 'pending' ? 'failed' : 'skipped';
};

function playwrightTests(report: PlaywrightReport, root: string): TestResult[] {
  const { rootDir } = report.config;
  const inSuite = (suite: PlaywrightSuite, above: readonly string[]): TestResult[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test): TestResult => {
        const file = `${rootDir}/${spec.file}`;
        const project = test.projectName === '' ? [] : [`[${test.projectName}]`];
        return {
          id: [relative(root, file), ...project, ...above, spec.title].join(' › '),
          file,
          line: spec.line,
          titles: [...above, spec.title],
          // A retry by the runner itself would hide flaky tests, so it must not be configured.
          status: neverRan(test) ? 'failed' : PLAYWRIGHT_STATUS[test.status],
          message: neverRan(test)
            ? NEVER_RAN
            : plain(
                test.results
                  .flatMap(({ errors }) => (errors ?? []).map((e) => e.message))
                  .join('\n'),
              ),
          money: spec.title.includes(MONEY) || (spec.tags ?? []).includes(MONEY.slice(1)),
          listed: [...project, spec.file, ...above, spec.title].join(' › '),
        };
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...above, inner.title])),
  ];
  const outside = (report.errors ?? []).map(({ message, location }): TestResult => {
    const file = location?.file ?? rootDir;
    return {
      id: `${relative(root, file)} › ${WHOLE_FILE}`,
      file,
      line: location?.line ?? 0,
      titles: [WHOLE_FILE],
      status: 'failed',
      message: plain(message ?? ''),
      money: false,
    };
  });
  return [...report.suites.flatMap((file) => inSuite(file, [])), ...outside];
}

/**
 * Playwright reports an unreached test as skipped, like one that skips itself; the expected status distinguishes them.
 */
const neverRan = ({ status, expectedStatus }: PlaywrightTest): boolean =>
  status === 'skipped' && expectedStatus === 'passed';

const PLAYWRIGHT_STATUS = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;

/**
 * The tests of a runner's JSON report. A file that did not load is one failed test.
 *
 * @throws when it is not such a report: a runner that died must not count as one without failures
 */
export function readReport(
  kind: 'vitest' | 'playwright',
  text: string,
  root: string,
): readonly TestResult[] {
  const report = JSON.parse(text) as Partial<VitestReport & PlaywrightReport>;
  if (kind === 'vitest') {
    if (!Array.isArray(report.testResults)) throw new Error('no vitest report');
    return vitestTests({ testResults: report.testResults }, root);
  }
  if (!Array.isArray(report.suites) || report.config === undefined) {
    throw new Error('no Playwright report');
  }
  return playwrightTests(report as PlaywrightReport, root);
}

/** Number of passed, failed and skipped tests. */
export function countOf(tests: readonly TestResult[]): Counts {
  const of = (status: TestResult['status']) => tests.filter((each) => each.status === status);
  return {
    passed: of('passed').length,
    failed: of('failed').length,
    skipped: of('skipped').length,
  };
}
