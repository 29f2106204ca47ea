import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

// Mutants of the rules are run against the tests of the rules; the calendars take many seconds a run.
export default defineConfig({
  ...shared,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: [
      'packages/{money,betslip}/src/core/**/*.test.ts',
      'packages/betslip/test/{vectors,contract}.test.ts',
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
