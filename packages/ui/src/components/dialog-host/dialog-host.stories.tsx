import { systemClock } from '@courtside/kernel/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createDialogs, type Dialogs } from '../../dialogs.ts';
import { Button } from '../button/button.tsx';
import { DialogHost, type DialogHostLabels } from './dialog-host.tsx';

interface StoryProps {
  labels: DialogHostLabels;
  opener: string;
  question: string;
  next: string;
  /** Called outside of any component, as any part of an app may. */
  ask: (dialogs: Dialogs, texts: { question: string; next: string }) => Promise<unknown>;
  onAnswer: (answer: unknown) => void;
}

function Page({ labels, opener, question, next, ask, onAnswer }: StoryProps) {
  const [dialogs] = useState(() => createDialogs({ clock: systemClock() }));
  return (
    <main>
      <Button onClick={() => void ask(dialogs, { question, next }).then(onAnswer, onAnswer)}>
        {opener}
      </Button>
      <DialogHost dialogs={dialogs} labels={labels} />
    </main>
  );
}

const meta = {
  title: 'Components/DialogHost',
  component: Page,
  args: {
    labels: {
      title: '温馨提示',
      confirm: '确定',
      cancel: '取消',
      close: '关闭',
      loading: '加载中…',
    },
    opener: '一键回收',
    question: '确定将全部场馆余额转回主账户吗？',
    next: '部分场馆正在维护，余额稍后自动转回。',
    ask: ((dialogs, { question }) => dialogs.confirm({ content: question })) as StoryProps['ask'],
    onAnswer: fn(),
  },
  parameters: {
    keyboard: [
      ['Enter', 'says yes'],
      ['Escape', 'says no; the focus returns'],
    ],
    docs: {
      description: { component: 'Shows what an app asks through `createDialogs`.' },
      story: { inline: false, height: '360px' },
    },
    traditional: {
      温馨提示: '溫馨提示',
      确定: '確定',
      取消: '取消',
      关闭: '關閉',
      '加载中…': '載入中…',
      一键回收: '一鍵回收',
      '确定将全部场馆余额转回主账户吗？': '確定將全部場館餘額轉回主帳戶嗎？',
      '部分场馆正在维护，余额稍后自动转回。': '部分場館正在維護，餘額稍後自動轉回。',
    },
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const popup = () => screen.findByRole('alertdialog');
const gone = () =>
  waitFor(() => {
    if (document.querySelector('.cs-dialog, .cs-loading-dialog')) throw new Error('still there');
  });

export const Question: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await popup();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(false));
    await gone();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** Neither an icon nor Escape closes it. */
export const OnlyItsButton: Story = {
  args: { ask: (dialogs, { next }) => dialogs.tips({ content: next, closable: false }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await popup();
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await waitFor(() => expect(within(dialog).getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await gone();
  },
};

/** The second dialog opens when the first is answered; the focus then returns to where it was before both. */
export const TwoAtOnce: Story = {
  args: {
    ask: (dialogs, { question, next }) =>
      Promise.all([dialogs.confirm({ content: question }), dialogs.tips({ content: next })]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await popup()).toHaveTextContent('？');
    const [, , confirm] = within(await popup()).getAllByRole('button');
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      const [only, ...rest] = screen.getAllByRole('alertdialog');
      if (rest.length > 0 || !only?.textContent?.includes('，')) throw new Error('not yet');
      if (!only.contains(document.activeElement)) throw new Error('without the focus');
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith([true, true]));
    await gone();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** The action of a confirmation may ask as well: its question is shown on top of the first, which is loading. */
export const ActionThatAsks: Story = {
  args: {
    ask: (dialogs, { question, next }) =>
      dialogs.confirm({
        content: question,
        action: () => dialogs.tips({ content: next, cancellable: true }),
      }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const outer = await popup();
    const [, , confirm] = within(outer).getAllByRole('button');
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const inner = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.cs-tips');
      if (!found?.contains(document.activeElement)) throw new Error('not yet');
      return found;
    });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(inner).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await gone();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** A loading dialog closed by its caller, followed by a question. */
export const LoadingThenTips: Story = {
  args: {
    ask: async (dialogs, { next }) => {
      const loading = dialogs.loading();
      await new Promise((done) => setTimeout(done, 300));
      loading.close();
      return dialogs.tips({ content: next });
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName(/中…$/);
    await popup();
    await waitFor(() => {
      if (document.querySelector('.cs-loading-dialog')) throw new Error('still loading');
      if (!document.activeElement?.closest('.cs-tips')) throw new Error('without the focus');
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await gone();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
