import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Help' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  parameters: at({ path: '/app/help/gztk' }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
  },
};

export const Privacy: Story = {
  parameters: at({ path: '/app/help/ysgz' }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
  },
};
