import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  emptyLedger,
  ledger,
  transferBound,
  transferred,
  transferRefused,
  VENUES_PATH,
} from '../site/ledger-scripts.ts';
import { all, member, onItsWay, outOfReach } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, findLoading, pageMeta, RETRY } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Ledger' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const ledgerAt = (path: string, ...scripts: readonly Script[]) =>
  at({ path, member: true, script: all(member(), ...scripts) });

async function order(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: /转账金额|轉帳金額/ }), '100');
  await userEvent.click(canvas.getByRole('button', { name: /^(转入七福电子|轉入七福電子)$/ }));
}

/** Open, bound and closed venues, the totals and the rates of now. */
export const Transfer: Story = {
  parameters: ledgerAt('/mine/transfermoney', ledger),
  play: async ({ canvas }) => {
    await canvas.findByText('¥1,615.50');
    // What is held back is in no wallet.
    await canvas.findByText('¥10,000');
    await canvas.findByText(/“首存礼遇”还差|「首存禮遇」還差/);
    await canvas.findByText(/^1 USDT/);
  },
};

export const Transferred: Story = {
  parameters: ledgerAt('/mine/transfermoney', ledger, transferred),
  play: async ({ canvas }) => {
    await order(canvas);
    await canvas.findByText(/转账成功|轉帳成功/);
  },
};

export const Refused: Story = {
  parameters: ledgerAt('/mine/transfermoney', ledger, transferRefused),
  play: async ({ canvas }) => {
    await order(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/余额不足|餘額不足/);
  },
};

/** 6413: the member decides whether to go on. */
export const Bound: Story = {
  parameters: ledgerAt('/mine/transfermoney', ledger, transferBound),
  play: async ({ canvas }) => {
    await order(canvas);
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(/380/);
  },
};

export const Leaving: Story = {
  parameters: ledgerAt('/mine/transfermoney?venue=HWBY&way=out', ledger),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /从海王捕鱼转出|從海王捕魚轉出/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Straight from one venue into another. */
export const BetweenVenues: Story = {
  parameters: ledgerAt('/mine/transfermoney?venue=QFDZ&way=between&to=KXZR', ledger),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /从七福电子转到凯旋真人|從七福電子轉到凱旋真人/ });
  },
};

export const Loading: Story = {
  parameters: ledgerAt('/mine/transfermoney', onItsWay(VENUES_PATH)),
  play: async ({ canvas }) => {
    await findLoading(canvas);
  },
};

export const Failed: Story = {
  parameters: ledgerAt('/mine/transfermoney', outOfReach(VENUES_PATH)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: RETRY });
  },
};

/** What is held back counts into all that the member has. */
export const Wallet: Story = {
  parameters: ledgerAt('/mine/wallet', ledger),
  play: async ({ canvas }) => {
    await canvas.findByText('¥12,000');
    await canvas.findByRole('link', { name: /查看进度|查看進度/ });
  },
};

export const EmptyWallet: Story = {
  parameters: ledgerAt('/mine/wallet', emptyLedger),
  play: async ({ canvas }) => {
    await canvas.findByText(/各场馆都没有余额|各場館都沒有餘額/);
  },
};

export const Deals: Story = {
  parameters: ledgerAt('/mine/transRecord', ledger),
  play: async ({ canvas }) => {
    await canvas.findByText('D178120470046428967');
  },
};

export const NoDeals: Story = {
  parameters: ledgerAt('/mine/transRecord', emptyLedger),
  play: async ({ canvas }) => {
    await canvas.findByText(/这段时间没有交易记录|這段時間沒有交易記錄/);
  },
};

export const Gifts: Story = {
  parameters: ledgerAt('/mine/giftRecord', ledger),
  play: async ({ canvas }) => {
    await canvas.findByText(/首存礼遇|首存禮遇/);
  },
};

export const NoGifts: Story = {
  parameters: ledgerAt('/mine/giftRecord', emptyLedger),
  play: async ({ canvas }) => {
    await canvas.findByText(/这段时间没有领取过奖励|這段時間沒有領取過獎勵/);
  },
};

/** The balance of the header, opened: what moved last, and a switch that covers the amount. */
export const HeaderBalance: Story = {
  parameters: ledgerAt('/mine/transfermoney', ledger),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByTitle(/余额与最近变动|餘額與最近變動/));
    const panel = within(await screen.findByRole('dialog'));
    await panel.findAllByRole('listitem');
    await userEvent.click(panel.getByRole('switch', { name: /隐藏余额|隱藏餘額/ }));
    await canvas.findByText(/余额已隐藏|餘額已隱藏/);
    await userEvent.click(panel.getByRole('switch', { name: /隐藏余额|隱藏餘額/ }));
  },
};
