import { chromiumOptions } from '@courtside/tooling/machine';
import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

// Configurations are merged, and the projects of the other tests would run these as well.
const { projects: _, ...base } = site;

/**
 * Pictures of whole screens, compared with those in visual/baselines. They are made in one browser with one set of
 * fonts (visual/environment.json); `courtside-visual` compares in no other.
 */
export default defineConfig(base, {
  testDir: 'visual',
  testMatch: '*.visual.ts',
  use: { launchOptions: chromiumOptions() },
  snapshotPathTemplate: 'visual/baselines/{arg}{ext}',
  // A picture that is missing fails; new ones are made on purpose, by `visual:update`.
  updateSnapshots: 'none',
  timeout: 120_000,
  // A screen's pictures may be taken by both workers.
  fullyParallel: true,
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
  projects: [{ name: 'visual' }],
});
