import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { channels } from '../site/member-scripts.ts';
import {
  breakEnd,
  checkDue,
  history,
  idle,
  limitWanted,
  loosening,
  noHistory,
  onBreak,
  play,
  sessionOver,
} from '../site/play-scripts.ts';
import { all, emptyBoard, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Responsible play' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const TOOLS = '/mine/play';
const memberAt = (path: string, ...scripts: readonly Script[]) =>
  at({ path, member: true, script: all(member(), ...scripts) });

export const NothingSet: Story = {
  parameters: memberAt(TOOLS, play(), noHistory),
  play: async ({ canvas }) => {
    await canvas.findByText(/这段时间没有记录|這段時間沒有紀錄/);
    await expect(canvas.getAllByRole('button', { name: /^(设置|設定)每/ })).toHaveLength(11);
  },
};

export const LimitsInUse: Story = {
  parameters: memberAt(TOOLS, loosening, history),
  play: async ({ canvas }) => {
    await canvas.findByText('2026-05-12');
    await expect(canvas.getByRole('progressbar', { name: /每[周週]/ })).toHaveAttribute(
      'aria-valuenow',
      '85',
    );
    // Only what has waited can be confirmed.
    await expect(canvas.getAllByRole('button', { name: /确认放宽|確認放寬/ })).toHaveLength(1);
  },
};

export const LimitsOnAPhone: Story = {
  parameters: memberAt(TOOLS, loosening, history),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText('2026-05-12');
  },
};

export const SettingALimit: Story = {
  parameters: memberAt(TOOLS, play(), noHistory),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /(设置|設定)每日存款限/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /确定|確定/ }));
    await dialog.findByText(/请输入大于 0 的金额|請輸入大於 0 的金額/);
  },
};

export const BeforeAnExclusion: Story = {
  parameters: memberAt(TOOLS, play(), noHistory),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '永久' }));
    await userEvent.click(canvas.getByRole('button', { name: /开始自我排除|開始自我排除/ }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const OnACoolOff: Story = {
  parameters: memberAt(TOOLS, onBreak('cool-off', breakEnd), history),
  play: async ({ canvas }) => {
    await canvas.findByText(/您正在休息/);
  },
};

export const ExcludedForGood: Story = {
  parameters: memberAt(TOOLS, onBreak('exclusion', null), history),
  play: async ({ canvas }) => {
    await canvas.findByText(/您已永久自我排除/);
  },
};

export const HistoryFailed: Story = {
  parameters: memberAt(TOOLS, play(), (gateway) => gateway.cut('/site/api/v1/user/play/history')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|重試/ });
  },
};

export const SlipInABreak: Story = {
  parameters: memberAt('/game/sport', onBreak('cool-off', breakEnd), emptyBoard),
  play: async ({ canvas }) => {
    await canvas.findByText(/您正在休息/);
    await canvas.findByRole('timer');
  },
};

export const SessionUsedUp: Story = {
  parameters: memberAt('/game/sport', sessionOver, emptyBoard),
  play: async ({ canvas }) => {
    await canvas.findByText(/本次游戏时间已用完|本次遊戲時間已用完/);
  },
};

export const RealityCheck: Story = {
  parameters: memberAt('/game/sport', checkDue, emptyBoard),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await dialog.findByText('-¥125');
    await userEvent.keyboard('{Escape}');
    await dialog.findByRole('button', { name: /我已看[过過]/ });
  },
};

export const Idle: Story = {
  parameters: memberAt('/game/sport', idle, emptyBoard),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /确定|確定/ }));
    await dialog.findByText(/请输入登录密码|請輸入登入密碼/);
  },
};

export const OfferBeforeTheFirstDeposit: Story = {
  parameters: memberAt('/mine/savemoney', play(), noHistory, channels),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '最多存入' })).toHaveValue('');
  },
};

export const DepositWantsALimitFirst: Story = {
  parameters: memberAt('/mine/savemoney', limitWanted, channels),
  play: async ({ canvas }) => {
    await canvas.findByText(/要求先(设置|設定)限[额額]/);
    await expect(canvas.queryByRole('button', { name: /立即存款|立即存款/ })).toBeNull();
  },
};

export const AboutTheTools: Story = {
  parameters: at({ path: '/responsible-play' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'www.gamblingtherapy.org' });
  },
};
