import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CLAIM, noPromotions, promotionsRun } from '../site/promotion-scripts.ts';
import {
  drawn,
  nobodyYet,
  notEligible,
  promotionsEnded,
  promotionsRefused,
  standingCut,
  standingLoading,
} from '../site/promotion-states.ts';
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

/** A visitor reads all of a kind but the claim, and has the ways in. */
const visitor = (path: string, shows: RegExp): Story => ({
  parameters: asVisitor(path),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText(shows);
    await canvas.findByText(/登录后可查看|登入後可查看/);
    const main = within(canvasElement.querySelector('main')!);
    await main.findByRole('button', { name: /^注册$|^註冊$/ });
    await expect(main.queryByRole('button', { name: /领取|領取|签到|簽到|抽取/ })).toBeNull();
  },
});

export const VisitorDeposit = visitor('/activity/firstDeposit/p-firstdeposit', /首笔存款|首筆存款/);
export const VisitorTasks = visitor('/activity/newTask/p-newtask', /绑定手机号码|綁定手機號碼/);
export const VisitorSigning = visitor('/activity/signGift/p-signgift', /签到日历|簽到日曆/);
export const VisitorBettingGift = visitor('/activity/bettingGift/p-bettinggift', /^0\.4%$/);
export const VisitorRace = visitor('/activity/racePage/p-race', /318/);
export const VisitorDraw = visitor('/activity/drawGift/p-drawgift', /^0\.5%$/);
export const VisitorInvitation = visitor(
  '/activity/friendInvitation/p-friendinvitation',
  /双方各自|雙方各自/,
);
export const VisitorGradeGift = visitor('/activity/discount/p-discount', /晋级 V3|晉級 V3/);

/** The wheel turns to what the gateway decided, and the result is said when it rests. */
export const DrawTurns: Story = {
  parameters: asMember('/activity/drawGift/p-drawgift', drawn('5.88')),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^免费抽取$|^免費抽取$/ }));
    await canvas.findByText(/¥5\.88 已派发|¥5\.88 已派發/, {}, { timeout: 10_000 });
    const disc = canvasElement.querySelector('.cs-promo-wheel__disc');
    await expect(disc).not.toHaveClass('is-moving');
    // The third field is from 338.4 to 358.2 degrees, so that it rests at the top after 11.7 more than whole turns.
    await expect(Number(/-?[\d.]+/.exec(disc!.getAttribute('style')!)![0]) % 360).toBeCloseTo(11.7);
  },
};

/** Without turning the result stands there. */
export const DrawStill: Story = {
  parameters: asMember('/activity/drawGift/p-drawgift', drawn('0.00')),
  play: async ({ canvas }) => {
    const still = await canvas.findByRole('checkbox', { name: /不播放转动|不播放轉動/ });
    // It is ticked already for who wants less motion everywhere.
    if (!(still as HTMLInputElement).checked) await userEvent.click(still);
    await userEvent.click(canvas.getByRole('button', { name: /^免费抽取$|^免費抽取$/ }));
    await canvas.findByText(/本次没有抽中|本次沒有抽中/);
  },
};

const inState = (path: string, script: Script, shows: RegExp): Story => ({
  parameters: asMember(path, script),
  play: async ({ canvas }) => {
    await canvas.findAllByText(shows, {});
  },
});

export const TooLowAGrade = inState(
  '/activity/drawGift/p-drawgift',
  notEligible,
  /贵宾等级不足|貴賓等級不足/,
);
export const TooLate = inState('/activity/newTask/p-newtask', notEligible, /^已过期$|^已過期$/);
export const NoLeaders = inState(
  '/activity/racePage/p-race',
  nobodyYet,
  /还没有人上榜|還沒有人上榜/,
);
export const NoFriends = inState(
  '/activity/friendInvitation/p-friendinvitation',
  nobodyYet,
  /还没有好友|還沒有好友/,
);
/** The same for every kind: what stood there is read on, and nothing can be claimed. */
export const Ended = inState(
  '/activity/newTask/p-newtask',
  promotionsEnded,
  /活动已结束|活動已結束/,
);
export const StandingLoading = inState(
  '/activity/firstDeposit/p-firstdeposit',
  standingLoading,
  /派发与取款|派發與取款/,
);
export const StandingFailed = inState(
  '/activity/firstDeposit/p-firstdeposit',
  standingCut,
  /重试|重試/,
);
export const PageRefused = inState(
  '/activity/firstDeposit/p-firstdeposit',
  promotionsRefused,
  /您所在的地区|您所在的地區/,
);

export const Absent: Story = {
  parameters: asVisitor('/activity/racePage/p-none'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /没有找到这个活动|沒有找到這個活動/ });
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
    await canvas.findByRole('button', { name: /重试|重試/ });
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

export const WelfareLoading: Story = {
  parameters: asMember('/mine/welfare', standingLoading),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '福利中心' });
    await expect(canvas.queryByText(/暂时没有福利|暫時沒有福利/)).toBeNull();
  },
};
export const WelfareFailed = inState('/mine/welfare', standingCut, /重试|重試/);
export const WelfareRefused = inState(
  '/mine/welfare',
  promotionsRefused,
  /您所在的地区|您所在的地區/,
);

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
