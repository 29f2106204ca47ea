import type { Translate } from '@courtside/betting-terms';
import { expect, test } from 'vitest';
import {
  correctionText,
  ticketWorking,
  type WorkedLeg,
  type WorkedResult,
} from './ticket-working.ts';

const t: Translate = ({ message }, values = {}) =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const context = { t, currency: 'CNY' } as const;
const leg = (change: Partial<WorkedLeg> = {}): WorkedLeg => ({
  ...{ wtype: 'R', pick: 'H', ratio: '0 / 0.5', strong: 'H', ior: '0.97' },
  ...{ team_h: '阿根廷', team_c: '法国', isLive: false, baseScore: null },
  ...change,
});
const result = (resultCode: string | null, h = 1, c = 1): WorkedResult => ({
  resultCode,
  finalScore: { h, c },
  halfScore: { h: 1, c: 0 },
});
const single = { folds: [1], lines: 1, stake: '100.01' };

test('[SP-04] a half-lost handicap tells the score, the line, its halves and what comes back', () => {
  const told = ticketWorking(
    { legs: [leg()], results: [result('LL')], ...single, payout: '50.00' },
    context,
  );
  expect(told.legs[0]).toContain('投注额分为两半：0 的一半走水，0.5 的一半输');
  expect(told.legs[0]?.at(-1)).toBe('结果：输半');
  expect(told.ticket.at(-1)).toBe('派彩 50，输赢 -50.01');
});

test('[SP-04] each result has its working, a void its reason', () => {
  const last = (code: string, payout: string, h = 1, c = 1) =>
    ticketWorking({ legs: [leg()], results: [result(code, h, c)], ...single, payout }, context);
  expect(last('W', '197.01', 2, 1).legs[0]?.at(-1)).toBe('结果：赢');
  expect(last('D4', '100.01').legs[0]).toEqual([
    '赛事没有完成，没有比分可计',
    '结果：取消（赛事腰斩）',
  ]);
  // For a match that was played, the text must not say that it was not finished.
  expect(last('DN', '100.01').legs[0]).toEqual(['结果：取消（盘口没有赛果）']);
  expect(last('D2', '100.01').legs[0]).toEqual(['结果：取消（比分错误）']);
  expect(last('A', '100.01').legs[0]).toEqual(['结果：退款']);
});

test('what the gateway says stands where these rules would pay otherwise', () => {
  const odd = ticketWorking(
    { legs: [leg()], results: [result('W')], ...single, payout: '120.00' },
    context,
  );
  expect(odd).toEqual({ legs: [['结果：赢']], ticket: ['派彩 120，输赢 19.99'] });
});

test('a series that one leg lost says nothing of a leg that still ran', () => {
  const legs = [leg(), leg(), leg({ ior: '1.00' })];
  const told = ticketWorking(
    {
      legs,
      results: [result('W', 2, 1), result('L', 0, 1), result(null)],
      ...{ folds: [3], lines: 1, stake: '10.00', payout: '0.00' },
    },
    context,
  );
  expect(told.legs[2]).toEqual([]);
  expect(told.ticket).toEqual([
    '第 1 项赢，按 1.97 倍计',
    '第 2 项输，按 0 倍计',
    '共 1 注，其中 0 注有派彩，合计 0',
    '派彩 0，输赢 -10',
  ]);
});

test('a stake that was cashed out unevenly leaves the payout alone', () => {
  const legs = [leg(), leg(), leg()];
  const results = legs.map(() => result('W', 2, 1));
  const told = ticketWorking(
    { legs, results, folds: [2], lines: 3, stake: '10.00', payout: '38.80' },
    context,
  );
  expect(told.ticket).toEqual(['派彩 38.80，输赢 28.80']);
});

test('what a correction changed is told', () => {
  expect(correctionText('197.01', '0.00', context)).toBe(
    '赛果更正：派彩由 197.01 改为 0，差额 -197.01',
  );
});

test('a leg of another sport is worked from the score that its market counted', () => {
  const quarter = { gtype: 'BK', wtype: 'P3OU', pick: 'C', ratio: '44.5', strong: '' };
  const settled = (countedScore: WorkedResult['countedScore']) =>
    ticketWorking(
      {
        legs: [leg(quarter)],
        results: [{ ...result('W', 101, 99), countedScore }],
        ...{ folds: [1], lines: 1, stake: '100.00', payout: '197.00' },
      },
      context,
    );
  expect(settled({ h: 25, c: 20 }).legs[0]).toEqual([
    '以第3节比分 25-20 计算',
    '合计 45',
    '盘口为 44.5，与盘口相差 0.5',
    '结果：赢',
  ]);
  expect(settled({ h: 25, c: 20 }).ticket.at(-1)).toBe('派彩 197，输赢 97');
  // Without the counted score, or when it leads to another result, only the house's result is shown.
  expect(settled(null).legs[0]).toEqual(['结果：赢']);
  expect(settled({ h: 20, c: 20 }).legs[0]).toEqual(['结果：赢']);
});
