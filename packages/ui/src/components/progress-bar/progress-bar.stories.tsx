import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: '升级所需流水', value: 320, max: 1000, text: '320 / 1,000' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [],
    traditional: {
      升级所需流水: '升級所需流水',
      正在上传: '正在上傳',
      今日存款限额已用: '今日存款限額已用',
      本周领取救援金还需要完成的有效投注总额: '本週領取救援金還需要完成的有效投注總額',
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '320');
    await expect(bar).toHaveAttribute('aria-valuetext', args.text);
  },
};
export const None: Story = { args: { value: 0, text: '0 / 1,000' } };
export const Done: Story = { args: { value: 1000, text: '1,000 / 1,000', tone: 'success' } };
export const NearLimit: Story = {
  args: { label: '今日存款限额已用', value: 92, max: 100, text: '92%', tone: 'warning' },
};
export const Unknown: Story = {
  args: { label: '正在上传', value: null, text: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const LongText: Story = { args: { label: '本周领取救援金还需要完成的有效投注总额' } };
