import type { CallPath } from '@courtside/api-client';
import type { Feedback, Grade, RebateRange } from '@courtside/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { STORY_TIME } from '../site/home-answers.ts';
import { promotionsRun } from '../site/promotion-scripts.ts';
import { all, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/VIP and feedback' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const GRADES: Grade[] = [0, 10_000, 50_000, 200_000].map((turnover, grade) => ({
  ...{ grade, name: `V${grade}`, turnover: `${turnover}.00` },
  ...{ upgradeGift: `${grade * 18}.00`, birthdayGift: `${grade * 18}.00` },
  ...{ weeklyGift: `${grade * 4}.00`, withdrawalsADay: 5 + grade, withdrawalLimit: '200000.00' },
}));
const REBATES: RebateRange[] = (['sport', 'realbet', 'egame', 'chess', 'fish'] as const).map(
  (category, place) => ({ category, low: '0.30', high: '0.90', own: `0.${35 + place * 5}` }),
);
const VIP_PATHS: readonly CallPath[] = [
  '/site/api/v1/user/member/memberGradeConfigList',
  '/site/api/v1/user/member/memberGradeInfoByGrade',
];

const vip: Script = (gateway) => {
  gateway.on('/site/api/v1/user/member/memberGradeConfigList', { data: { list: GRADES } });
  gateway.on('/site/api/v1/user/member/memberGradeInfoByGrade', {
    data: { config: GRADES[2]!, memberGrade: 2, turnover: '86400.00', missing: '0.00' },
  });
  gateway.on('/site/api/v1/user/member/getGameFanshuiHighLow', {
    data: { leastTurnover: '100.00', list: REBATES },
  });
};

const feedback: Script = (gateway, zh) => {
  const list: Feedback[] = [
    {
      ...{ feedbackId: 'F102', type: 'deposit', status: 'answered', unread: true },
      content: zh('六点存款一百元，尚未到账，请核实。', '六點存款一百元，尚未到帳，請核實。'),
      createdAt: STORY_TIME - 3_600_000,
    },
    {
      ...{ feedbackId: 'F101', type: 'other', status: 'waiting', unread: false },
      content: zh('希望增加夜间模式的对比度。', '希望增加夜間模式的對比度。'),
      createdAt: STORY_TIME - 86_400_000,
    },
  ];
  gateway.on('/site/api/v1/feedback/unreadNum', { data: 1 });
  gateway.on('/site/api/v1/feedback/getFeedBackList', { data: { total: 2, list } });
  gateway.on('/site/api/v1/feedback/queryMemberBetList', { data: { total: 0, list: [] } });
  gateway.on('/site/api/v1/feedback/querySiteDepositRewardConfigList', {
    data: {
      list: [
        {
          rewardId: 'p-first',
          title: zh('首存礼遇', '首存禮遇'),
          text: zh('首笔存款满 100 元，可领 18 元奖励金', '首筆存款滿 100 元，可領 18 元獎勵金'),
        },
      ],
    },
  });
  gateway.on(THREAD, {
    data: {
      ...list[0]!,
      ...{ unread: false, ticketId: null, rewardId: 'p-first', images: [] },
      thread: [
        { from: 'member', text: list[0]!.content, at: STORY_TIME - 3_600_000 },
        {
          from: 'operator',
          text: zh('您好，款项已核实入账。', '您好，款項已核實入帳。'),
          at: STORY_TIME - 3_000_000,
        },
      ],
    },
  });
  gateway.on('/site/api/v1/advertising/navigationList', {
    data: {
      list: [
        { code: 'customer', name: zh('客服', '客服'), mark: '' },
        { code: 'discount', name: zh('优惠', '優惠'), mark: 'new' },
        { code: 'save_money', name: zh('存款', '存款'), mark: '' },
        { code: 'vip', name: zh('贵宾', '貴賓'), mark: '' },
        { code: 'Welfare', name: zh('福利中心', '福利中心'), mark: '' },
        { code: 'message', name: zh('消息', '訊息'), mark: '' },
      ],
    },
  });
};

const FEEDBACKS = '/site/api/v1/feedback/getFeedBackList';
const THREAD = '/site/api/v1/feedback/getFeedbackInfo';

