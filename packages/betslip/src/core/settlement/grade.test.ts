import { expect, test } from 'vitest';
import type { Outcome, Score, Strong } from '../pick/entry.ts';
import { explainGrade, gradeMarket, type GradeInput } from './grade.ts';
import type { MatchWtype } from '../pick/markets.ts';

const RATIOS: Readonly<Record<string, number>> = {
  '0': 0,
  '0 / 0.5': 1,
  '0.5': 2,
  '0.5 / 1': 3,
  '1': 4,
  '1 / 1.5': 5,
  '1.5': 6,
  '1.5 / 2': 7,
  '2': 8,
  '2 / 2.5': 9,
  '2.5': 10,
  '2.5 / 3': 11,
  '3': 12,
};
const WORTH = { W: 2, LW: 1, P: 0, LL: -1, L: -2 } as const;
const worth = (code: string) => WORTH[code as keyof typeof WORTH];

/** The table of the rules, by margin less line in quarters. */
function expected(past: number): string {
  const table: Readonly<Record<number, string>> = { 1: 'LW', 0: 'P', [-1]: 'LL' };
  return table[past] ?? (past > 0 ? 'W' : 'L');
}

const GRID = Object.entries(RATIOS).flatMap(([ratio, quarters]) =>
  Array.from({ length: 11 }, (_, n) => ({ ratio, quarters, margin: n - 5 })),
);

test.each(GRID)('handicap $ratio at margin $margin, both sides', ({ ratio, quarters, margin }) => {
  const home: Score = margin >= 0 ? [margin, 0] : [0, -margin];
  const away: Score = [home[1], home[0]];
  const grade = (pick: Outcome, strong: Strong, ft: Score) =>
    gradeMarket({ wtype: 'R', pick, strong, ratio, result: { ht: null, ft } });
  expect(grade('H', 'H', home)).toBe(expected(margin * 4 - quarters));
  expect(grade('C', 'C', away)).toBe(expected(margin * 4 - quarters));
  expect(worth(grade('H', 'H', home)) + worth(grade('C', 'H', home))).toBe(0);
  expect(worth(grade('C', 'C', away)) + worth(grade('H', 'C', away))).toBe(0);
});

test.each(GRID.filter(({ margin }) => margin >= 0))(
  'total $ratio at $margin goals, over and under',
  ({ ratio, quarters, margin: goals }) => {
    const grade = (pick: Outcome) =>
      gradeMarket({
        wtype: 'OU',
        pick,
        strong: '',
        ratio,
        result: { ht: null, ft: [goals - Math.trunc(goals / 2), Math.trunc(goals / 2)] },
      });
    expect(grade('C')).toBe(expected(goals * 4 - quarters));
    expect(worth(grade('C')) + worth(grade('H'))).toBe(0);
  },
);

type Row = readonly [MatchWtype, Outcome, Strong, string, Score, Score, Score | null, string];
// market, pick, giver, line, half time, full time, score at the bet, code
const RESULTS: readonly Row[] = [
  ['M', 'H', '', '', [0, 0], [2, 1], null, 'W'],
  ['M', 'N', '', '', [0, 0], [2, 1], null, 'L'],
  ['M', 'N', '', '', [0, 0], [1, 1], null, 'W'],
  ['M', 'C', '', '', [1, 0], [1, 2], null, 'W'],
  ['HM', 'H', '', '', [1, 0], [1, 2], null, 'W'],
  ['HM', 'N', '', '', [0, 0], [3, 0], null, 'W'],
  ['RM', 'H', '', '', [1, 0], [1, 0], [1, 0], 'W'],
  ['HRM', 'C', '', '', [0, 1], [2, 1], [0, 0], 'W'],
  ['HR', 'H', 'H', '0.5 / 1', [1, 0], [1, 4], null, 'LW'],
  ['HOU', 'C', '', '1', [1, 0], [1, 4], null, 'P'],
  ['HROU', 'H', '', '1 / 1.5', [1, 0], [1, 4], [1, 0], 'LW'],
  // In-play handicap counts goals after the bet only; the rest counts all of them.
  ['RE', 'H', 'H', '0', [1, 0], [1, 0], [1, 0], 'P'],
  ['R', 'H', 'H', '0', [1, 0], [1, 0], null, 'W'],
  ['RE', 'C', 'H', '0 / 0.5', [1, 0], [2, 1], [1, 0], 'LW'],
  ['RE', 'H', 'C', '0.5', [0, 0], [3, 2], [1, 0], 'W'],
  ['HRE', 'H', 'H', '0.5', [2, 0], [2, 3], [1, 0], 'W'],
  ['ROU', 'C', '', '2.5', [1, 0], [2, 1], [2, 1], 'W'],
];

test.each(RESULTS)(
  '%s %s giver "%s" line "%s": half %j full %j at bet %j is %s',
  (wtype, pick, strong, ratio, ht, ft, scoreAtBet, code) => {
    expect(gradeMarket({ wtype, pick, strong, ratio, result: { ht, ft }, scoreAtBet })).toBe(code);
  },
);

test('an abandoned match voids what was not finished, and what was stands', () => {
  const bet = { pick: 'H', strong: 'H', ratio: '0.5', result: { ht: [1, 0], ft: null } } as const;
  expect(gradeMarket({ wtype: 'R', ...bet })).toBe('D');
  expect(gradeMarket({ wtype: 'HR', ...bet })).toBe('W');
  expect(gradeMarket({ wtype: 'HR', ...bet, result: { ht: null, ft: null } })).toBe('D');
});

test('the working is told step by step', () => {
  const { code, steps } = explainGrade({
    wtype: 'RE',
    pick: 'C',
    strong: 'H',
    ratio: '0.5 / 1',
    result: { ht: [1, 0], ft: [2, 0] },
    scoreAtBet: [1, 0],
  });
  expect(code).toBe('LL');
  expect(steps).toEqual([
    { step: 'score', period: 'ft', score: [2, 0] },
    { step: 'since-bet', scoreAtBet: [1, 0], score: [1, 0] },
    { step: 'margin', giver: 'H', margin: '1' },
    { step: 'line', line: '0.75', difference: '0.25' },
    {
      step: 'halves',
      halves: [
        { line: '0.5', code: 'L' },
        { line: '1', code: 'P' },
      ],
    },
    { step: 'grade', code: 'LL' },
  ]);
});

const bad: readonly [string, Partial<GradeInput>][] = [
  ['betslip.line-malformed', { ratio: 'x' }],
  ['betslip.strong-missing', { strong: '' }],
  ['betslip.pick-unknown', { pick: 'N' }],
  ['betslip.score-missing', { wtype: 'RE' }],
  ['betslip.score-impossible', { wtype: 'RE', scoreAtBet: [2, 0] }],
];
test.each(bad)('%s', (code, change) => {
  const bet: GradeInput = {
    wtype: 'R',
    pick: 'H',
    strong: 'H',
    ratio: '0.5',
    result: { ht: [0, 0], ft: [1, 0] },
  };
  expect(() => gradeMarket({ ...bet, ...change })).toThrow(expect.objectContaining({ code }));
});
