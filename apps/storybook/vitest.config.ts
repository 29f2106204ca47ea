import { fileURLToPath } from 'node:url';
import { isThorough } from '@courtside/tooling/testing';
import { headlessOptions } from '@courtside/tooling/machine';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ROTATED_LOOKS } from './src/rotation.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/** Set by the test of the guard: only the stories with planted violations then run. */
const planted = process.env['PLANTED_STORIES'] === '1';
/** Set by `npm test`: of each component its first story. */
const firstOnly = process.env['STORIES'] === 'first';
const tags = planted ? { include: ['planted'] } : { exclude: ['planted'] };

/** Every story once, in a look of its own; in the thorough run in every look. */
const RUNS: readonly { name: string; globals: Record<string, string> }[] = isThorough()
  ? ROTATED_LOOKS.map((look) => ({
      name: `${look.brand}-${look.edition}-${look.locale}`,
      globals: { ...look },
    }))
  : [{ name: 'stories', globals: { rotation: 'by-story' } }];

/** Found while tests run, they would load the page anew in the middle of them. */
const DEPENDENCIES = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  'axe-core',
  'react-dom/client',
  'react-redux',
  'react-router',
  'react/jsx-dev-runtime',
];

/** Pages open at once. A project with a browser does not take it over from the run: it has its own, one on two cores. */
const maxWorkers = 2;

/** The times are upper bounds for a busy machine; what is waited for ends a wait earlier. */
const COMMON = { maxWorkers, testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** Made anew for each project: the runner writes into it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: headlessOptions(),
  }),
  instances: [{ browser: 'chromium' as const }],
});

const stories = (planted ? RUNS.slice(0, 1) : RUNS).map(({ name, globals }) => ({
  extends: './vite.config.ts',
  optimizeDeps: { include: DEPENDENCIES },
  plugins: [storybookTest({ configDir, tags, initialGlobals: globals })],
  test: {
    name,
    ...COMMON,
    ...(firstOnly ? { setupFiles: ['./src/first-story.ts'] } : {}),
    // Storybook clears up after each story, so that one page serves them all.
    isolate: false,
    browser: inChromium(),
  },
}));

const CONFORMANCE = 'src/conformance/*.suite.tsx';

const suitesOf = (name: string, include: string, exclude: string[] = []) => ({
  extends: './vite.config.ts',
  optimizeDeps: { include: DEPENDENCIES },
  test: {
    name,
    ...COMMON,
    setupFiles: ['../../packages/tooling/src/testing/patient-waits.ts', './src/clean-page.ts'],
    include: [include],
    exclude,
    // Loading the packages anew for each file takes as long as its tests.
    isolate: false,
    browser: inChromium(),
  },
});

/** What every component keeps, whatever its stories show: in a page that has the styles of the kit alone. */
const conformance = suitesOf('conformance', CONFORMANCE);

/** What the frame of a site does. */
const suites = suitesOf('suites', 'src/*/*.suite.tsx', [CONFORMANCE]);

export default defineConfig({
  test: { maxWorkers, projects: planted ? stories : [...stories, conformance, suites] },
});
