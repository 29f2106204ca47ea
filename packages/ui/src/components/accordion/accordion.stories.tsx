import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    onOpenChange: fn(),
    items: [
      { value: 'fee', title: '取款要手续费吗？', content: '每天前三笔免手续费，之后每笔 2 元。' },
      { value: 'time', title: '取款多久到账？', content: '审核通过后一般十分钟内到账。' },
      {
        value: 'void',
        title: '比赛延期、腰斩或者改在中立场地进行的时候，已经投注的注单怎么处理？',
        content: '延期四十八小时以内照常有效，超过则取消并退回本金。',
      },
    ],
  },
  parameters: {
    keyboard: [
      ['Tab', 'from heading to heading'],
      ['Enter, Space', 'open and close'],
    ],
    traditional: {
      '取款要手续费吗？': '取款要手續費嗎？',
      '每天前三笔免手续费，之后每笔 2 元。': '每天前三筆免手續費，之後每筆 2 元。',
      '取款多久到账？': '取款多久到帳？',
      '审核通过后一般十分钟内到账。': '審核通過後一般十分鐘內到帳。',
      '比赛延期、腰斩或者改在中立场地进行的时候，已经投注的注单怎么处理？':
        '比賽延期、腰斬或者改在中立場地進行的時候，已經投注的注單怎麼處理？',
      '延期四十八小时以内照常有效，超过则取消并退回本金。':
        '延期四十八小時以內照常有效，超過則取消並退回本金。',
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(['fee']);
    await expect(canvas.getByRole('region')).toBeVisible();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'true'));
  },
};
export const OneOpen: Story = { args: { defaultOpen: ['time'] } };
export const Several: Story = { args: { multiple: true, defaultOpen: ['fee', 'void'] } };
export const Disabled: Story = {
  args: {
    items: [{ value: 'fee', title: '取款要手续费吗？', content: '', disabled: true }],
  },
};
