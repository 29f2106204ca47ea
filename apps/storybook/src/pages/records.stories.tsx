import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { COVERED, DEALS_PATH, GIFTS_PATH, ledger } from '../site/ledger-scripts.ts';
import { all, member, onItsWay, outOfReach } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, findLoading, pageMeta, RETRY } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Records' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const DEALS = '/mine/transRecord';
const GIFTS = '/mine/giftRecord';
const recordsAt = (
  path: string,
  script: Script = () => undefined,
  kept: Readonly<Record<string, string>> = {},
) => at({ path, member: true, kept, script: all(member(), ledger, script) });

/** Opens how a movement went. */
async function open(canvas: Canvas, recordId: string) {
  await userEvent.click(
    await canvas.findByRole('button', { name: new RegExp(`^[详詳]情 ${recordId}$`) }),
  );
  return within(await screen.findByRole('dialog', { name: /交易[详詳]情/ }));
}

/** A deposit from its order to the balance. */
export const DepositDetail: Story = {
  parameters: recordsAt(DEALS),
  play: async ({ canvas }) => {
    const detail = await open(canvas, 'D178120470046428967');
    const steps = detail.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toHaveLength(3);
    await expect(steps[1]).toMatch(/\d{2}:\d{2}.*已收到付款$/);
    await expect(detail.getByText('+¥5,000')).toBeVisible();
  },
};

export const FailedDepositDetail: Story = {
  parameters: recordsAt(DEALS),
  play: async ({ canvas }) => {
    const detail = await open(canvas, 'D178120470046428901');
    await expect(detail.getAllByRole('listitem')).toHaveLength(2);
    await detail.findByText('付款未成功');
  },
};

export const TransferDetailOnAPhone: Story = {
  parameters: recordsAt(DEALS),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const detail = await open(canvas, 'T178120470046400003');
    await detail.findByText(/^(中心钱包已转出|中心錢包已轉出)$/);
    await detail.findByText(/^(场馆已收到|場館已收到)$/);
  },
};

/** What a bet moved leads to its ticket. */
export const PayoutLeadsToItsTicket: Story = {
  parameters: recordsAt(DEALS),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^(查看注单|查看注單) 20611240031$/ });
    await expect(link).toHaveAttribute('href', '/mine/betRecord/20611240031');
  },
};

/** Of a bonus nothing is told but what it was. */
export const BonusDetail: Story = {
  parameters: recordsAt(DEALS),
  play: async ({ canvas }) => {
    const detail = await open(canvas, '7');
    await detail.findByText('+¥18');
    await expect(detail.queryByRole('list')).toBeNull();
  },
};

/** A gift, and the way to the turnover that it asks for. */
export const GiftDetail: Story = {
  parameters: recordsAt(GIFTS),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(详情|詳情) E1781205600000-1$/ }),
    );
    const detail = within(await screen.findByRole('dialog', { name: /领取详情|領取詳情/ }));
    await detail.findByRole('link', { name: /查看剩余流水|查看剩餘流水/ });
  },
};

/** Not an amount is left to be read, of the sums and of the movements. */
export const CoveredDeals: Story = {
  parameters: recordsAt(DEALS, () => undefined, COVERED),
  play: async ({ canvas }) => {
    await canvas.findByText('D178120470046428967');
    await expect(canvas.getByRole('main')).not.toHaveTextContent('¥');
    const detail = await open(canvas, 'D178120470046428967');
    await expect(detail.queryByText(/¥/)).toBeNull();
  },
};

/** What a gift asks for is turnover, and no money of the member's. */
export const CoveredGifts: Story = {
  parameters: recordsAt(GIFTS, () => undefined, COVERED),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByText('••••').length).toBeGreaterThan(0);
  },
};

export const DealsLoading: Story = {
  parameters: recordsAt(DEALS, onItsWay(DEALS_PATH)),
  play: async ({ canvas }) => {
    await findLoading(canvas);
    await canvas.findByRole('combobox', { name: /^[类類]型$/ });
  },
};

export const DealsFailed: Story = {
  parameters: recordsAt(DEALS, outOfReach(DEALS_PATH)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: RETRY });
  },
};

export const GiftsLoading: Story = {
  parameters: recordsAt(GIFTS, onItsWay(GIFTS_PATH)),
  play: async ({ canvas }) => {
    await findLoading(canvas);
  },
};

export const GiftsFailed: Story = {
  parameters: recordsAt(GIFTS, outOfReach(GIFTS_PATH)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: RETRY });
  },
};
