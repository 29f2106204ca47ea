import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  COVERED,
  emptyLedger,
  ledger,
  recycled,
  TRANSFER_PATH,
  transferred,
} from '../site/ledger-scripts.ts';
import { all, member, outOfReach } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Transfer states' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const PATH = '/mine/transfermoney';
const transferAt = (script: Script, kept: Readonly<Record<string, string>> = {}) =>
  at({ path: PATH, member: true, kept, script: all(member(), script) });
const HOUR = 3_600_000;
const KEY = '00000000-0000-4000-8000-000000000001';

async function order(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: /转账金额|轉帳金額/ }), '100');
  await userEvent.click(canvas.getByRole('button', { name: /^(转入七福电子|轉入七福電子)$/ }));
}

const told = async (canvas: Canvas, title: RegExp) =>
  within((await canvas.findByText(title)).closest('[role]') as HTMLElement);

/** The answer was lost: the page asks by the same key, and another transfer waits for it. */
export const Unknown: Story = {
  parameters: transferAt(all(ledger, outOfReach(TRANSFER_PATH))),
  play: async ({ canvas }) => {
    await order(canvas);
    const notice = await told(canvas, /正在确认上一笔转账|正在確認上一筆轉帳/);
    await notice.findByText(/不会重复转账|不會重複轉帳/);
    await expect(canvas.getByRole('button', { name: /一键回收|一鍵回收/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** One from more than an hour ago is not sent again by itself. */
export const Unclear: Story = {
  parameters: transferAt(ledger, {
    [`courtside.transfer.10000001.${KEY}`]: JSON.stringify({
      owner: '10000001',
      key: KEY,
      task: { type: 'in', venue: 'QFDZ', amount: '100.00' },
      agreed: false,
      sentBy: 'page',
      orderedAt: Date.now() - 2 * HOUR,
      sentAt: Date.now() - 2 * HOUR,
      lostAt: 0,
    }),
  }),
  play: async ({ canvas }) => {
    const notice = await told(canvas, /上一笔转账的结果不明确|上一筆轉帳的結果不明確/);
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/mine/transRecord');
  },
};

/** Each venue that gave, and each that kept its money with the reason. */
export const Recycled: Story = {
  parameters: transferAt(all(ledger, recycled)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /一键回收|一鍵回收/ }));
    const notice = await told(canvas, /已回收 ¥1,280\.50/);
    await expect(notice.getAllByRole('listitem')).toHaveLength(3);
    await notice.findByText(/¥320 未回收：(优惠流水未达成|優惠流水未達成)/);
    await notice.findByText(/¥15 未回收：(场馆维护中|場館維護中)/);
  },
};

/** Nothing to bring back. */
export const NothingThere: Story = {
  parameters: transferAt(emptyLedger),
  play: async ({ canvas }) => {
    await canvas.findByText(/场馆里没有余额|場館裡沒有餘額/);
    await expect(canvas.getByRole('button', { name: /一键回收|一鍵回收/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Nothing is named that a wallet holds; what the member typed is. */
export const Covered: Story = {
  parameters: transferAt(all(ledger, transferred), COVERED),
  play: async ({ canvas }) => {
    await canvas.findByText(/^最多可[转轉] ••••$/);
    await canvas.findByRole('option', { name: /七福[电電]子（••••）/ });
    await order(canvas);
    const notice = await told(canvas, /转账成功|轉帳成功/);
    await notice.findByText(/¥100，中心(钱包现有|錢包現有) ••••/);
  },
};
