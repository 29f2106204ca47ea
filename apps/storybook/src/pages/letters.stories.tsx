import type { Letter, LetterCounts } from '@courtside/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { STORY_TIME } from '../site/home-answers.ts';
import { all, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Letters' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const box = '/site/api/v1/site/letter' as const;

const NONE: LetterCounts = {
  brnotice_count: 0,
  bractivity_count: 0,
  brbulletin_count: 0,
  brmatch_count: 0,
  brfd_count: 0,
  notice_count: 0,
  activity_count: 0,
  fd_count: 0,
};

const LETTERS: readonly Letter[] = [
  {
    letterId: 'L3',
    group: 'notice',
    title: '登录提醒',
    content:
      '您的账户刚在一台新的设备上登录：\n- 时间 **14:02**\n- 地址 203.0.113.7\n如非本人操作，请立即在[账户安全](/mine/userinfo)更改密码。',
    isRead: false,
    createdAt: STORY_TIME - 600_000,
  },
  {
    letterId: 'N2',
    group: 'brbulletin',
    title: '系统维护公告：体育场馆将于周四凌晨两点至四点维护，期间暂停投注，未结算注单不受影响',
    content: '维护期间可以查看注单与资金记录。',
    isRead: false,
    createdAt: STORY_TIME - 7_200_000,
  },
  {
    letterId: 'L1',
    group: 'notice',
    title: '欢迎加入',
    content: '您的账户已开通。',
    isRead: true,
    createdAt: STORY_TIME - 86_400_000,
  },
];

const letters =
  (list: readonly Letter[]): Script =>
  (gateway) => {
    const unread = list.filter(({ isRead }) => !isRead).length;
    gateway.on(`${box}/getUnreadForType`, { data: { ...NONE, notice_count: unread, fd_count: 2 } });
    gateway.on(`${box}/list`, { data: { total: list.length, list: [...list] } });
    gateway.on(`${box}/read`, (body) => {
      const { letterId } = body as { letterId: string };
      const letter = list.find((each) => each.letterId === letterId);
      return letter ? { data: { ...letter, isRead: true } } : { statusCode: 6004, message: '' };
    });
    gateway.on(`${box}/delete`, { data: null });
    gateway.on(`${box}/onekeyRead`, { data: { count: unread } });
  };

const letterPage = (list: readonly Letter[]) =>
  at({ path: '/mine/message', member: true, script: all(member(), letters(list)) });

export const Letters: Story = {
  parameters: letterPage(LETTERS),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /登录提醒/ });
    await expect(canvas.getAllByText(/未读|未讀/)).toHaveLength(2);
  },
};

export const OneOpened: Story = {
  parameters: letterPage(LETTERS),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /登录提醒/ }));
    const page = within(canvasElement.ownerDocument.body);
    const letter = within(await page.findByRole('dialog'));
    await expect(letter.getAllByRole('listitem')).toHaveLength(2);
    await expect(letter.getByText('14:02').tagName).toBe('STRONG');
  },
};

export const TwoRemoved: Story = {
  parameters: letterPage(LETTERS),
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /选择：|選擇：/ });
    for (const each of boxes.slice(0, 2)) await userEvent.click(each);
    await userEvent.click(canvas.getByRole('button', { name: /删除所选|刪除所選/ }));
    await canvas.findByText(/已删除 2 条消息|已刪除 2 則消息/);
    await expect(canvas.getAllByRole('checkbox', { name: /选择：|選擇：/ })).toHaveLength(1);
  },
};

export const NoLetters: Story = {
  parameters: letterPage([]),
  play: async ({ canvas }) => {
    await canvas.findByText(/没有消息|沒有消息/);
  },
};

const inState = (script: Script) =>
  at({ path: '/mine/message', member: true, script: all(member(), letters(LETTERS), script) });

export const Loading: Story = {
  parameters: inState((gateway) => gateway.hang(`${box}/list`)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText(/没有消息|沒有消息/)).toBeNull();
  },
};

export const Failed: Story = {
  parameters: inState((gateway) => gateway.cut(`${box}/list`)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};

export const Refused: Story = {
  parameters: inState((gateway, zh) =>
    gateway.on(`${box}/list`, {
      statusCode: 6031,
      message: zh('您所在的地区暂不提供服务', '您所在的地區暫不提供服務'),
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/您所在的地区|您所在的地區/);
  },
};
