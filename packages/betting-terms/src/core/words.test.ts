import { BET_RESULTS } from '@courtside/contract';
import { expect, test } from 'vitest';
import { betOutcome, outcomeMessages, type BetStanding } from './bet-outcome.ts';
import { halfScoreText } from './half-score-text.ts';
import { MARKET_CODES, marketCode } from './market-code.ts';
import { marketWords, unitWords } from './market-words.ts';
import type { Translate } from './message.ts';
import { pickLine } from './pick-line.ts';
import { pickWords } from './pick-words.ts';
import { scoreText } from './score-text.ts';
import { voidReason, voidReasonMessages } from './void-reason.ts';

// Fills placeholders as the site does, without its catalogs.
const t: Translate = ({ message }, values = {}) =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '?'));

test('the score of the first half is named as the sport names it', () => {
  expect(halfScoreText({ h: 1, c: 0 }, 'FT', t)).toBe('半场 1-0');
  expect(halfScoreText({ h: 4, c: 2 }, 'BS', t)).toBe('前五局 4-2');
});

test.each([
  ['R', '全场让球', false],
  ['RE', '全场让球', true],
  ['HR', '上半场让球', false],
  ['HRE', '上半场让球', true],
  ['OU', '全场大小', false],
  ['ROU', '全场大小', true],
  ['HOU', '上半场大小', false],
  ['HROU', '上半场大小', true],
  ['M', '全场独赢', false],
  ['RM', '全场独赢', true],
  ['HM', '上半场独赢', false],
  ['HRM', '上半场独赢', true],
  ['EO', '全场单双', false],
  ['HREO', '上半场单双', true],
  ['PD', '全场波胆', false],
  ['HRPD', '上半场波胆', true],
  ['T', '全场总进球', false],
  ['RT', '全场总进球', true],
  // The total goals of the first half, not a half-time market.
  ['HT', '上半场总进球', false],
  ['HRT', '上半场总进球', true],
  ['F', '半场/全场', false],
  ['RF', '半场/全场', true],
  ['OUH', '全场主队进球数大小', false],
  ['HROUC', '上半场客队进球数大小', true],
  ['DC', '双重机会', false],
  ['RTS', '双方球队进球', true],
  ['CS', '零失球', false],
  ['RWN', '零失球获胜', true],
  ['WM', '净胜球', false],
  ['ARG1', '第 1 个进球', true],
  ['ARG12', '第 12 个进球', true],
  ['FS', '冠军', false],
])('the market %s is %s', (wtype, text, inPlay) => {
  expect(marketWords({ wtype }, t).text).toBe(text);
  expect(marketCode(wtype)?.inPlay).toBe(inPlay);
});

test('a half and in-play variant differ from their market by nothing but the period', () => {
  for (const wtype of MARKET_CODES) {
    const code = marketCode(wtype);
    const { period, name, text } = marketWords({ wtype }, t);
    expect(text, wtype).toBe(period + name);
    expect(period, wtype).toBe(
      { full: '全场', half: '上半场', part: '?', whole: '' }[code?.period ?? 'whole'],
    );
  }
});

test.each([
  'P0R',
  'PR',
  'P1PD',
  'HSR',
  'RSOU',
  'XX',
  'HF',
  'HDC',
  'RR',
  'HRR',
  'ER',
  'ARG0',
  'ARG',
  '',
  'toString',
])('the unknown market %j has its own name or its code, never that of another market', (wtype) => {
  expect(marketWords({ wtype }, t).text).toBe(wtype);
  expect(marketWords({ wtype, marketName: '角球大小' }, t)).toEqual({
    period: '',
    name: '角球大小',
    text: '角球大小',
  });
});

