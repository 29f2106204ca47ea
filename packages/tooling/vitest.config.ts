import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  resolve: { conditions: ['@courtside/source', 'module', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@courtside/source', 'module', 'node', 'import', 'default'] } },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/test/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
