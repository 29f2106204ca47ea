import '@courtside/ui/styles.css';
import '../src/theme.css';
import type { Preview } from '@storybook/react-vite';
import { brand } from '../src/brand.ts';

export default {
  initialGlobals: { edition: 'classic' },
  globalTypes: {
    edition: { toolbar: { title: 'Edition', items: ['classic', 'professional'] } },
  },
  decorators: [
    (Story, { globals }) => {
      Object.assign(document.documentElement.dataset, {
        brand: brand.theme,
        edition: globals['edition'],
      });
      return Story();
    },
  ],
} satisfies Preview;
