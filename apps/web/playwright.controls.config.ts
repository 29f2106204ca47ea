import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './e2e/fixtures.ts';
import base from './playwright.config.ts';

/** Negative controls: each page breaks the rule that its test holds, so that the test must fail. */
export default defineConfig<object, WorkerOptions>({
  ...base,
  projects: [{ name: 'controls', grep: /\[PF-4[1-6]\]/, use: { violating: true } }],
});
