import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ledger, transfersByHand } from '../site/ledger-scripts.ts';
import { all, content, contentCut, contentLoading, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Venues' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const LAUNCH = '/game/api/v1/venue/launch';
const GAMES = '/game/api/v1/venue/gameList';

const memberAt = (path: string, ...scripts: readonly Script[]) =>
  at({ path, member: true, script: all(content, member(), ledger, ...scripts) });

const visitorAt = (path: string, script: Script = content) => at({ path, script });

const enter = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Venues with what the member has in each, one of them under maintenance, and what is played there. */
export const Hall: Story = {
  parameters: memberAt('/game/lottery'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /彩票游戏|彩票遊戲/ });
    await canvas.findByRole('article', { name: /双格彩票|雙格彩票/ });
  },
};

/** A venue that announced its maintenance. */
export const HallServiced: Story = {
  parameters: visitorAt('/game/gaming'),
  play: async ({ canvas }) => {
    const venue = await canvas.findByRole('article', { name: /夜景电竞|夜景電競/ });
    await within(venue).findByText(/^(计划维护|計畫維護)：05\/20 06:00 至 08:00$/);
    await within(venue).findByText(/^(单局|單局)最低 ¥1$/);
  },
};

export const HallLoading: Story = {
  parameters: visitorAt('/game/realbet', contentLoading),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /真人娱乐|真人娛樂/ });
  },
};

export const HallFailed: Story = {
  parameters: visitorAt('/game/chess', contentCut),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};

export const Catalogue: Story = {
  parameters: visitorAt('/game/egame'),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
  },
};

export const NothingFound: Story = {
  parameters: visitorAt('/game/egame'),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await userEvent.type(canvas.getByRole('searchbox'), '不存在的游戏');
    await canvas.findByText(/没有符合条件的游戏|沒有符合條件的遊戲/);
  },
};

/** The names of the games are known; what only the gateway finds, by pinyin, cannot be had. */
export const SearchFailed: Story = {
  parameters: visitorAt(
    '/game/egame',
    all(content, (gateway) => gateway.cutAfter(GAMES, 1)),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await userEvent.type(canvas.getByRole('searchbox'), '七福');
    await canvas.findByText(/只有名[称稱]相符的[游遊][戏戲]/);
    await canvas.findByRole('button', { name: /重试|重試/ });
    await canvas.findByRole('grid');
  },
};

export const CatalogueFailed: Story = {
  parameters: visitorAt('/game/fishing', contentCut),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};

/** What a game returns, its limits and how it is played, before it is entered. */
export const Sheet: Story = {
  parameters: visitorAt('/game/egame'),
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid'));
    const [first] = grid.getAllByRole('button');
    if (!first) throw new Error('No game');
    await userEvent.click(first);
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/理论返还率|理論返還率/);
  },
};

/** A launch that 6413 refuses: a promotion binds what goes in. */
const boundLaunch: Script = (gateway, zh) =>
  gateway.on(LAUNCH, {
    statusCode: 6413,
    message: zh(
      '您还在活动中，转入后若未达成流水将无法转出',
      '您還在活動中，轉入後若未達成流水將無法轉出',
    ),
    data: null,
  });

/** 6413: the amount to take in, with what the gateway said. */
export const TransferIn: Story = {
  parameters: memberAt('/game/realbet', transfersByHand, boundLaunch),
  play: async () => {
    await enter(/^(进入|進入) (凯旋真人|凱旋真人)/);
    const dialog = within(await screen.findByRole('dialog', { name: /转入金额|轉入金額/ }));
    await dialog.findByText(/还在活动中|還在活動中/);
    await dialog.findByRole('textbox');
    await dialog.findByRole('button', { name: /不转入，直接进入|不轉入，直接進入/ });
  },
};

/** With automatic transfer on the entry moves all of the centre wallet: no amount is offered, and no way in without it. */
export const TransferInAll: Story = {
  parameters: memberAt('/game/realbet', boundLaunch),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: /凯旋真人|凱旋真人/ });
    await enter(/^(转入|轉入) (凯旋真人|凱旋真人)/);
    const dialog = within(
      await screen.findByRole('dialog', { name: /^(进入|進入) (凯旋真人|凱旋真人)/ }),
    );
    await dialog.findByText(/¥8,384\.50 全部(转入|轉入)(凯旋真人|凱旋真人)/);
    await dialog.findByRole('button', { name: /^全部(转入并进入|轉入並進入)$/ });
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.queryByRole('button', { name: /^不/ })).toBeNull();
  },
};

/** The answer of a launch with automatic transfer is lost: where the money is, is read and told. */
export const LaunchLost: Story = {
  parameters: memberAt('/game/realbet', (gateway) => gateway.cut(LAUNCH)),
  play: async () => {
    await enter(/^(进入|進入) (凯旋真人|凱旋真人)/);
    await enter(/^全部(转入并进入|轉入並進入)$/);
    const notice = within(await screen.findByRole('dialog', { name: /^未能(进入|進入)/ }));
    await notice.findByText('¥8,384.50');
  },
};

export const Maintenance: Story = {
  parameters: memberAt('/game/realbet', transfersByHand, (gateway, zh) =>
    gateway.on(LAUNCH, { statusCode: 6415, message: zh('维护中', '維護中'), data: null }),
  ),
  play: async () => {
    await enter(/^(进入|進入) (凯旋真人|凱旋真人)/);
    await screen.findByRole('dialog', { name: /维护中|維護中/ });
  },
};

/** A launch that names a host which the brand does not. */
export const Nowhere: Story = {
  parameters: memberAt('/game/realbet', transfersByHand, (gateway) =>
    gateway.on(LAUNCH, { data: { url: 'https://evil.example/', transferred: '0.00' } }),
  ),
  play: async () => {
    await enter(/^(进入|進入) (凯旋真人|凱旋真人)/);
    await screen.findByRole('dialog', { name: /无法打开|無法打開/ });
  },
};

export const RefusedAddress: Story = {
  parameters: memberAt('/game/https%3A%2F%2Fevil.example%2F'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /这个地址不能打开|這個地址不能打開/ });
  },
};

export const NoContent: Story = {
  parameters: visitorAt('/pg/game'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /还没有选择游戏|還沒有選擇遊戲/ });
  },
};
