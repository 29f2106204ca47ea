import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Packages resolve to their source, so that tests need no build.
const conditions = ['@courtside/source', 'module', 'node', 'development|production'];

/** What every project below shares. */
export const shared = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
};

const common = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  setupFiles: ['packages/tooling/src/testing/seed.ts'],
};

const EVERYTHING = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/*/test/**/*.test.ts',
  'apps/*/src/**/*.test.{ts,tsx}',
  'apps/*/server/**/*.test.ts',
  'apps/*/visual/**/*.test.ts',
];

const SANDBOX = ['packages/sandbox/{src,test}/**/*.test.ts'];

/** They put another global in place, start processes or browsers, or run other tools. */
const ISOLATED = [
  'packages/tooling/test/**/*.test.ts',
  'packages/api-client/{src,test}/**/*.test.ts',
  'packages/kernel/src/platform/*.test.ts',
  'packages/site-server/{src,test}/**/*.test.ts',
  'apps/web/server/**/*.test.ts',
];

export default defineConfig({
  root,
  ...shared,
  test: {
    // On two cores it takes one otherwise.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        root,
        test: {
          name: 'sandbox',
          include: SANDBOX,
          pool: 'forks',
          globalSetup: 'packages/sandbox/test/make-empty-database.ts',
          ...common,
        },
      },
      {
        ...shared,
        root,
        test: { name: 'isolated', include: ISOLATED, pool: 'forks', ...common },
      },
      {
        ...shared,
        root,
        test: {
          // What is loaded once serves every file of a worker: such files share no state but modules.
          name: 'pure',
          include: EVERYTHING,
          exclude: [...SANDBOX, ...ISOLATED, '**/node_modules/**'],
          pool: 'threads',
          isolate: false,
          ...common,
        },
      },
    ],
  },
});
