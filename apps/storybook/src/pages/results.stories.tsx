import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { resultsPage } from '../site/match-scripts.ts';
import { contentCut, contentLoading, regionShutOut, venueInMaintenance } from '../site/scripts.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Results' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const PATH = '/game/sport/results';

/** A match that was played, opened to how its markets ended, and one that was abandoned. */
export const Day: Story = {
  parameters: at({ path: PATH, script: resultsPage() }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /[盘盤]口[赛賽]果$/ });
    if (!first) throw new Error('there is no result');
    await userEvent.click(first);
    await canvas.findByText(/^[赢贏]半$/);
  },
};

export const Nothing: Story = {
  parameters: at({ path: PATH, script: resultsPage(true) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/[这這]一天[没沒]有[赛賽]果/);
  },
};

export const Loading: Story = {
  parameters: at({ path: PATH, script: contentLoading }),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: /正在(加载赛果|載入賽果)/ });
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
