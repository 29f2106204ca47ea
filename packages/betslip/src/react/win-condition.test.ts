import type { Translate } from '@courtside/betting-terms';
import { expect, test } from 'vitest';
import type { WorkedLeg } from './ticket-working.ts';
import { winCondition } from './win-condition.ts';

const t: Translate = ({ message }, values = {}) =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const leg = (change: Partial<WorkedLeg> = {}): WorkedLeg => ({
  ...{ wtype: 'R', pick: 'H', ratio: '0 / 0.5', strong: 'H', ior: '0.97' },
  ...{ team_h: '阿根廷', team_c: '法国', isLive: false, baseScore: null },
  ...change,
});

test.each<[string, Partial<WorkedLeg>, string]>([
  ['gives 0 / 0.5', {}, '阿根廷 净胜 1 球或以上即赢，差一球则输半'],
  ['gives 1', { ratio: '1' }, '阿根廷 净胜 2 球或以上即赢，差一球则退还本金'],
  ['takes 0.5 / 1', { ratio: '0.5 / 1', pick: 'C' }, '法国 不输即赢，差一球则输半'],
  ['takes 1.5', { ratio: '1.5', pick: 'C' }, '法国 落后不超过 1 球即赢'],
  [
    'in play',
    { wtype: 'RE', ratio: '0.5', isLive: true, baseScore: { h: 1, c: 2 } },
    '从下注时的 1-2 算起，阿根廷 净胜 1 球或以上即赢',
  ],
  ['over', { wtype: 'OU', pick: 'C', ratio: '2.5 / 3' }, '全场共进 4 球或以上即赢，3 球则赢半'],
  ['under', { wtype: 'OU', pick: 'H', ratio: '3' }, '全场不超过 2 球即赢，3 球则退还本金'],
  ['first half', { wtype: 'HR', ratio: '0.5' }, '只计上半场：阿根廷 净胜 1 球或以上即赢'],
  [
    'basketball gives 5.5',
    { gtype: 'BK', wtype: 'RE', ratio: '5.5', isLive: true, baseScore: { h: 40, c: 40 } },
    '阿根廷 净胜 6 分或以上即赢',
  ],
  [
    'a quarter',
    { gtype: 'BK', wtype: 'P3OU', pick: 'C', ratio: '44.5' },
    '第3节合计 45 分或以上即赢',
  ],
  [
    'games of tennis',
    { gtype: 'TN', wtype: 'R', pick: 'C', ratio: '3.5' },
    '法国 落后不超过 3 局即赢',
  ],
  ['sets', { gtype: 'TN', wtype: 'SR', ratio: '1.5' }, '阿根廷 净胜 2 盘或以上即赢'],
  ['a set', { gtype: 'TN', wtype: 'P2ML', ratio: '' }, '阿根廷 赢下第2盘即赢'],
  ['a level part', { gtype: 'BK', wtype: 'P2M', pick: 'N', ratio: '' }, '第2节打平即赢'],
  ['winner of two', { gtype: 'BS', wtype: 'ML', ratio: '' }, '阿根廷 赢得比赛即赢'],
  [
    'regulation time',
    { gtype: 'OP', wtype: 'M', pick: 'N', ratio: '' },
    '常规时间打平即赢，不含加时',
  ],
  [
    'a team',
    { wtype: 'OUC', pick: 'U', ratio: '1', strong: '' },
    '全场法国合计不超过 0 球即赢，1 球则退还本金',
  ],
  ['a score', { wtype: 'PD', pick: 'H2C1', ratio: '' }, '全场波胆为“2-1”即赢'],
  ['draw', { wtype: 'M', pick: 'N', ratio: '', strong: '' }, '全场打平即赢'],
])('what it takes to win: %s', (_, change, text) => {
  expect(winCondition(leg(change), t)).toBe(text);
});
