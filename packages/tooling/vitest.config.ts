import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { leftOut } from './src/verify/gateway-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Packages resolve to their source, so that tests need no build.
const conditions = ['@courtside/source', 'module', 'node', 'development|production'];

/** What every project below shares. */
export const shared = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
};

const common = {
  // Properties are checked over many cases: on a slow machine with other work the longest take half a minute.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: ['seed', 'patient-waits'].map((name) => `packages/tooling/src/testing/${name}.ts`),
};

const onDatabases = {
  ...common,
  globalSetup: 'packages/sandbox/test/make-empty-database.ts',
  setupFiles: [...common.setupFiles, 'packages/sandbox/test/close-databases.ts'],
};

export const EVERYTHING = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/*/test/**/*.test.ts',
  'apps/*/src/**/*.test.{ts,tsx}',
  'apps/*/server/**/*.test.ts',
  'apps/*/visual/**/*.test.ts',
  'apps/*/e2e/support/*.test.ts',
];

export const SANDBOX = ['packages/sandbox/{src,test}/**/*.test.ts'];

/** They put another global in place, start processes or browsers, run other tools, or look at what loading does. */
export const ISOLATED = [
  'packages/site/test/endpoint-names.test.ts',
  'packages/tooling/test/**/*.test.ts',
  'packages/api-client/{src,test}/**/*.test.ts',
  'packages/kernel/src/platform/*.test.ts',
  'packages/chat/src/react/keep-place.test.ts',
  'packages/site-server/{src,test}/**/*.test.ts',
  'apps/web/server/**/*.test.ts',
];

/** They kill processes, run other test runs or whole tools, or measure time: a part of the thorough run. */
export const PROCESSES = [
  'packages/tooling/test/{guards,lint-styles,second-try-vitest,typecheck-all,unbundled,unread-members}.test.ts',
  'packages/sandbox/test/{cli,world-speed}.test.ts',
  'packages/*/src/**/*.speed.test.ts',
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
          exclude: [...PROCESSES, ...leftOut(process.env), '**/node_modules/**'],
          pool: 'forks',
          ...onDatabases,
        },
      },
      {
        ...shared,
        root,
        test: {
          name: 'isolated',
          include: ISOLATED,
          exclude: [...PROCESSES, '**/node_modules/**'],
          pool: 'forks',
          ...common,
        },
      },
      {
        ...shared,
        root,
        test: {
          name: 'processes',
          include: PROCESSES,
          pool: 'forks',
          ...onDatabases,
        },
      },
      {
        ...shared,
        root,
        test: {
          // What is loaded once serves every file of a worker: such files share no state but modules.
          name: 'pure',
          include: EVERYTHING,
          exclude: [...SANDBOX, ...ISOLATED, ...PROCESSES, '**/node_modules/**'],
          pool: 'threads',
          isolate: false,
          ...common,
        },
      },
    ],
  },
});
