import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export default defineConfig({
  rootDir: root,
  sourceLocale: 'zh-Hans',
  locales: ['zh-Hans', 'zh-Hant'],
  fallbackLocales: { 'zh-Hant': 'zh-Hans' },
  catalogs: [
    {
      path: '<rootDir>/packages/i18n/src/catalogs/{locale}',
      include: ['<rootDir>/packages/*/src/**/*.{ts,tsx}', '<rootDir>/apps/web/src/**/*.{ts,tsx}'],
      exclude: [
        '**/node_modules/**',
        '<rootDir>/packages/sandbox/**',
        '**/*.test.*',
        '**/generated/**',
        '**/catalogs/*.ts',
      ],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  compileNamespace: 'ts',
  orderBy: 'messageId',
});
