import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  basketball,
  beforeKickOff,
  finished,
  inPlay,
  suspended,
  tennis,
} from '../site/match-answers.ts';
import { matchPage, noMatch } from '../site/match-scripts.ts';
import { contentCut, contentLoading, regionShutOut, venueInMaintenance } from '../site/scripts.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Match' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const PATH = '/game/sport/match/26051640';

/** Football in its first half: all markets in groups beside what has happened. */
export const InPlay: Story = {
  parameters: at({ path: PATH, script: matchPage(inPlay) }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tab', { name: /^波[胆膽]$/ });
    await canvas.findByRole('img', { name: /危[险險][进進]攻/ });
    const [history] = await canvas.findAllByRole('button', { name: /[赔賠]率走[势勢]$/ });
    if (!history) throw new Error('no market has a history');
    await userEvent.click(history);
    await canvas.findAllByRole('table', { name: /近[两兩]小[时時][赔賠]率/ });
    await expect(canvasElement.querySelectorAll('.cs-match-history__pick')).toHaveLength(3);
  },
};

export const BeforeKickOff: Story = {
  parameters: at({ path: PATH, script: matchPage(beforeKickOff) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^波[胆膽]$/ }));
    await canvas.findByRole('button', { name: /全[场場]波[胆膽].*2-1/ });
  },
};

/** How each market ended stands where the markets were. */
export const Finished: Story = {
  parameters: at({ path: PATH, script: matchPage(finished) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^[赢贏]半$/);
    await canvas.findByText('2-1', { exact: false, selector: 'dd' });
  },
};

/** In sets: who serves, each set, and the running game. */
export const Tennis: Story = {
  parameters: at({ path: PATH, script: matchPage(tennis) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /第3[盘盤]/ });
    await canvas.findByRole('img', { name: /周子安 [发發]球/ });
  },
};

/** In quarters with a clock that runs down. */
export const Basketball: Story = {
  parameters: at({ path: PATH, script: matchPage(basketball) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/第3[节節] 05:12/);
  },
};

export const AllSuspended: Story = {
  parameters: at({ path: PATH, script: matchPage(suspended) }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/全部玩法[暂暫]停投注/);
    await expect(canvasElement.querySelector('.cs-match-card .cs-price:enabled')).toBeNull();
  },
};

export const Unknown: Story = {
  parameters: at({ path: PATH, script: noMatch }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /返回(赛事列表|賽事清單)/ });
  },
};

export const Loading: Story = {
  parameters: at({ path: PATH, script: contentLoading }),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: /正在(加载比赛|載入比賽)/ });
  },
};

export const Failed: Story = {
  parameters: at({ path: PATH, script: contentCut }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};

export const Maintenance: Story = {
  parameters: at({ path: PATH, script: venueInMaintenance }),
  play: async ({ canvas }) => {
    await canvas.findByText(/[体體]育[场場][馆館][维維][护護]中/);
    await canvas.findByText(/[预預][计計] \d{4}/);
  },
};

export const RegionShutOut: Story = {
  parameters: at({ path: PATH, script: regionShutOut }),
  play: async ({ canvas }) => {
    await canvas.findByText(/所在的地[区區]不能使用/);
    await canvas.findByRole('button', { name: /[联聯][系絡]/ });
  },
};
