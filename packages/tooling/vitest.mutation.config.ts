import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

// Mutants of the rules are run against the tests of the rules; the calendars take many seconds a run.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [
      'packages/{money,betslip}/src/core/**/*.test.ts',
      'packages/betslip/test/{vectors,contract}.test.ts',
    ],
  },
});
