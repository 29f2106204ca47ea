import { headlessOptions } from '@courtside/tooling/machine';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import type { WorkerOptions } from './e2e/fixtures.ts';

const report = process.env['PLAYWRIGHT_JSON'];
const reporter: ReporterDescription[] = [['list']];
if (report) reporter.push(['json', { outputFile: report }]);

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/build-site.ts',
  fullyParallel: false,
  forbidOnly: true,
  // Each has a browser, a gateway and a web server: more of them than cores make each other miss their moments.
  workers: 2,
  retries: 0,
  // Bounds for what hangs, not for how fast it is: on a busy machine everything takes four times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter,
  use: {
    browserName: 'chromium',
    launchOptions: headlessOptions(),
    actionTimeout: 30_000,
    locale: 'zh-CN',
    // Far from Beijing, whose time every screen shows.
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    // Recording a trace doubles the time of a test; the second try of what failed records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // It would answer in the place of the routes that tests set; its own tests let it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'plain', testIgnore: 'encrypted.e2e.ts', use: { encrypted: false } },
    {
      name: 'encrypted',
      testMatch: ['main-job.e2e.ts', 'encrypted.e2e.ts'],
      use: { encrypted: true },
    },
  ],
});
