export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * The counts of a test runner's JSON report.
 *
 * @throws when it is no such report: a runner that died half way must not count as one that found nothing
 */
export function readReport(kind: 'vitest' | 'playwright', text: string): Counts {
  const report = JSON.parse(text) as Partial<VitestReport & PlaywrightReport>;
  if (kind === 'vitest') {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report;
    if (numPassedTests === undefined || numFailedTests === undefined) {
      throw new Error('no vitest report');
    }
    // A file that fails to load has no failed test of its own.
    const failed = Math.max(numFailedTests, numFailedTestSuites ?? 0);
    return { passed: numPassedTests, failed, skipped: numPendingTests ?? 0 };
  }
  if (!report.stats) throw new Error('no Playwright report');
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
