import { expect, test } from 'vitest';
import type { NamedPick, Translate } from '@courtside/betting-terms';
import { explainCorrection, explainSettlement, explainTicket } from '../index.ts';
import { settlementMessages } from '../messages/index.ts';
import { settlementText, type SettlementStep } from './settlement-text.ts';

const t: Translate = ({ message }, values = {}) =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const pick: NamedPick = {
  wtype: 'RE',
  pick: 'C',
  ratio: '0.5 / 1',
  strong: 'H',
  team_h: '阿根廷',
  team_c: '法国',
};
const told = (steps: readonly SettlementStep[], of: NamedPick | null = pick) =>
  steps.map((step) => settlementText(step, { t, currency: 'CNY', pick: of }));

test('a half-lost handicap is told so that one can follow it', () => {
  const { steps } = explainSettlement({
    wtype: 'RE',
    pick: 'C',
    strong: 'H',
    ratio: '0.5 / 1',
    scoreAtBet: [1, 1],
    result: { ht: [1, 0], ft: [2, 1] },
    stake: 10_000n,
    hkPrice: '0.90',
    rounding: 'truncate',
  });
  expect(told(steps)).toEqual([
    '以全场比分 2-1 计算',
    '下注时比分为 1-1，只计下注之后的进球：1-0',
    '阿根廷 领先 1 球',
    '盘口为 0.75，与盘口相差 0.25',
    '投注额分为两半：0.5 的一半输，1 的一半走水',
    '结果：输半',
    '投注额 100，赔率 0.90；退还 50；输 50',
    '派彩 50，输赢 -50',
  ]);
});

test('totals, results and voids have their words', () => {
  const bet = { stake: 10_000n, hkPrice: '0.90', rounding: 'truncate', strong: '' } as const;
  const total = explainSettlement({
    ...bet,
    wtype: 'HOU',
    pick: 'C',
    ratio: '1.5',
    result: { ht: [1, 1], ft: null },
    maxPayout: 15_000n,
  });
  expect(told(total.steps)).toEqual([
    '以上半场比分 1-1 计算',
    '合计 2',
    '盘口为 1.5，与盘口相差 0.5',
    '结果：赢',
    '投注额 100，赔率 0.90；100 按赔率 0.90 派彩',
    '超过单注最高派彩 150，少派 40',
    '派彩 150，输赢 50',
  ]);
  const winner = { ...bet, wtype: 'M', pick: 'H', ratio: '' } as const;
  const named = { ...pick, wtype: 'M' };
  const lost = explainSettlement({ ...winner, result: { ht: null, ft: [0, 0] } });
  expect(told(lost.steps, named)).toContain('赢的选项：和局');
  const voided = explainSettlement({ ...winner, result: { ht: null, ft: null, voided: 'D4' } });
  expect(told(voided.steps, named).slice(0, 2)).toEqual([
    '赛事没有完成，没有比分可计',
    '结果：取消（赛事腰斩）',
  ]);
});

test('a ticket and a correction have their words', () => {
  const steps = explainTicket({
    legs: [
      { hkPrice: '1', code: 'W' },
      { hkPrice: '0.9', code: 'LL' },
      { hkPrice: '1', code: 'L' },
    ],
    folds: [2],
    unit: 1000n,
    rounding: 'truncate',
    roundEach: 'line',
  });
  expect(told(steps, null)).toEqual([
    '第 1 项赢，按 2 倍计',
    '第 2 项输半，按 0.5 倍计',
    '第 3 项输，按 0 倍计',
    '第 1、2 项组合：1 倍，派彩 10',
    '共 3 注，其中 1 注有派彩，合计 10',
    '派彩 10，输赢 -20',
  ]);
  const correction = explainCorrection({ code: null, payout: 0n }, { code: null, payout: 1000n });
  expect(told([correction])).toEqual(['赛果更正：派彩由 0 改为 10，差额 10']);
});

test.each([
  ['H1', '以上半场比分 20-18 计算'],
  ['H2', '以下半场比分 20-18 计算'],
  ['match', '以全场比分 20-18 计算'],
  ['regulation', '以常规时间比分 20-18 计算，不含加时'],
  ['3', '以第3节比分 20-18 计算'],
])('the score of %s is named', (period, text) => {
  expect(told([{ step: 'score', period, score: [20, 18] }])).toEqual([text]);
});

test.each([
  ['VB', 'R', '以全场总分数 108-104 计算'],
  ['TN', 'OU', '以全场总局数 108-104 计算'],
  ['VB', 'SR', '以全场比分 108-104 计算'],
  ['BK', 'R', '以全场比分 108-104 计算'],
])('what a market of %s counts is not called the score of its match: %s', (gtype, wtype, text) => {
  const context = { t, currency: 'CNY', pick: { ...pick, gtype, wtype } } as const;
  const step = { step: 'score', period: 'match', score: [108, 104] } as const;
  expect(settlementText(step, context)).toBe(text);
});

test('a margin against the giving side and a level one are told', () => {
  expect(told([{ step: 'margin', giver: 'C', margin: '-2' }])).toEqual(['法国 落后 2 球']);
  expect(told([{ step: 'margin', giver: 'H', margin: '0' }])).toEqual(['双方打平']);
});

test('the steps are told in Traditional Chinese too', async () => {
  const catalogs = await Promise.all(settlementMessages.map((source) => source['zh-Hant']()));
  const texts: Readonly<Record<string, string>> = Object.assign(
    {},
    ...catalogs.map(({ messages }) => messages),
  );
  const inTraditional: Translate = ({ id }, values = {}) =>
    t({ id, message: texts[id] ?? id }, values);
  const step = { step: 'grade', code: 'LL' } as const;
  const context = { t: inTraditional, currency: 'CNY', pick } as const;
  expect(settlementText(step, context)).toBe('結果：輸半');
});
