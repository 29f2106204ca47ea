import type { Decorator } from '@storybook/react-vite';
import { toTraditional } from './traditional.ts';

/** Shows the story's texts in the script of the toolbar; a story brings them as `parameters.traditional`. */
export const withTraditional: Decorator = (Story, { args, globals, parameters }) => {
  if (globals['locale'] !== 'zh-Hant') return Story();
  const words = (parameters['traditional'] ?? {}) as Record<string, string>;
  return Story({ args: toTraditional(args, words) as typeof args });
};