test.each([
  ['BK', 'P4R', '第4节让分'],
  ['BK', 'HOUH', '上半场主队得分大小'],
  ['BK', 'ML', '全场独赢'],
  ['TN', 'R', '全场让局'],
  ['TN', 'ROU', '全场总局数大小'],
  ['TN', 'SRE', '让盘'],
  ['TN', 'SROU', '总盘数大小'],
  ['TN', 'P2RML', '第2盘独赢'],
  ['TN', 'PD', '全场准确盘数'],
  ['VB', 'SR', '让局'],
  ['VB', 'P5RE', '第5局让分'],
  ['TT', 'PD', '全场准确局数'],
  ['BS', 'HML', '前五局独赢'],
  ['BS', 'R', '全场让分'],
  ['SK', 'R', '全场让局'],
  ['SK', 'P11ML', '第11局独赢'],
  ['OP', 'P3OU', '第3节大小'],
  ['VF', 'RE', '全场让球'],
  ['XX', 'R', '全场让球'],
])('in %s the market %s is %s', (gtype, wtype, text) => {
  expect(marketWords({ wtype, gtype }, t).text).toBe(text);
});

test('the winner of sixty minutes names no other period beside them', () => {
  const words = (wtype: string) => marketWords({ wtype, gtype: 'OP', discipline: 'IH' }, t).text;
  expect([words('M'), words('RM'), words('ML')]).toEqual([
    '60分钟独赢',
    '60分钟独赢',
    expect.stringMatching(/^全场/),
  ]);
});

test('ice hockey gives goals, the other sports of OP points', () => {
  const handicap = (discipline?: string) =>
    marketWords({ wtype: 'R', gtype: 'OP', discipline }, t).name;
  expect([handicap('IH'), handicap('AF'), handicap('RU'), handicap()]).toEqual([
    '让球',
    '让分',
    '让分',
    '让分',
  ]);
});

test.each([
  ['TN', 'R', '局'],
  ['TN', 'SR', '盘'],
  ['TN', 'P1OU', '局'],
  ['VB', 'R', '分'],
  ['VB', 'SOU', '局'],
  ['SK', 'OU', '局'],
  ['SK', 'P1ML', '分'],
  ['BK', 'R', '分'],
  ['FT', 'OU', '球'],
])('what %s counts in %s is told in %s', (gtype, wtype, unit) => {
  expect(unitWords({ wtype, gtype }, t)).toBe(unit);
});

const match = { team_h: '墨西哥', team_c: '南非' };

test.each([
  ['R', 'H', '0.5 / 1', 'H', '墨西哥 -0.5/1'],
  ['RE', 'C', '0.5 / 1', 'H', '南非 +0.5/1'],
  ['HR', 'C', '0 / 0.5', 'C', '南非 -0/0.5'],
  ['HRE', 'H', '0 / 0.5', 'C', '墨西哥 +0/0.5'],
  ['R', 'H', '0', '', '墨西哥 0'],
  ['SRE', 'C', '1.5', 'H', '南非 +1.5'],
  ['SOU', 'C', '2.5', '', '大 2.5'],
  ['P1ML', 'H', '', '', '墨西哥'],
  ['P2RE', 'H', '3.5', 'H', '墨西哥 -3.5'],
  ['OU', 'C', '2.5', '', '大 2.5'],
  ['HROU', 'H', '2 / 2.5', '', '小 2/2.5'],
  ['M', 'H', '', '', '墨西哥'],
  ['RM', 'C', '', '', '南非'],
  ['HM', 'N', '', '', '和局'],
  ['OUH', 'O', '1.5', '', '大 1.5'],
  ['ROUC', 'U', '1.5', '', '小 1.5'],
  ['EO', 'O', '', '', '单'],
  ['EO', 'E', '', '', '双'],
  ['PD', 'H2C1', '', '', '2-1'],
  ['PD', 'OVH', '', '', '其他比分'],
  ['T', '2-3', '', '', '2-3 球'],
  ['T', '7+', '', '', '7 球或以上'],
  ['F', 'HN', '', '', '主胜/和局'],
  ['DC', 'CN', '', '', '南非 或 和局'],
  ['DC', 'HC', '', '', '墨西哥 或 南非'],
  ['TS', 'Y', '', '', '是'],
  // In other markets N is a draw.
  ['TS', 'N', '', '', '否'],
  ['CS', 'H', '', '', '墨西哥'],
  ['WN', 'C', '', '', '南非'],
  ['WM', 'H2', '', '', '墨西哥 净胜 2 球'],
  ['WM', 'COV', '', '', '南非 净胜 4 球或以上'],
  ['WM', '0', '', '', '无进球和局'],
  ['WM', 'N', '', '', '有进球和局'],
  ['ARG1', 'N', '', '', '无进球'],
  ['ARG2', 'C', '', '', '南非'],
])('%s %s at %j given by %j is %s', (wtype, pick, ratio, strong, text) => {
  expect(pickWords({ ...match, wtype, pick, ratio, strong }, t).text).toBe(text);
});

