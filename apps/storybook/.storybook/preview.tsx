import '@courtside/ui/styles.css';
import './preview.css';
import { toLocale } from '@courtside/i18n';
import type { Preview } from '@storybook/react-vite';
import { DocsPage } from '../src/docs-page.tsx';
import { SITE, withSite } from '../src/with-site.tsx';
import { withTraditional } from '../src/with-traditional.ts';
import { withView } from '../src/with-view.tsx';

const width = (pixels: number) => ({
  name: `${pixels} px`,
  styles: { width: `${pixels}px`, height: '100%' },
});

export default {
  tags: ['autodocs'],
  parameters: {
    // A violation fails the story, and with it the run.
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: { storySort: { order: ['Foundations', ['Writing style', 'Tokens'], 'Components'] } },
    viewport: {
      options: {
        w360: width(360),
        w768: width(768),
        w1280: width(1280),
        w1920: width(1920),
        w2560: width(2560),
      },
    },
  },
  globalTypes: {
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
          { value: 'one', title: 'One edition' },
          { value: 'matrix', title: 'All editions' },
        ],
      },
    },
  },
  initialGlobals: { edition: 'classic', theme: 'none', locale: 'zh-Hans', view: 'one' },
  loaders: [({ globals }) => SITE.activate(toLocale(String(globals['locale'])))],
  decorators: [withTraditional, withSite, withView],
} satisfies Preview;
