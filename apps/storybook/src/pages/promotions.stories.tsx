import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  CLAIM,
  noPromotions,
  promotionsRefused,
  promotionsRun,
} from '../site/promotion-scripts.ts';
import { all, contentCut, contentLoading, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Promotions' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const asMember = (path: string, ...scripts: readonly Script[]) =>
  at({ path, member: true, script: all(member(), promotionsRun, ...scripts) });
const asVisitor = (path: string, ...scripts: readonly Script[]) =>
  at({ path, script: all(promotionsRun, ...scripts) });

/** Each kind shows this of its own. */
const kind = (path: string, shows: RegExp): Story => ({
  parameters: asMember(path),
  play: async ({ canvas }) => {
    await canvas.findAllByText(shows);
    await canvas.findByRole('heading', { level: 2, name: /活动规则|活動規則/ });
  },
});

/** All kinds, with one that the site does not know. */
export const List: Story = {
  parameters: asVisitor('/activity/discount'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(11);
    await userEvent.type(canvas.getByRole('searchbox'), '签到');
    await canvas.findByText(/共 \d 项活动|共 \d 項活動/);
  },
};

export const FirstDeposit = kind('/activity/firstDeposit/p-firstdeposit', /领取 ¥18|領取 ¥18/);
export const AgainDeposit = kind('/activity/againDeposit/p-againdeposit', /不能补足|不能補足/);
export const NewTask = kind('/activity/newTask/p-newtask', /任务清单|任務清單/);
export const SignGift = kind('/activity/signGift/p-signgift', /签到日历|簽到日曆/);
export const BettingGift = kind('/activity/bettingGift/p-bettinggift', /上周返利|上週返利/);
export const Race = kind('/activity/racePage/p-race', /318/);
export const DrawGift = kind('/activity/drawGift/p-drawgift', /免费抽取|免費抽取/);
export const Invitation = kind('/activity/friendInvitation/p-friendinvitation', /icode=100002/);
export const GradeGift = kind('/activity/discount/p-discount', /晋级礼金|晉級禮金/);
export const Landing = kind('/activity/activityLandPage/p-landpage', /冠军之路专题|冠軍之路專題/);

/** A kind that the site does not know: head and rules. */
export const Unknown = kind('/activity/activityLandPage/p-redenvelope', /中秋红包|中秋紅包/);

export const Visitor: Story = {
  parameters: asVisitor('/activity/signGift/p-signgift'),
  play: async ({ canvas }) => {
    await canvas.findByText(/登录后可查看|登入後可查看/);
  },
};

export const Absent: Story = {
  parameters: asVisitor('/activity/racePage/p-none'),
  play: async ({ canvas }) => {
    await canvas.findByText(/没有找到这个活动|沒有找到這個活動/);
  },
};

export const None: Story = {
  parameters: asMember('/activity/discount', noPromotions),
  play: async ({ canvas }) => {
    await canvas.findByText(/目前没有可参加的活动|目前沒有可參加的活動/);
  },
};

export const Refused: Story = {
  parameters: asVisitor('/activity/discount', promotionsRefused),
  play: async ({ canvas }) => {
    await canvas.findByText(/您所在的地区|您所在的地區/);
  },
};

export const Loading: Story = {
  parameters: asVisitor('/activity/discount', contentLoading),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const Failed: Story = {
  parameters: asVisitor('/activity/discount', contentCut),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ }, { timeout: 8000 });
  },
};

export const Welfare: Story = {
  parameters: asMember('/mine/welfare'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^一键领取|^一鍵領取/ });
  },
};

export const NoWelfare: Story = {
  parameters: asMember('/mine/welfare', noPromotions),
  play: async ({ canvas }) => {
    await canvas.findByText(/暂时没有福利|暫時沒有福利/);
  },
};

/** Refused with a sentence beside the button. */
export const ClaimRefused: Story = {
  parameters: asMember('/activity/firstDeposit/p-firstdeposit', (gateway, zh) => {
    gateway.on(CLAIM, { statusCode: 6011, message: zh('请勿频繁提交', '請勿頻繁提交') });
  }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^领取 ¥18|^領取 ¥18/ });
    await userEvent.click(button);
    await canvas.findByText(/请勿频繁提交|請勿頻繁提交/);
  },
};

export const Exchange: Story = {
  parameters: asMember('/mine/exchange'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('130');
    const row = canvasElement.querySelector<HTMLElement>('[data-gift="bonus-140"]');
    await within(row!).findByText(/还差 10 积分|還差 10 積分/);
  },
};
