import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { promotionsRun } from '../site/promotion-scripts.ts';
import { all, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Exchange of points' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const GIFTS = '/act/api/v1/activityTopGift/giftList';
const EXCHANGE = '/act/api/v1/activityTopGift/exchange';

const asMember = (...scripts: readonly Script[]) =>
  at({
    path: '/mine/exchange',
    member: true,
    script: all(member(), promotionsRun, ...scripts),
  });

const giftIn = (root: HTMLElement, giftId: string) =>
  within(root.querySelector<HTMLElement>(`[data-gift="${giftId}"]`)!);

/** What the points suffice for has its button; the other says what is missing. */
export const Gifts: Story = {
  parameters: asMember(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('130');
    await giftIn(canvasElement, 'bonus-60').findByRole('button', { name: /^兑换|^兌換/ });
    const dear = giftIn(canvasElement, 'bonus-140');
    await dear.findByText(/还差 10 积分|還差 10 積分/);
    await expect(dear.queryByRole('button')).toBeNull();
  },
};

export const NoGifts: Story = {
  parameters: asMember((gateway) => gateway.on(GIFTS, { data: { points: 0, list: [] } })),
  play: async ({ canvas }) => {
    await canvas.findByText(/目前没有可兑换的礼品|目前沒有可兌換的禮品/);
  },
};

export const Loading: Story = {
  parameters: asMember((gateway) => gateway.hang(GIFTS)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText(/可用积分|可用積分/)).toBeNull();
  },
};

export const Failed: Story = {
  parameters: asMember((gateway) => gateway.cut(GIFTS)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};

export const Refused: Story = {
  parameters: asMember((gateway, zh) =>
    gateway.on(GIFTS, {
      statusCode: 6031,
      message: zh('您所在的地区暂不提供服务', '您所在的地區暫不提供服務'),
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/您所在的地区|您所在的地區/);
  },
};

/** Presses the button of what the points suffice for, and the one of the question. */
async function exchange(canvasElement: HTMLElement, answer: RegExp) {
  const page = within(canvasElement.ownerDocument.body);
  await page.findByText('130');
  const button = giftIn(canvasElement, 'bonus-60').getByRole('button', { name: /^兑换|^兌換/ });
  await userEvent.click(button);
  const question = within(await page.findByRole('alertdialog'));
  await question.findByText(/60 积分|60 積分/);
  await userEvent.click(question.getByRole('button', { name: answer }));
}

/** What it costs and binds is said once more before the points are gone. */
export const ExchangeRefused: Story = {
  parameters: asMember((gateway, zh) =>
    gateway.on(EXCHANGE, { statusCode: 6011, message: zh('请勿频繁提交', '請勿頻繁提交') }),
  ),
  play: async ({ canvasElement }) => {
    await exchange(canvasElement, /^确定|^確定|^确认|^確認/);
    await giftIn(canvasElement, 'bonus-60').findByText(/请勿频繁提交|請勿頻繁提交/);
  },
};

/** Whoever thinks better of it has asked the gateway for nothing: an exchange that was asked for would be under way. */
export const ExchangeLeft: Story = {
  parameters: asMember((gateway) => gateway.hang(EXCHANGE)),
  play: async ({ canvasElement }) => {
    await exchange(canvasElement, /^取消/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const button = giftIn(canvasElement, 'bonus-60').getByRole('button', { name: /^兑换|^兌換/ });
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
  },
};

export const ExchangeUnderWay: Story = {
  parameters: asMember((gateway) => gateway.hang(EXCHANGE)),
  play: async ({ canvasElement }) => {
    await exchange(canvasElement, /^确定|^確定|^确认|^確認/);
    const button = giftIn(canvasElement, 'bonus-60').getByRole('button', { name: /^兑换|^兌換/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
