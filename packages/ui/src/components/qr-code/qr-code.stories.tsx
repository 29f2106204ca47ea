import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: {
    text: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    label: 'USDT 存款地址二维码',
    copyLabel: '复制存款地址',
    copiedLabel: '已复制',
    tooLongText: '内容过长，无法生成二维码，请复制文字',
  },
  parameters: {
    keyboard: [
      ['Tab', 'to the button'],
      ['Enter, Space', 'copy the text'],
    ],
    traditional: {
      'USDT 存款地址二维码': 'USDT 存款地址二維碼',
      复制存款地址: '複製存款地址',
      已复制: '已複製',
      '内容过长，无法生成二维码，请复制文字': '內容過長，無法產生二維碼，請複製文字',
    },
  },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(args.text);
    await expect(await canvas.findByRole('button', { name: /^已/ })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    text: `https://pay.example.com/order/${'2026062300017'.repeat(8)}?sign=${'a7'.repeat(40)}`,
  },
};

export const TooLong: Story = {
  args: { text: '2026062300017'.repeat(800) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