test('the giver has a minus, the receiver a plus, on the same line', () => {
  for (const wtype of ['R', 'RE', 'HR', 'HRE']) {
    const line = (pick: string, strong: string) => pickLine({ wtype, pick, strong, ratio: '1.5' });
    expect([line('H', 'H'), line('C', 'H')]).toEqual(['-1.5', '+1.5']);
    expect([line('H', 'C'), line('C', 'C')]).toEqual(['+1.5', '-1.5']);
  }
});

test.each([
  ['XX', 'H'],
  ['R', 'Z'],
  ['PD', 'H2'],
  ['TS', 'toString'],
])('the pick %s %s, which is not known, is not guessed', (wtype, pick) => {
  const named = { ...match, wtype, pick, ratio: '', strong: '' };
  expect(pickWords(named, t).text).toBe(pick);
  expect(pickWords({ ...named, pickName: '角球大 9.5' }, t).text).toBe('角球大 9.5');
});

test('an unknown market keeps its line as it came, without a sign', () => {
  const named = { ...match, wtype: 'XX', pick: 'H', ratio: '0.5 / 1', strong: 'H' };
  expect(pickWords(named, t)).toEqual({ selection: 'H', line: '0.5/1', text: 'H 0.5/1' });
});

test('the runner of an outright is named', () => {
  const runner = { team_h: '阿根廷', team_c: '', wtype: 'FS', pick: '7', ratio: '', strong: '' };
  expect(pickWords(runner, t).text).toBe('阿根廷');
});

test('a team name is data: what looks like a placeholder in it stays as it is', () => {
  const named = { team_h: '{other}', team_c: '乙', wtype: 'DC', pick: 'HC', ratio: '', strong: '' };
  expect(pickWords(named, t).text).toBe('{other} 或 乙');
});

test('a score is written home first', () => {
  expect(scoreText({ h: 2, c: 1 })).toBe('2-1');
  expect(scoreText([0, 3])).toBe('0-3');
});

test.each<[BetStanding['status'], string | null, string]>([
  ['delay', null, '待确认'],
  ['unsettled', null, '未结算'],
  ['refused', null, '已拒绝'],
  ['settled', 'W', '赢'],
  ['settled', 'LW', '赢半'],
  ['settled', 'P', '走水'],
  ['settled', 'LL', '输半'],
  ['settled', 'L', '输'],
  ['settled', 'A', '退款'],
  ['settled', 'D', '取消'],
  ['settled', 'D7', '取消'],
  ['settled', 'X', '已结算'],
  ['settled', null, '已结算'],
])('a bet that is %s with %s is %s', (status, resultCode, text) => {
  expect(outcomeMessages[betOutcome({ status, resultCode })].message).toBe(text);
});

test('every code of a cancelled bet has a reason of its own, and no other code has one', () => {
  const codes = BET_RESULTS.filter(({ kind }) => kind === 'void').map(({ code }) => code);
  expect(Object.keys(voidReasonMessages).toSorted()).toEqual(codes.toSorted());
  const reasons = codes.map((code) => voidReason(code)?.message);
  expect(new Set(reasons).size).toBe(codes.length);
  expect(
    BET_RESULTS.filter(({ kind }) => kind !== 'void').map(({ code }) => voidReason(code)),
  ).toEqual([null, null, null, null, null, null]);
});
