import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

// Negative controls: a test that passes without the rule that it is about fails here.
export default defineConfig({
  ...shared,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['packages/*/{src,test}/**/*.control.ts'],
    pool: 'forks',
    globalSetup: 'packages/sandbox/test/make-empty-database.ts',
    setupFiles: ['packages/sandbox/test/close-databases.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
