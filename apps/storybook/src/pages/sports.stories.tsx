import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  all,
  board,
  contentCut,
  contentLoading,
  emptyBoard,
  member,
  overviewBoard,
  regionShutOut,
  staleBoard,
  suspendedBoard,
  venueInMaintenance,
  type Decision,
} from '../site/scripts.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Sports' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const LIVE = '/game/sport?show=RB';

/** Somebody picks the home team and puts a stake on it. */
async function pick(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const [price] = await canvas.findAllByRole('button', { name: /1\.74$/ });
  if (!price) throw new Error('the board has no price of 1.74');
  await userEvent.click(price);
  return canvas.findByRole('textbox', { name: /投注额|投注額/ });
}

/** And places it. */
async function place(canvasElement: HTMLElement) {
  await userEvent.type(await pick(canvasElement), '200');
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^下注/ }));
}

const placed = (decision: Decision) =>
  at({ path: LIVE, member: true, script: all(board(decision), member()) });

/** Matches in play beside an empty slip. */
export const Live: Story = {
  parameters: at({ path: LIVE, script: board() }),
  play: async ({ canvas }) => {
    await expect(canvas.findAllByRole('article')).resolves.toHaveLength(3);
    await canvas.findByText(/点击赔率|點擊賠率|點選賠率/);
  },
};

export const Suspended: Story = {
  parameters: at({ path: LIVE, script: suspendedBoard }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await expect(canvasElement.querySelectorAll('.cs-price').length).toBeGreaterThan(0);
    await expect(canvasElement.querySelectorAll('.cs-price:enabled')).toHaveLength(0);
  },
};

export const NoMatches: Story = {
  parameters: at({ path: LIVE, script: emptyBoard }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^暂无赛事$|^暫無賽事$/);
  },
};

/** All sports at once, each with its own columns, parts and clock. */
export const Overview: Story = {
  parameters: at({ path: '/game/sport?sport=ALL&show=RB', script: overviewBoard }),
  play: async ({ canvas }) => {
    await expect(canvas.findAllByRole('article')).resolves.toHaveLength(6);
    await canvas.findByText(/^第3[节節] 04:10$/);
    await canvas.findByText(/^第3[盘盤]$/);
    await canvas.findByText(/^10局下 (延长局|延長賽)$/);
  },
};

/** Who wins a competition, which is a list of its own. */
export const Outrights: Story = {
  parameters: at({ path: '/game/sport?show=FS', script: board() }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /冠[军軍][赔賠]率/ });
  },
};

export const Loading: Story = {
  parameters: at({ path: LIVE, script: contentLoading }),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: /正在加载赛事|正在載入賽事/ });
  },
};

export const Failed: Story = {
  parameters: at({ path: LIVE, script: contentCut }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};

/** The connection was lost after the first list: what is shown is marked as old. */
export const Stale: Story = {
  parameters: at({ path: LIVE, script: staleBoard }),
  play: async ({ canvasElement }) => {
    const board = within(canvasElement);
    await board.findAllByRole('article');
    await waitFor(() => expect(canvasElement.querySelector('[data-stale]')).not.toBeNull(), {
      timeout: 10_000,
    });
  },
};

export const OnePick: Story = {
  parameters: at({ path: LIVE, member: true, script: all(board(), member()) }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await pick(canvasElement), '200');
    await waitFor(() =>
      expect(within(canvasElement).getByTestId('winnings')).toHaveTextContent('148'),
    );
  },
};

export const Pending: Story = {
  parameters: placed({ active: 'delay', reason: null }),
  play: async ({ canvas, canvasElement }) => {
    await place(canvasElement);
    await canvas.findByText(/^(注单确认|注單確認)中$/);
  },
};

export const Accepted: Story = {
  parameters: placed({ active: 'accepted', reason: null }),
  play: async ({ canvas, canvasElement }) => {
    await place(canvasElement);
    await canvas.findByText(/注单已确认|注單已確認/);
  },
};

export const Refused: Story = {
  parameters: placed({ active: 'refused', reason: 'danger-ball' }),
  play: async ({ canvas, canvasElement }) => {
    await place(canvasElement);
    await canvas.findByText(/^投注未成功$/);
  },
};

export const Maintenance: Story = {
  parameters: at({ path: LIVE, script: venueInMaintenance }),
  play: async ({ canvas }) => {
    await canvas.findByText(/[体體]育[场場][馆館][维維][护護]中/);
    await canvas.findByText(/[预預][计計] \d{4}/);
  },
};

export const RegionShutOut: Story = {
  parameters: at({ path: LIVE, script: regionShutOut }),
  play: async ({ canvas }) => {
    await canvas.findByText(/所在的地[区區]不能使用/);
    await canvas.findByRole('button', { name: /[联聯][系絡]/ });
  },
};
