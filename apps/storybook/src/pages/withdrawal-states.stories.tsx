import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { COVERED } from '../site/ledger-scripts.ts';
import { all, member, onItsWay, outOfReach } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { WAYS_PATH, withdrawals } from '../site/withdrawal-scripts.ts';
import { at, findLoading, pageMeta, RETRY } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Withdrawal states' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const PATH = '/mine/takemoney';
const withdrawAt = (
  script: Script,
  { path = PATH, kept = {} }: { path?: string; kept?: Readonly<Record<string, string>> } = {},
) => at({ path, member: true, kept, script: all(member(), script) });

/** Why nothing can be withdrawn now. */
const reasons = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: /[暂暫][时時]不能取款的原因/ }));

export const Loading: Story = {
  parameters: withdrawAt(all(withdrawals(), onItsWay(WAYS_PATH))),
  play: async ({ canvas }) => {
    await findLoading(canvas);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: withdrawAt(all(withdrawals(), outOfReach(WAYS_PATH))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: RETRY });
  },
};

export const NoWays: Story = {
  parameters: withdrawAt(
    all(withdrawals(), (gateway) => gateway.on(WAYS_PATH, { data: { list: [] } })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/[暂暫][无無]可用的取款方式/);
  },
};

export const NoCard: Story = {
  parameters: withdrawAt(withdrawals({}, 'none')),
  play: async ({ canvas }) => {
    await (await reasons(canvas)).findByText(/[还還][没沒]有[绑綁]定此方式的收款[账帳][户戶]/);
  },
};

export const DayTimesUsed: Story = {
  parameters: withdrawAt(withdrawals({ timesLeft: 0 })),
  play: async ({ canvas }) => {
    await (await reasons(canvas)).findByText(/今日取款次[数數]已用完/);
  },
};

export const BalanceLow: Story = {
  parameters: withdrawAt(withdrawals({ available: '60.00' })),
  play: async ({ canvas }) => {
    await (await reasons(canvas)).findByText(/[余餘][额額]低[于於].*¥100/);
  },
};

export const Alipay: Story = {
  parameters: withdrawAt(withdrawals(), { path: `${PATH}?way=alipay` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /支付[宝寶]/ })).toBeChecked();
    await (await reasons(canvas)).findByText(/[还還][没沒]有[绑綁]定此方式的收款[账帳][户戶]/);
  },
};

/** What can be withdrawn is covered with the balance. */
export const Covered: Story = {
  parameters: withdrawAt(withdrawals(), { kept: COVERED }),
  play: async ({ canvas }) => {
    const label = await canvas.findByText(/^[现現]在可取$/);
    await expect(label.closest('.cs-data-list__item')).toHaveTextContent('••••');
    await expect(canvas.queryByText('¥8,000')).toBeNull();
  },
};
