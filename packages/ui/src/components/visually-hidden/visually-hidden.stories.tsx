import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '（在新窗口打开）' },
  render: (args) => (
    <a href="#terms">
      18+ <VisuallyHidden {...args} />
    </a>
  ),
  parameters: {
    keyboard: [],
    traditional: { '（在新窗口打开）': '（在新視窗打開）' },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

/** Not visible, and part of the accessible name. */
export const InALink: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/^18\+ （在新/);
    await expect(canvas.getByText(/在新/).getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
