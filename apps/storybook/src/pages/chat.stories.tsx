import { createConnection } from '@courtside/chat';
import { createScriptedGateway, type ScriptedGateway } from '@courtside/chat/testing';
import type { GatewayFrame } from '@courtside/contract';
import { systemClock } from '@courtside/kernel/platform';
import { seededRandom } from '@courtside/kernel/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { STORY_TIME } from '../site/home-answers.ts';
import { all, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Chat' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const LINES: readonly (readonly [nickname: string, vipLevel: number, msg: string])[] = [
  ['看台老郑', 4, '今晚几场都在一个时间开球，盯不过来了'],
  ['雨中左后卫', 1, '主队换了门将，半场大小球我先不碰 [惊]'],
  ['三号球衣', 0, '请问让半球走盘是怎么算的？'],
  ['雨中左后卫', 1, '半球没有走盘，赢就是赢；平手盘打平才退本金'],
  ['球迷小林', 2, '明白了，谢谢！[赞]'],
  ['午夜补时', 3, '补时四分钟，稳住 [进球]'],
];

/** A room in memory whose gateway goes on with `then` once somebody is inside. */
const room =
  (then: (gateway: ScriptedGateway) => void, guest = false) =>
  () => {
    const clock = systemClock();
    let spoken = 0;
    const gateway = createScriptedGateway({
      clock,
      time: () => STORY_TIME + (spoken += 1) * 20_000,
    });
    for (const [index, [nickname, vipLevel, msg]] of LINES.entries()) {
      const userId = nickname === '球迷小林' ? '100123' : `10077${index}`;
      gateway.speak(msg, { nickname, vipLevel, userId });
    }
    const socket = createConnection({
      open: gateway.open,
      token: () => (guest ? null : 'token-of-a-story-0001'),
      jwt: async () => 'body',
      clock,
      random: seededRandom(),
    });
    socket.on([10016], () => setTimeout(() => then(gateway)));
    return socket;
  };

const push = (frame: GatewayFrame) => room((gateway) => gateway.push(frame));

const rooms: Script = (gateway) => {
  const base = { status: 'open', blocked: 0, minLevel: 0, score: null } as const;
  gateway.on('/stream/api/v1/room/list', {
    data: {
      open: 1,
      rooms: [
        { ...base, rid: 'lobby', name: '大厅', kind: 'lobby', online: 37, gidm: null },
        { ...base, rid: 'm-1', name: '墨西哥 对 南非', kind: 'match', online: 412, gidm: '1' },
      ],
    },
  });
};

const page = { path: '/chat', member: true, script: all(member(), rooms) } as const;

const quiet = () => undefined;

export const Speaking: Story = {
  parameters: at({ ...page, socket: room(quiet) }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: /发言内容|發言內容/ });
    await userEvent.type(field, '好球{Enter}');
    // The message that is heard replaces the sent one, in an element of its own.
    await waitFor(() => expect(canvas.getByText('好球')).toBeVisible());
  },
};

export const Guest: Story = {
  parameters: at({ path: '/chat', script: rooms, socket: room(quiet, true) }),
};

export const Muted: Story = {
  parameters: at({
    ...page,
    socket: push({
      msgId: 10004,
      msgData: {
        ...{ rid: 'lobby', userId: '100123', nickname: '球迷小林', reason: '发布广告' },
        until: STORY_TIME + 600_000,
      },
    }),
  }),
};

export const Blocked: Story = {
  parameters: at({
    ...page,
    socket: push({ msgId: 10005, msgData: { rid: 'lobby', blocked: 1, reason: '赛后整理' } }),
  }),
};

export const LevelTooLow: Story = {
  parameters: at({
    ...page,
    socket: push({ msgId: 10007, msgData: { rid: 'lobby', minLevel: 5 } }),
  }),
};

export const Removed: Story = {
  parameters: at({ ...page, socket: push({ msgId: 10013, msgData: { rid: 'lobby' } }) }),
};