/** A region without service. */
const refusedHere = (zh: (simplified: string, traditional: string) => string) => ({
  statusCode: 6031,
  message: zh('您所在的地区暂不提供服务', '您所在的地區暫不提供服務'),
});

const asMember = (path: string, ...scripts: readonly Script[]) =>
  at({ path, member: true, script: all(member(), promotionsRun, vip, feedback, ...scripts) });

export const Vip: Story = {
  parameters: asMember('/mine/vip'),
  play: async ({ canvas }) => {
    await canvas.findByText('¥113,600');
    await canvas.findByText(/本周预计返水|本週預計返水/);
  },
};

export const Grades: Story = {
  parameters: asMember('/mine/vip/detail'),
  play: async ({ canvas }) => {
    await canvas.findByText(/我的等级|我的等級/);
  },
};

export const VipFailed: Story = {
  parameters: asMember('/mine/vip', (gateway) => {
    for (const path of VIP_PATHS) gateway.cut(path);
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};

export const VipLoading: Story = {
  parameters: asMember('/mine/vip', (gateway) => {
    for (const path of VIP_PATHS) gateway.hang(path);
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const VipRefused: Story = {
  parameters: asMember('/mine/vip', (gateway, zh) => {
    for (const path of VIP_PATHS) gateway.on(path, refusedHere(zh));
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/您所在的地区|您所在的地區/);
  },
};

export const FeedbackForm: Story = {
  parameters: asMember('/mine/feedback'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交' }));
    await canvas.findByText(/请输入反馈内容|請輸入回饋內容/);
  },
};

export const FeedbackList: Story = {
  parameters: asMember('/mine/feedback/list'),
  play: async ({ canvas }) => {
    await canvas.findByText(/有新回复|有新回覆/);
  },
};

export const NoFeedback: Story = {
  parameters: asMember('/mine/feedback/list', (gateway) =>
    gateway.on(FEEDBACKS, { data: { total: 0, list: [] } }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText(/有新回复|有新回覆/)).toBeNull();
  },
};

export const FeedbackLoading: Story = {
  parameters: asMember('/mine/feedback/list', (gateway) => gateway.hang(FEEDBACKS)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const FeedbackFailed: Story = {
  parameters: asMember('/mine/feedback/list', (gateway) => gateway.cut(FEEDBACKS)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};

export const FeedbackRefused: Story = {
  parameters: asMember('/mine/feedback/list', (gateway, zh) =>
    gateway.on(FEEDBACKS, refusedHere(zh)),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/您所在的地区|您所在的地區/);
  },
};

export const FeedbackThread: Story = {
  parameters: asMember('/mine/feedback/F102'),
  play: async ({ canvas }) => {
    await canvas.findByText(/款项已核实入账|款項已核實入帳/);
  },
};

export const ThreadLoading: Story = {
  parameters: asMember('/mine/feedback/F102', (gateway) => gateway.hang(THREAD)),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /返回反馈记录|返回回饋記錄/ });
    await expect(canvas.queryByRole('button', { name: /删除|刪除/ })).toBeNull();
  },
};

export const ThreadFailed: Story = {
  parameters: asMember('/mine/feedback/F102', (gateway) => gateway.cut(THREAD)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};

/** It was deleted elsewhere, or is somebody else's. */
export const ThreadGone: Story = {
  parameters: asMember('/mine/feedback/F102', (gateway, zh) =>
    gateway.on(THREAD, { statusCode: 6004, message: zh('内容不存在', '內容不存在') }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/内容不存在|內容不存在/);
  },
};

export const ThreadRemoved: Story = {
  parameters: asMember('/mine/feedback/F102', (gateway) =>
    gateway.on('/site/api/v1/feedback/delFeedback', () => {
      gateway.on(FEEDBACKS, { data: { total: 0, list: [] } });
      return { data: null };
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /删除|刪除/ }));
    const page = within(canvasElement.ownerDocument.body);
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^确定|^確定|^确认|^確認/ }));
    await canvas.findByText(/还没有反馈|還沒有回饋/);
  },
};

export const Mine: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: asMember('/mine'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^我的$/ });
    await canvas.findByRole('navigation', { name: /^常用$/ });
    await canvas.findByRole('link', { name: /福利中心/ });
  },
};
