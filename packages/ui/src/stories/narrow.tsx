import type { Decorator } from '@storybook/react-vite';

/** A container as narrow as a column of the smallest phone. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxWidth: 240 }}>
    <Story />
  </div>
);

/** A container as wide as a form. */
export const formWide: Decorator = (Story) => (
  <div style={{ maxWidth: 400 }}>
    <Story />
  </div>
);
