import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: {
    name: '@storybook/react-vite',
    // Without the plugin of the site, which is for its page.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/*.stories.tsx'],
  core: { disableTelemetry: true },
} satisfies StorybookConfig;
