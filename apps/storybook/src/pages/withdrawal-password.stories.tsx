import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { all, member, onItsWay } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { withdrawals } from '../site/withdrawal-scripts.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Withdrawal password' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const CHECK = '/site/api/v1/user/withdrawal/pwd/emailCheck';
const RESET = '/site/api/v1/user/withdrawal/pwd/reset';
const OLD = /^原取款密[码碼]$/;

const passwordAt = (...scripts: readonly Script[]) =>
  at({
    path: '/mine/takemoney?password=reset',
    member: true,
    script: all(member(), withdrawals(), ...scripts),
  });

/** The dialog as it opens for who cannot give the old one. */
const atCode = async () =>
  within(
    // Page and dialog come with code of their own.
    await screen.findByRole('dialog', { name: /^(重设取款密码|重設取款密碼)$/ }),
  );
type Dialog = Awaited<ReturnType<typeof atCode>>;

async function atChoice(): Promise<Dialog> {
  const dialog = await atCode();
  await userEvent.click(dialog.getByRole('button', { name: /^[换換]一[种種]方式$/ }));
  return dialog;
}

async function atOld(): Promise<Dialog> {
  const dialog = await atChoice();
  await userEvent.click(dialog.getByRole('button', { name: /^用原取款密[码碼]$/ }));
  return dialog;
}

async function proveWith(dialog: Dialog, code: string): Promise<void> {
  await userEvent.type(dialog.getByRole('textbox', { name: /^(验证码|驗證碼)$/ }), code);
  await userEvent.click(dialog.getByRole('button', { name: /^(验证|驗證)$/ }));
}

/** Fills in the new one and presses the button. */
async function save(dialog: Dialog, password: string, repeat = password): Promise<void> {
  await userEvent.type(await dialog.findByLabelText(/^新取款密[码碼]$/), password);
  await userEvent.type(dialog.getByLabelText(/^再次[输輸]入新取款密[码碼]$/), repeat);
  await userEvent.click(dialog.getByRole('button', { name: /^(保存取款密码|儲存取款密碼)$/ }));
}

export const ByCode: Story = {
  parameters: passwordAt(),
  play: async () => {
    const dialog = await atCode();
    await dialog.findByRole('button', { name: /^(获取验证码|取得驗證碼)$/ });
    await waitFor(() => expect(dialog.getByText(/138\*{4}1111/)).toBeVisible());
  },
};

export const CodeWrong: Story = {
  parameters: passwordAt((gateway, zh) =>
    gateway.on(CHECK, { statusCode: 6002, message: zh('验证码错误', '驗證碼錯誤') }),
  ),
  play: async () => {
    const dialog = await atCode();
    await proveWith(dialog, '000000');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^(验证码错误|驗證碼錯誤)$/);
    await expect(dialog.getByRole('textbox', { name: /^(验证码|驗證碼)$/ })).toHaveValue('');
  },
};

export const AfterTheCode: Story = {
  parameters: passwordAt((gateway) => gateway.on(CHECK, { statusCode: 6000 })),
  play: async () => {
    const dialog = await atCode();
    await proveWith(dialog, '246810');
    await save(dialog, '246802', '246801');
    await dialog.findByText(/^(两次密码输入不一致|兩次密碼輸入不一致)/);
    await waitFor(() => expect(dialog.getByLabelText(/^再次/)).toHaveFocus());
    await expect(dialog.queryByLabelText(OLD)).toBeNull();
  },
};

export const ChooseTheWay: Story = {
  parameters: passwordAt(),
  play: async () => {
    const dialog = await atChoice();
    await waitFor(() =>
      expect(dialog.getByText(/^(请选择验证方式|請選擇驗證方式)$/)).toBeVisible(),
    );
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

export const OldOneWrong: Story = {
  parameters: passwordAt((gateway, zh) =>
    gateway.on(RESET, {
      statusCode: 6100,
      message: zh('取款密码错误，还可尝试 3 次', '取款密碼錯誤，還可嘗試 3 次'),
      data: { triesLeft: 3 },
    }),
  ),
  play: async () => {
    const dialog = await atOld();
    await userEvent.type(await dialog.findByLabelText(OLD), '111111');
    await save(dialog, '246802');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/3 次$/);
    await expect(dialog.getByLabelText(OLD)).toHaveValue('');
  },
};

export const LockedWithItsTime: Story = {
  parameters: passwordAt((gateway) =>
    gateway.on(RESET, { statusCode: 6110, data: { lockedMs: 1_800_000 } }),
  ),
  play: async () => {
    const dialog = await atOld();
    await userEvent.type(await dialog.findByLabelText(OLD), '111111');
    await save(dialog, '246802');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/30:00|29:5\d/);
  },
};

/** Nothing can be closed or changed while it is under way. */
export const BeingSaved: Story = {
  parameters: passwordAt(onItsWay(RESET)),
  play: async () => {
    const dialog = await atOld();
    await userEvent.type(await dialog.findByLabelText(OLD), '111111');
    await save(dialog, '246802');
    await expect(dialog.getByLabelText(OLD)).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: /^(关闭|關閉)$/ })).toBeNull();
  },
};
