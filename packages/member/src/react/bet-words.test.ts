import type { BetRecord, PickCode, Wtype } from '@courtside/contract';
import { createSiteI18n } from '@courtside/i18n';
import { expect, test } from 'vitest';
import { marketName, pickText, resultBadge, scoreText, type Words } from './bet-words.ts';

// Fills placeholders as the site does, without its catalogs.
const say = ({ message, values = {} }: Words) =>
  message.message.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '?');

type Line = readonly [wtype: Wtype, pick: PickCode, ratio: string, strong: 'H' | 'C' | ''];

const record = ([wtype, pick, ratio, strong]: Line) => ({
  wtype,
  pick,
  ratio,
  strong,
  team_h: '墨西哥',
  team_c: '南非',
});

test.each<[Line, string]>([
  [['R', 'H', '0.5 / 1', 'H'], '墨西哥 -0.5/1'],
  [['RE', 'C', '0.5 / 1', 'H'], '南非 +0.5/1'],
  [['HR', 'C', '0 / 0.5', 'C'], '南非 -0/0.5'],
  [['HRE', 'H', '0 / 0.5', 'C'], '墨西哥 +0/0.5'],
  [['R', 'H', '0', ''], '墨西哥 0'],
  [['R', 'C', '0', 'H'], '南非 0'],
  [['OU', 'C', '2.5', ''], '大 2.5'],
  [['ROU', 'H', '2 / 2.5', ''], '小 2/2.5'],
  [['HOU', 'C', '1', ''], '大 1'],
  [['M', 'H', '', ''], '墨西哥'],
  [['RM', 'C', '', ''], '南非'],
  [['HM', 'N', '', ''], '和局'],
])('%j is %s', (line, expected) => {
  expect(say(pickText(record(line)))).toBe(expected);
});

test('the giver has a minus, the receiver a plus, on the same line', () => {
  for (const wtype of ['R', 'RE', 'HR', 'HRE'] as const) {
    for (const strong of ['H', 'C'] as const) {
      const [home, away] = (['H', 'C'] as const).map((pick) =>
        say(pickText(record([wtype, pick, '1.5', strong]))),
      );
      expect(home).toBe(`墨西哥 ${strong === 'H' ? '-' : '+'}1.5`);
      expect(away).toBe(`南非 ${strong === 'C' ? '-' : '+'}1.5`);
    }
  }
});

test.each<[Wtype, string]>([
  ['M', '全场独赢'],
  ['RM', '全场独赢'],
  ['R', '全场让球'],
  ['RE', '全场让球'],
  ['OU', '全场大小'],
  ['ROU', '全场大小'],
  ['HM', '上半场独赢'],
  ['HRM', '上半场独赢'],
  ['HR', '上半场让球'],
  ['HRE', '上半场让球'],
  ['HOU', '上半场大小'],
  ['HROU', '上半场大小'],
])('the market %s is %s', (wtype, expected) => {
  expect(say(marketName(wtype))).toBe(expected);
});

test.each<[BetRecord['status'], BetRecord['resultCode'], string]>([
  ['delay', null, '待确认'],
  ['unsettled', null, '未结算'],
  ['refused', null, '已拒绝'],
  ['settled', 'W', '赢'],
  ['settled', 'LW', '赢半'],
  ['settled', 'P', '走水'],
  ['settled', 'LL', '输半'],
  ['settled', 'L', '输'],
  ['settled', 'D', '取消'],
])('the badge of %s %s says %s', (status, resultCode, expected) => {
  expect(say(resultBadge({ status, resultCode }))).toBe(expected);
});

test('a score is written home first', () => {
  expect(scoreText({ h: 2, c: 1 })).toBe('2-1');
});

test('a team name is data: what looks like a placeholder in it stays as it is', () => {
  const { message, values } = pickText({ ...record(['M', 'H', '', '']), team_h: '{line} #' });
  expect(createSiteI18n().t({ ...message, id: 'unknown-to-catalogs' }, values)).toContain(
    '{line} #',
  );
});