export const Refused: Story = {
  parameters: at({
    ...page,
    socket: room((gateway) =>
      gateway.refuseNext({ code: 'refused-words', message: '', about: 10003 }),
    ),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: /发言内容|發言內容/ });
    await userEvent.type(field, 'www.example.com{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

/** The wait is said in the field; what was said goes out by itself. */
export const TooFast: Story = {
  parameters: at({
    ...page,
    socket: room((gateway) =>
      gateway.refuseNext({ code: 'too-fast', message: '', about: 10003, waitMs: 90_000 }),
    ),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: /发言内容|發言內容/ });
    await userEvent.type(field, '好球{Enter}');
    await waitFor(() => expect(canvas.getByText(/1:\d\d/)).toBeVisible());
    await expect(field).toBeEnabled();
  },
};

const predicted = (id: number, state: 'open' | 'hit' | 'missed' | 'void'): GatewayFrame => ({
  msgId: 10018,
  msgData: {
    ...{ rid: 'lobby', id, h: 2, c: 1, state, at: STORY_TIME + 600_000 },
    sender: { userId: '100777', nickname: '看台老郑', vipLevel: 4, guest: 0 },
  },
});

/** Predictions of a score, open and ended in each way. */
export const Predictions: Story = {
  parameters: at({
    ...page,
    socket: room((gateway) => {
      const states = ['open', 'hit', 'missed', 'void'] as const;
      for (const [index, state] of states.entries()) gateway.push(predicted(index + 1, state));
    }),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/^(未猜中)$/)).toBeVisible());
  },
};

/** The form for the score of the room's match. */
export const Predicting: Story = {
  parameters: at({ ...page, path: '/chat?room=m-1', socket: room(quiet) }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /预测比分|預測比分/ }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: /预测比分|預測比分/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Picks that somebody shared, below what the operator pinned to the room. */
export const SharedPicks: Story = {
  parameters: at({
    ...page,
    socket: room((gateway) => {
      const notice = '理性讨论，切勿轻信代投；发现广告请举报';
      gateway.push({ msgId: 10006, msgData: { rid: 'lobby', status: 'open', notice } });
      gateway.speak('主队和大球，跟着看好的来 CS1;1001:R:H;1002:OU:C', {
        ...{ userId: '100773', nickname: '午夜补时', vipLevel: 3 },
      });
    }),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByText(/分享的投注(选项|選項)（2 (项|項)）/)).toBeVisible(),
    );
    await expect(canvas.queryByText(/CS1/)).toBeNull();
    await expect(canvas.getByRole('region', { name: /置顶公告|置頂公告/ })).toBeVisible();
  },
};

const gift = (giftCode: string, name: string, motif: string) => ({
  ...{ giftCode, name },
  picture: { url: '', motif },
});

const gifts =
  (left: number): Script =>
  (gateway) =>
    gateway.on('/stream/api/v1/gift/list', {
      data: {
        left,
        gifts: [gift('clap', '热烈鼓掌', 'star'), gift('golden-boot', '金靴', 'trophy')],
      },
    });

const openGifts = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^(礼物|禮物)$/ }));
  return within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /礼物|禮物/ });
};

export const Gifts: Story = {
  parameters: at({ ...page, script: all(member(), rooms, gifts(19)), socket: room(quiet) }),
  async play({ canvasElement }) {
    const dialog = within(await openGifts(canvasElement));
    await waitFor(() => expect(dialog.getByText(/19 (个|個)/)).toBeVisible());
  },
};

/** None is left today. */
export const NoGiftsLeft: Story = {
  parameters: at({ ...page, script: all(member(), rooms, gifts(0)), socket: room(quiet) }),
  async play({ canvasElement }) {
    const dialog = within(await openGifts(canvasElement));
    await waitFor(() => expect(dialog.getByText(/今天的(礼物已送完|禮物已送完)/)).toBeVisible());
    await expect(dialog.getByRole('button', { name: /金靴/ })).toBeDisabled();
  },
};
