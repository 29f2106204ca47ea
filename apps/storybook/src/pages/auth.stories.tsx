import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { captchas } from '../site/captcha-script.ts';
import { all, content } from '../site/scripts.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/Access',
  parameters: {
    ...pageMeta.parameters,
    ...at({ path: '/agent', script: all(content, captchas) }),
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const LOGIN = /^登录$|^登入$/;
const REGISTER = /^注册$|^註冊$/;

async function open(canvasElement: HTMLElement, name: RegExp) {
  const account = await within(canvasElement).findByRole('navigation', { name: /账户|帳戶/ });
  await userEvent.click(within(account).getByRole('button', { name }));
  return within(await within(document.body).findByRole('dialog', {}, { timeout: 5000 }));
}

export const Login: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, LOGIN);
    await dialog.findByRole('checkbox', { name: /记住密码|記住密碼/ });
  },
};

export const LoginWithErrors: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, LOGIN);
    await userEvent.click(dialog.getByRole('button', { name: LOGIN }));
    await expect(dialog.findAllByText(/不能为空|不能為空|不可為空/)).resolves.toHaveLength(2);
  },
};

export const Register: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, REGISTER);
    await dialog.findByLabelText(/^确认密码|^確認密碼/);
  },
};

export const PictureCaptcha: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, REGISTER);
    await userEvent.type(dialog.getByLabelText(/用户名|用戶名|使用者名稱/), 'linjiang88');
    await userEvent.type(dialog.getByLabelText(/^密码|^密碼/), 'pass8word');
    await userEvent.type(dialog.getByLabelText(/^确认密码|^確認密碼/), 'pass8word');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: REGISTER }));
    await within(document.body).findByRole('img', { name: /图形验证码|圖形驗證碼/ });
  },
};

export const SliderCaptcha: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, LOGIN);
    await userEvent.type(dialog.getByLabelText(/用户名|用戶名|使用者名稱/), 'linjiang88');
    await userEvent.type(dialog.getByLabelText(/^密码|^密碼/), 'pass8word');
    await userEvent.click(dialog.getByRole('button', { name: LOGIN }));
    await within(document.body).findByRole('slider', { name: /滑动验证|滑動驗證/ });
  },
};
