import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { all, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import {
  turnoverLeft,
  WITHDRAWAL_PATH,
  withdrawalLost,
  withdrawalOrder,
  withdrawalRefused,
  withdrawals,
} from '../site/withdrawal-scripts.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Withdrawal' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const withdrawAt = (path: string, script: Script) =>
  at({ path, member: true, script: all(member(), script) });

/** As far as the confirmation. */
async function choose(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.type(await canvas.findByRole('textbox', { name: /取款金[额額]/ }), '1000');
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
  return screen.findByRole('dialog', { name: /确认取款|確認取款/ });
}

async function send(canvas: Canvas): Promise<void> {
  const dialog = within(await choose(canvas));
  await userEvent.type(dialog.getByLabelText(/^取款密[码碼]$/), '135790');
  await userEvent.click(dialog.getByRole('button', { name: /^(确认取款|確認取款)/ }));
}

export const Withdraw: Story = {
  parameters: withdrawAt('/mine/takemoney', withdrawals()),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /取款金[额額]/ });
    await canvas.findByText(/本人身[份分][证證]件/);
  },
};

export const TurnoverLeft: Story = {
  parameters: withdrawAt('/mine/takemoney', turnoverLeft),
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: /首存[礼禮]遇/ });
    await canvas.findByRole('progressbar', { name: /加[赠贈]/ });
  },
};

export const PasswordLocked: Story = {
  parameters: withdrawAt('/mine/takemoney', withdrawals({ passwordLockedMs: 3_000_000 })),
  play: async ({ canvas }) => {
    await canvas.findByText(/取款密码已锁定|取款密碼已鎖定/);
  },
};

export const NothingSetUp: Story = {
  parameters: withdrawAt('/mine/takemoney', withdrawals({ passwordSet: false }, 'none')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /去[设設][置定]/ }));
    await screen.findByRole('dialog', { name: /取款密[码碼]/ });
  },
};

export const VirtualCoinOnAPhone: Story = {
  parameters: withdrawAt('/mine/takemoney?way=virtual', withdrawals()),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /取款金[额額]/ }), '1000');
    await canvas.findByText('141.99 USDT');
  },
};

export const Confirmation: Story = {
  parameters: withdrawAt('/mine/takemoney', withdrawals()),
  play: async ({ canvas }) => {
    const dialog = within(await choose(canvas));
    await expect(dialog.getByText(/¥1,000.*0005/)).toBeVisible();
  },
};

export const WrongPassword: Story = {
  parameters: withdrawAt(
    '/mine/takemoney',
    withdrawalRefused(6100, ['取款密码错误，还可尝试 4 次', '取款密碼錯誤，還可嘗試 4 次']),
  ),
  play: async ({ canvas }) => {
    await send(canvas);
    await screen.findByText(/取款密[码碼][错錯][误誤]/);
  },
};

export const Refused: Story = {
  parameters: withdrawAt(
    '/mine/takemoney',
    withdrawalRefused(6111, ['取款保护配置异常', '取款保護設定異常']),
  ),
  play: async ({ canvas }) => {
    await send(canvas);
    await screen.findByRole('dialog', { name: '取款未提交' });
  },
};

export const ReplyLost: Story = {
  parameters: withdrawAt('/mine/takemoney', withdrawalLost),
  play: async ({ canvas }) => {
    await send(canvas);
    await canvas.findByRole('group', { name: /平台[还還][没沒]有收到/ });
  },
};

export const Reviewing: Story = {
  parameters: withdrawAt(WITHDRAWAL_PATH, withdrawalOrder('submitted', 'reviewing')),
  play: async ({ canvas }) => {
    await canvas.findByText('W2605160011');
  },
};

export const Paid: Story = {
  parameters: withdrawAt(
    WITHDRAWAL_PATH,
    withdrawalOrder('submitted', 'reviewing', 'paying', 'paid'),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/已到账|已入帳/)).length).toBeGreaterThan(0);
  },
};

export const Rejected: Story = {
  parameters: withdrawAt(WITHDRAWAL_PATH, withdrawalOrder('submitted', 'reviewing', 'rejected')),
  play: async ({ canvas }) => {
    await canvas.findByText(/[审審]核未通[过過]，款[项項]已退回/);
  },
};

export const CancelledByTheHouse: Story = {
  parameters: withdrawAt(
    WITHDRAWAL_PATH,
    withdrawalOrder('submitted', 'reviewing', 'paying', 'cancelled'),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/平台已取消，款[项項]已退回/);
  },
};

export const BankCards: Story = {
  parameters: withdrawAt('/mine/addBankCard', withdrawals()),
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /[银銀]行卡[号號]/ }),
      '6210010000000006',
    );
    await userEvent.click(canvas.getByRole('button', { name: /核[对對][并並][绑綁]定/ }));
    await canvas.findByText(/[请請]核[对對]每一位/);
  },
};

export const CoinAddresses: Story = {
  parameters: withdrawAt('/mine/virtualCoinCard', withdrawals()),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'USDT-TRC20' }));
    await canvas.findByText(/TRC20 *[网網][络路]/);
  },
};

export const AlipayWithoutPassword: Story = {
  parameters: withdrawAt('/mine/alipayManage', withdrawals({}, 'none')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /去[设設][置定]/ });
  },
};

export const OneCard: Story = {
  parameters: withdrawAt('/mine/accountManage/K100002', withdrawals()),
  play: async ({ canvas }) => {
    await canvas.findByText(/\*\*\*\*0013/);
  },
};
