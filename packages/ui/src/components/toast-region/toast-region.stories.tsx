import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { createToaster, type ToastTone } from '../../toaster.ts';
import { Button } from '../button/button.tsx';
import { ToastRegion } from './toast-region.tsx';

interface StoryProps {
  label: string;
  tone: ToastTone;
  text: string;
  /** Text of the button that shows the toast. */
  opener: string;
}

function Page({ label, tone, text, opener }: StoryProps) {
  const [toaster] = useState(createToaster);
  return (
    <main>
      <Button onClick={() => toaster.show(text, tone)}>{opener}</Button>
      <ToastRegion toaster={toaster} label={label} />
    </main>
  );
}

const LONG = '赔率已由 1.85 变为 1.72，您选择了不接受变化，注单没有提交；请确认新的赔率后再投注。';

const meta = {
  title: 'Components/ToastRegion',
  component: Page,
  args: { label: '通知', tone: 'info', text: '公告已更新', opener: '显示' },
  parameters: {
    keyboard: [],

    docs: {
      description: { component: 'Shows an app’s toasts at the bottom of the page.' },
      story: { inline: false, height: '200px' },
    },
    traditional: {
      通知: '通知',
      公告已更新: '公告已更新',
      显示: '顯示',
      注单已提交: '注單已提交',
      余额不足: '餘額不足',
      [LONG]: '賠率已由 1.85 變為 1.72，您選擇了不接受變化，注單沒有提交；請確認新的賠率後再投注。',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const region = await screen.findByRole('region');
    await expect(region).toHaveAccessibleName('通知');
    await waitFor(async () => {
      const toast = region.querySelector('.cs-toast__text');
      await expect(toast).toHaveTextContent(/\p{Script=Han}/u);
      await expect(toast).toBeVisible();
    });
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', text: '注单已提交' } };
export const Failure: Story = { args: { tone: 'error', text: '余额不足' } };
export const LongText: Story = { args: { text: LONG } };
