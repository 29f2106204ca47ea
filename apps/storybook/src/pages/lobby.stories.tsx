import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { all, board, content, contentCut, contentLoading, member } from '../site/scripts.ts';
import { bets, noBets } from '../site/member-scripts.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Lobby' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const home = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
};

export const Home: Story = {
  parameters: at({ path: '/', script: all(content, board()) }),
  play: async ({ canvas, canvasElement }) => {
    await home(canvasElement);
    await expect(canvas.findAllByRole('article')).resolves.not.toHaveLength(0);
    await canvas.findAllByText(/临江竞技|臨江競技/);
  },
};

export const HomeOfAMember: Story = {
  parameters: at({ path: '/', member: true, script: all(content, board(), member()) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/12,580\.5/);
  },
};

/** Their running bets stand above what is on. */
export const HomeWithRunningBets: Story = {
  parameters: at({ path: '/', member: true, script: all(content, board(), member(), bets) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^[进進]行中的注[单單]$/ });
  },
};

/** A new member without money reads what a deposit binds to. */
export const HomeOfANewMember: Story = {
  parameters: at({
    path: '/',
    member: true,
    script: all(content, board(), member('0.00'), noBets),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^[账帳][户戶]已[开開]通$/ });
  },
};

/** A brand orders the blocks and leaves others out. */
export const HomeInAnotherOrder: Story = {
  parameters: at({
    path: '/',
    homeBlocks: ['promotions', 'pools', 'matches'],
    script: all(content, board()),
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/临江竞技|臨江競技/);
    // The slip beside the blocks has a heading as well.
    const blocks = within(document.querySelector<HTMLElement>('.cs-lobby__blocks')!);
    const titles = blocks.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    await expect(titles).toEqual([
      expect.stringMatching(/^[优優]惠活[动動]$/),
      expect.stringMatching(/^累[积積][奖獎]池$/),
      expect.stringMatching(/^今日焦[点點]$/),
    ]);
    // Neither notices, which have no title, nor the app.
    await expect(document.querySelector('.cs-lobby-notices, .cs-lobby-app')).toBeNull();
  },
};

export const HomeWithoutSports: Story = {
  parameters: at({ path: '/', toggles: { skipSport: true }, script: content }),
  play: async ({ canvas, canvasElement }) => {
    await home(canvasElement);
    await canvas.findAllByText(/首存|首存|首存/);
    await expect(canvas.queryByText(/^热门赛事$|^熱門賽事$/)).toBeNull();
  },
};

/** Each block stands as the shape of what comes. */
export const HomeLoading: Story = {
  parameters: at({ path: '/', script: contentLoading }),
  play: async ({ canvas, canvasElement }) => {
    await home(canvasElement);
    await waitFor(() =>
      expect(canvas.getAllByRole('status', { name: /加载中|載入中/ }).length).toBeGreaterThan(3),
    );
  },
};

/** Each block says by itself that it failed, and tries again by itself. */
export const HomeFailing: Story = {
  parameters: at({ path: '/', script: contentCut }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /重试|重試/ }).length).toBeGreaterThan(3),
    );
  },
};

export const Download: Story = {
  parameters: at({ path: '/download', toggles: { foreverSite: 'https://forever.example.com' } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img').length).toBeGreaterThan(2));
    await canvas.findByText('https://forever.example.com');
  },
};

export const Sponsor: Story = {
  parameters: at({ path: '/sponsor', toggles: { showSponsor: true }, script: content }),
  play: async ({ canvas }) => {
    await expect(canvas.findAllByRole('article')).resolves.not.toHaveLength(0);
  },
};

export const Agent: Story = {
  parameters: at({ path: '/agent', script: content }),
  play: async ({ canvas }) => {
    await expect(canvas.findAllByRole('listitem')).resolves.not.toHaveLength(0);
  },
};

/** On the way to another page, until the gateway answers. */
export const Entering: Story = {
  parameters: at({
    path: '/loading?to=/game/sport',
    script: (gateway) => gateway.hang('/site/api/v1/configuration/preInfo'),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/正在进入|正在進入/);
  },
};

export const EnteringFailed: Story = {
  parameters: at({
    path: '/loading?to=/game/sport',
    script: (gateway) =>
      gateway.on('/site/api/v1/configuration/preInfo', { statusCode: 6007, message: '' }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};
