import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bets, betsCut, noBets } from '../site/member-scripts.ts';
import { all, member } from '../site/scripts.ts';
import type { Script } from '../site/story-gateway.ts';
import { gameRounds, TICKET_PATH, tickets } from '../site/ticket-scripts.ts';
import { at, pageMeta } from './page-meta.tsx';

const meta = { ...pageMeta, title: 'Pages/Member' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const memberAt = (path: string, ...scripts: readonly Script[]) =>
  at({ path, member: true, script: all(member(), ...scripts) });

export const OpenBets: Story = {
  parameters: memberAt('/mine/betRecord', bets),
  play: async ({ canvas }) => {
    await canvas.findByText('CS2605160042');
    await canvas.findByText(/待确认|待確認/);
  },
};

export const SettledBets: Story = {
  parameters: memberAt('/mine/betRecord', bets),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /已结算|已結算/ }));
    await canvas.findByText('CS2605150031');
    await canvas.findByText(/输半|輸半/);
  },
};

/** On a phone every bet is a card. */
export const BetsOnAPhone: Story = {
  parameters: memberAt('/mine/betRecord', bets),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByText('CS2605160042');
  },
};

export const NoBets: Story = {
  parameters: memberAt('/mine/betRecord', noBets),
  play: async ({ canvas }) => {
    await canvas.findByText(/暂无未结算注单|暫無未結算注單/);
  },
};

export const BetsFailed: Story = {
  parameters: memberAt('/mine/betRecord', betsCut),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /重试|重試/ });
  },
};

/** A series has its legs, each with where it stands. */
export const OpenSeries: Story = {
  parameters: memberAt('/mine/betRecord', tickets.runningSeries),
  play: async ({ canvas }) => {
    await canvas.findByText(/2串1 · 共 1 注/);
    await canvas.findByText(/未开赛|未開賽/);
  },
};

/** The loser's red is for bets that lost, not for those that were not taken. */
export const RefusedBet: Story = {
  parameters: memberAt('/mine/betRecord?status=refused', tickets.refused),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /2605160042/ }));
    await expect(row.getByText(/已拒绝|已拒絕/)).toHaveClass('cs-badge--neutral');
    await row.findByText(/比分已[变變][动動]/);
  },
};

export const CorrectedBet: Story = {
  parameters: memberAt('/mine/betRecord?status=settled', tickets.corrected),
  play: async ({ canvas }) => {
    await canvas.findByText(/重新结算|重新結算/);
  },
};

export const RoundsOfGames: Story = {
  parameters: memberAt('/mine/betRecord?category=ZR', gameRounds),
  play: async ({ canvas }) => {
    await canvas.findByText('8800160001');
  },
};

export const TicketRunning: Story = {
  parameters: memberAt(TICKET_PATH, tickets.running),
  play: async ({ canvas }) => {
    await canvas.findByText(/净胜 1 球|淨勝 1 球/);
    await canvas.findByRole('button', { name: /提前[结結]算 ¥181\.50/ });
  },
};

export const TicketHalfLost: Story = {
  parameters: memberAt(TICKET_PATH, tickets.halfLost),
  play: async ({ canvas }) => {
    await canvas.findByText(/0 的一半走水，0\.5 的一半[输輸]/);
    await canvas.findByText(/派彩 100，[输輸][赢贏] -100/);
  },
};

export const TicketSeriesLost: Story = {
  parameters: memberAt(TICKET_PATH, tickets.series),
  play: async ({ canvas }) => {
    await canvas.findByText(/第 2 [项項][输輸]，按 0 倍[计計]/);
  },
};

export const TicketCorrected: Story = {
  parameters: memberAt(TICKET_PATH, tickets.corrected),
  play: async ({ canvas }) => {
    await canvas.findByText(/[赛賽]果更正：派彩由 394 改[为為] 0/);
    await canvas.findByText(/¥94/);
  },
};

export const TicketRefused: Story = {
  parameters: memberAt(TICKET_PATH, tickets.refused),
  play: async ({ canvas }) => {
    await canvas.findByText(/未接受，本金已退[还還]：比分已[变變][动動]/);
  },
};

export const TicketOnAPhone: Story = {
  parameters: memberAt(TICKET_PATH, tickets.series),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/第 1 [项項][赢贏]/);
  },
};

const take = /^提前[结結]算 ¥/;

export const CashOutSuspended: Story = {
  parameters: memberAt(TICKET_PATH, tickets.suspended),
  play: async ({ canvas }) => {
    await canvas.findByText(/[盘盤]口[暂暫]停/);
    await expect(canvas.queryByRole('button', { name: take })).toBeNull();
  },
};

/** How much is typed by the member: the field is empty at first. */
export const CashOutPart: Story = {
  parameters: memberAt(TICKET_PATH, tickets.cashedPart),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /部分[结結]算/ }));
    const amount = await canvas.findByRole('textbox', { name: /要[结結]算/ });
    await expect(amount).toHaveValue('');
    await userEvent.type(amount, '115{Enter}');
    await canvas.findByText(/[余餘]下的投注[额額]至少[为為] ¥10/);
  },
};

export const CashOutConfirming: Story = {
  parameters: memberAt(TICKET_PATH, tickets.running),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: take }));
    await canvas.findByRole('button', { name: /[确確][认認][到入][账帳] ¥181\.50/ });
  },
};

/** Sells it by the second press. */
async function sell(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.click(await canvas.findByRole('button', { name: take }));
  await userEvent.click(await canvas.findByRole('button', { name: /[确確][认認][到入][账帳]/ }));
}

export const CashOutAccepted: Story = {
  parameters: memberAt(TICKET_PATH, tickets.running),
  play: async ({ canvas }) => {
    await sell(canvas);
    await canvas.findByText(/已提前[结結]算，[到入][账帳] ¥181\.50/);
  },
};

export const CashOutRefused: Story = {
  parameters: memberAt(TICKET_PATH, tickets.cashOutRefused),
  play: async ({ canvas }) => {
    await sell(canvas);
    await canvas.findByText(/[现現]在可得 ¥150\.20/);
  },
};

export const CashOutUnknown: Story = {
  parameters: memberAt(TICKET_PATH, tickets.cashOutLost),
  play: async ({ canvas }) => {
    await sell(canvas);
    await canvas.findByText(/正在查[询詢][结結]果/);
  },
};

/** The brand's switch takes cash-out away wherever it is offered. */
export const WithoutCashOut: Story = {
  parameters: at({
    path: TICKET_PATH,
    member: true,
    script: all(member(), tickets.running),
    toggles: { cashOut: false },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/净胜 1 球|淨勝 1 球/);
    await expect(canvas.queryByRole('button', { name: take })).toBeNull();
  },
};
