import type { StorybookConfig } from '@storybook/react-vite';

/** Set by the test of the guard. Otherwise the stories with planted violations are not there: a file of which no test ran fails. */
const planted = process.env['PLANTED_STORIES'] === '1';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    planted ? '../src/planted/*.stories.tsx' : '../src/!(planted)/**/*.stories.tsx',
    { directory: '../../../packages/ui/src', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // No telemetry, and no check for updates.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  // An edition brings its own background.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  typescript: {
    // Prop tables with whole types and defaults cost a type check, which the tests of stories need not pay.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '../../packages/ui/tsconfig.json',
      include: ['../../packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What reaches the element is said in a sentence, not in two hundred rows.
      propFilter: ({ parent }) => !/node_modules/.test(parent?.fileName ?? ''),
    },
  },
} satisfies StorybookConfig;
