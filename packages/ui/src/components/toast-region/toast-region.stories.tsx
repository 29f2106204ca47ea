import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { createToaster, type ToastTone } from '../../toaster.ts';
import { Button } from '../button/button.tsx';
import { ToastRegion } from './toast-region.tsx';

interface StoryProps {
  label: string;
  closeLabel: string;
  /** Number of toasts that one click shows. */
  count: number;
  tone: ToastTone;
  text: string;
  /** Text of the button that shows the toast. */
  opener: string;
}

function Page({ label, closeLabel, count, tone, text, opener }: StoryProps) {
  const [toaster] = useState(createToaster);
  return (
    <main>
      <Button
        onClick={() => {
          for (let n = 1; n <= count; n++) toaster.show(count > 1 ? `${text} ${n}` : text, tone);
        }}
      >
        {opener}
      </Button>
      <ToastRegion toaster={toaster} label={label} closeLabel={closeLabel} />
    </main>
  );
}

const LONG = '赔率已由 1.85 变为 1.72，您选择了不接受变化，注单没有提交；请确认新的赔率后再投注。';

const meta = {
  title: 'Components/ToastRegion',
  component: Page,
  args: {
    label: '通知',
    closeLabel: '关闭',
    count: 1,
    tone: 'info',
    text: '公告已更新',
    opener: '显示',
  },
  parameters: {
    keyboard: [
      ['F6', 'goes to the toasts, and back'],
      ['Enter, Space', 'on its button: puts a toast away'],
    ],

    docs: {
      description: { component: 'Shows an app’s toasts at the bottom of the page.' },
      story: { inline: false, height: '200px' },
    },
    traditional: {
      通知: '通知',
      关闭: '關閉',
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
/** Three at most are shown; the others wait for their turn. */
export const Queue: Story = {
  args: { count: 5, text: '注单已提交', tone: 'success' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const region = await screen.findByRole('region');
    const texts = () =>
      [...region.querySelectorAll('.cs-toast:not([data-ending-style]) .cs-toast__text')].map(
        ({ textContent }) => textContent?.slice(-1),
      );
    await waitFor(() => expect(texts().toSorted()).toEqual(['1', '2', '3']));
    const first = [...region.querySelectorAll('.cs-toast')].find((toast) =>
      toast.textContent?.endsWith('1'),
    )!;
    await userEvent.click(first.querySelector('button')!);
    await waitFor(() => expect(texts().toSorted()).toEqual(['2', '3', '4']));
  },
};

/** An equal message keeps its toast for its whole time again, and takes no place of another. */
export const Repeated: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const region = await screen.findByRole('region');
    const toast = await waitFor(() => {
      const found = region.querySelector('.cs-toast');
      if (!found) throw new Error('not yet');
      return found;
    });
    const text = () => region.querySelector('.cs-toast__text');
    const first = text();
    // In all for longer than one of them would stay, and each soon enough after the one before.
    for (let n = 1; n <= 9; n++) {
      await new Promise((done) => setTimeout(done, 500));
      await userEvent.click(opener);
    }
    await waitFor(() => expect(text()).not.toBe(first));
    await expect(Array.from(region.querySelectorAll('.cs-toast'))).toEqual([toast]);
    await waitFor(() => expect(toast.isConnected).toBe(false), { timeout: 5000 });
    await userEvent.click(opener);
    await waitFor(() => expect(region.querySelectorAll('.cs-toast')).toHaveLength(1));
  },
};

/** The timer pauses while the pointer is on a toast; after that the toast closes by itself. */
export const PausedByThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const region = await screen.findByRole('region');
    const toast = await waitFor(() => {
      const found = region.querySelector('.cs-toast');
      if (!found) throw new Error('not yet');
      return found;
    });
    await userEvent.hover(toast);
    await new Promise((done) => setTimeout(done, 3900));
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await waitFor(() => expect(toast.isConnected).toBe(false));
  },
};

/** Only the region is announced, and politely: there is no alert besides it. */
export const ReadPolitely: Story = {
  args: { tone: 'error', text: '余额不足' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const region = await screen.findByRole('region');
    await waitFor(() => expect(region).toHaveTextContent(/不足/));
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const LongText: Story = { args: { text: LONG } };
