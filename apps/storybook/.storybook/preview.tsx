import '@courtside/ui/styles.css';
import '@courtside/ui/game-art.css';
import '@courtside/ui/themes/meridian.css';
import '@courtside/ui/themes/vermilion.css';
import './preview.css';
import { toLocale } from '@courtside/i18n';
import { PRICE_COLORS } from '@courtside/ui';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage } from '../src/docs-page.tsx';
import { BRANDS } from '../src/globals.ts';
import { withPlainDefaults } from '../src/plain-defaults.ts';
import { applyRotation } from '../src/rotation.ts';
import { prepareTexts, withSite } from '../src/with-site.tsx';
import { withTraditional } from '../src/with-traditional.ts';
import { withView } from '../src/with-view.tsx';

// Screens and dialogs come as chunks, and several pages share one machine: a play function waits for what it awaits.
configure({ asyncUtilTimeout: 10_000 });

const width = (pixels: number) => ({
  name: `${pixels} px`,
  styles: { width: `${pixels}px`, height: '100%' },
});

export default {
  tags: ['autodocs'],
  parameters: {
    // A violation fails the story, and with it the run. Base UI's guards are hidden and take the focus, to hand it on at
    // once to what stands beyond the popup.
    a11y: { test: 'error', context: { exclude: ['[data-base-ui-focus-guard]'] } },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['How a brand is made', 'Writing style', 'Tokens'],
          'Components',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        w390: width(390),
        w768: width(768),
        w1280: width(1280),
        w1920: width(1920),
      },
    },
  },
  globalTypes: {
    brand: {
      toolbar: {
        title: 'Brand',
        icon: 'star',
        dynamicTitle: true,
        items: BRANDS.map((value) => ({ value, title: value })),
      },
    },
    edition: {
      toolbar: {
        title: 'Edition',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'classic', title: 'Classic' },
          { value: 'professional', title: 'Professional' },
        ],
      },
    },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'No theme' },
          { value: 'sport', title: 'Sport' },
        ],
      },
    },
    priceColors: {
      toolbar: {
        title: 'Price colours',
        icon: 'contrast',
        dynamicTitle: true,
        items: PRICE_COLORS.map((value) => ({ value, title: value })),
      },
    },
    locale: {
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-Hans', title: '简体中文' },
          { value: 'zh-Hant', title: '繁體中文' },
        ],
      },
    },
    view: {
      toolbar: {
        title: 'View',
        icon: 'sidebyside',
        dynamicTitle: true,
        items: [
          { value: 'one', title: 'One look' },
          { value: 'matrix', title: 'All brands and editions' },
        ],
      },
    },
  },
  initialGlobals: {
    brand: 'courtside',
    edition: 'classic',
    theme: 'none',
    priceColors: 'red-up',
    locale: 'zh-Hans',
    view: 'one',
    // 'by-story' in a test run that draws each story once: see `rotation.ts`.
    rotation: 'none',
  },
  loaders: [
    (context) => {
      applyRotation(context);
      return prepareTexts(toLocale(String(context.globals['locale'])));
    },
  ],
  argTypesEnhancers: [withPlainDefaults],
  decorators: [withTraditional, withSite, withView],
} satisfies Preview;
