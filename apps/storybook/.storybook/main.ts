import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    { directory: '../../../packages/ui/src', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // It tells nobody that it runs, and asks nobody for news.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  // An edition brings its own background.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig;
