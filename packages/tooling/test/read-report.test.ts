import { expect, test } from 'vitest';
import { readReport } from '../src/verify/read-report.ts';

test('vitest: a file that does not load counts as a failure', () => {
  const text = JSON.stringify({
    numPassedTests: 4,
    numFailedTests: 0,
    numPendingTests: 1,
    numFailedTestSuites: 1,
  });
  expect(readReport('vitest', text)).toEqual({ passed: 4, failed: 1, skipped: 1 });
});

test('Playwright: a flaky test is a failed one', () => {
  const text = JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(readReport('playwright', text)).toEqual({ passed: 7, failed: 2, skipped: 0 });
});

test.each(['vitest', 'playwright'] as const)('%s: an empty report is no report', (kind) => {
  expect(() => readReport(kind, '{}')).toThrow(/no .* report/i);
  expect(() => readReport(kind, '')).toThrow(/JSON/);
});
