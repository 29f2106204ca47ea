import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Packages resolve to their source, so that tests need no build.
const conditions = ['@courtside/source', 'module', 'node', 'development|production'];

export default defineConfig({
  root,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/test/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'apps/*/server/**/*.test.ts',
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
