import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { defineConfig, type ReporterDescription } from '@playwright/test';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
/** A free port. A configuration cannot wait for an answer, so another process is asked. */
const freePort = (): string =>
  execFileSync(process.execPath, [
    '-e',
    `const probe = require('node:net').createServer().listen(0, '127.0.0.1', () => {
       console.log(probe.address().port);
       probe.close();
     });`,
  ])
    .toString()
    .trim();

/** Chosen once: the workers read this file as well, in the environment of the process that started them. */
const PORT = (process.env['COURTSIDE_VISUAL_PORT'] ??= freePort());

/** The browser that the environment names, else the system's, else Playwright's own. */
function browser(): { executablePath?: string } {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executablePath: named };
  return existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {};
}

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
    launchOptions: {
      ...browser(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    locale: 'zh-CN',
    timezoneId: 'America/New_York',
    // Three columns of the matrix.
    viewport: { width: 1180, height: 900 },
  },
});
