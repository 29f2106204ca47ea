import { chromiumOptions, freePort } from '@courtside/tooling/machine';
import { defineConfig, type ReporterDescription } from '@playwright/test';

/** Chosen once: the workers read this file as well, in the environment of the process that started them. */
const PORT = (process.env['COURTSIDE_VISUAL_PORT'] ??= String(await freePort()));

const report = process.env['PLAYWRIGHT_JSON'];
const reporter: ReporterDescription[] = [['list']];
if (report) reporter.push(['json', { outputFile: report }]);

/** One picture of each component, from the built Storybook, compared with those in visual/baselines. */
export default defineConfig({
  testDir: 'visual',
  testMatch: '*.visual.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'visual/baselines/{arg}{ext}',
  // A picture that is missing fails; new ones are made on purpose, by `visual:update`.
  updateSnapshots: 'none',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Antialiasing of a few glyphs may differ from run to run; a moved or recoloured part is more than this.
      maxDiffPixelRatio: 0.001,
    },
  },
  webServer: {
    command: `vite preview --outDir dist --port ${PORT} --strictPort --host 127.0.0.1`,
    url: `http://127.0.0.1:${PORT}/iframe.html`,
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    locale: 'zh-CN',
    timezoneId: 'America/New_York',
    // Three columns of the matrix.
    viewport: { width: 1180, height: 900 },
  },
});
