import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { formWide, narrow } from '../../stories/narrow.tsx';
import { PictureCaptcha } from './picture-captcha.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#dfe7ea"/><path d="M0 30q30-24 60-8t60-12" fill="none" stroke="#7c8894"/><text x="14" y="28" font-family="monospace" font-size="24" letter-spacing="9" fill="#15202b">AB3K</text></svg>',
)}`;

const meta = {
  title: 'Components/PictureCaptcha',
  component: PictureCaptcha,
  args: {
    label: '图形验证码',
    image: PICTURE,
    imageAlt: '验证码图片',
    loadingLabel: '正在加载验证码',
    refreshLabel: '换一张',
    placeholder: '输入图中字符',
    maxLength: 4,
    onRefresh: fn(),
  },
  decorators: [formWide],

  parameters: {
    keyboard: [
      ['Tab', 'to the code, then to the button'],
      ['Enter, Space', 'on the button: another picture'],
    ],
    traditional: {
      图形验证码: '圖形驗證碼',
      验证码图片: '驗證碼圖片',
      正在加载验证码: '正在載入驗證碼',
      换一张: '換一張',
      输入图中字符: '輸入圖中字元',
      验证码不正确: '驗證碼不正確',
      '请输入图片中的四个字符，看不清可以换一张': '請輸入圖片中的四個字元，看不清可以換一張',
    },
  },
} satisfies Meta<typeof PictureCaptcha>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('AB3K');
    await expect(canvas.getByRole('textbox')).toHaveValue('AB3K');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/[图圖]片/);
  },
};

export const Loading: Story = {
  args: { image: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAccessibleName(/正在/);
  },
};

export const Filled: Story = { args: { defaultValue: 'AB3K' } };
export const Invalid: Story = { args: { defaultValue: 'AB3X', error: '验证码不正确' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: '请输入图片中的四个字符，看不清可以换一张' },
  decorators: [narrow],
};
