import { expect, test } from 'vitest';
import { countOf, readReport } from '../src/verify/read-report.ts';

const ROOT = '/work';

const vitest = (testResults: object[]): string => JSON.stringify({ testResults });
const assertion = (title: string, status: string, more: object = {}) => ({
  ancestorTitles: ['slip'],
  title,
  fullName: `slip ${title}`,
  status,
  ...more,
});

test('vitest: a test has its path, its line and what was said, without colours', () => {
  const failed = assertion('counts', 'failed', {
    failureMessages: ['\u001B[31mexpected 1\u001B[39m', 'at slip.ts:3'],
    location: { line: 12, column: 1 },
  });
  const text = vitest([
    { name: '/work/a/slip.test.ts', status: 'failed', assertionResults: [failed] },
  ]);
  expect(readReport('vitest', text, ROOT)).toEqual([
    {
      id: 'a/slip.test.ts › slip › counts',
      file: '/work/a/slip.test.ts',
      line: 12,
      titles: ['slip', 'counts'],
      status: 'failed',
      message: 'expected 1\nat slip.ts:3',
      money: false,
    },
  ]);
});

test('vitest: a file that does not load is one failed test', () => {
  const text = vitest([
    { name: '/work/a.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
    {
      name: '/work/b.test.ts',
      status: 'passed',
      assertionResults: [assertion('adds', 'passed'), assertion('later', 'skipped')],
    },
  ]);
  const tests = readReport('vitest', text, ROOT);
  expect(countOf(tests)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(tests[0]).toMatchObject({ id: 'a.test.ts › (the file itself)', message: 'no module' });
});

test('vitest: a file whose hook failed is a failure beside its tests that passed', () => {
  const text = vitest([
    {
      name: '/work/b.test.ts',
      status: 'failed',
      message: 'afterAll threw',
      assertionResults: [assertion('adds', 'passed')],
    },
  ]);
  expect(countOf(readReport('vitest', text, ROOT))).toMatchObject({ passed: 1, failed: 1 });
});

const spec = (title: string, status: string, tags: string[] = []) => ({
  title,
  file: 'slip.e2e.ts',
  line: 7,
  tags,
  tests: [{ projectName: 'plain', status, results: [{ errors: [{ message: 'no receipt' }] }] }],
});
const playwright = (specs: object[], errors: object[] = []): string =>
  JSON.stringify({
    config: { rootDir: '/work/e2e' },
    suites: [{ title: 'slip.e2e.ts', specs: [], suites: [{ title: 'the slip', specs }] }],
    errors,
  });

test('vitest: a test that never ran, and a hook that failed beside a failed test, are failures', () => {
  const text = vitest([
    {
      name: '/work/b.test.ts',
      status: 'failed',
      message: 'afterAll threw',
      assertionResults: [assertion('adds', 'failed'), assertion('later', 'pending')],
    },
  ]);
  expect(readReport('vitest', text, ROOT).map(({ status }) => status)).toEqual([
    'failed',
    'failed',
    'failed',
  ]);
});

test('Playwright: a test that passed at an attempt of the runner’s own is a failed one', () => {
  const text = playwright([spec('a', 'expected'), spec('b', 'flaky'), spec('c', 'unexpected')]);
  const tests = readReport('playwright', text, ROOT);
  expect(countOf(tests)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  expect(tests[2]).toMatchObject({
    id: 'e2e/slip.e2e.ts › [plain] › the slip › c',
    line: 7,
    message: 'no receipt',
  });
});

test('Playwright: a file that does not load is one failed test', () => {
  const error = { message: 'no module', location: { file: '/work/e2e/new.e2e.ts', line: 1 } };
  const tests = readReport('playwright', playwright([], [error]), ROOT);
  expect(countOf(tests)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('tests of money are told apart, by a tag or in the title', () => {
  const text = playwright([spec('a', 'expected', ['money']), spec('b', 'expected')]);
  expect(readReport('playwright', text, ROOT).map(({ money }) => money)).toEqual([true, false]);
  const unit = vitest([
    {
      name: '/work/b.test.ts',
      status: 'passed',
      assertionResults: [assertion('no stake is taken twice @money', 'passed')],
    },
  ]);
  expect(readReport('vitest', unit, ROOT)[0]?.money).toBe(true);
});

test.each(['vitest', 'playwright'] as const)('%s: an empty report is no report', (kind) => {
  expect(() => readReport(kind, '{}', ROOT)).toThrow(/no .* report/i);
  expect(() => readReport(kind, '', ROOT)).toThrow(/JSON/);
});
