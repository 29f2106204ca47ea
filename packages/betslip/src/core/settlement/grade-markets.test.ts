import { expect, test } from 'vitest';
import { explainGrade, gradeMarket, type GradeInput } from './grade.ts';
import { gradeOutright } from './grade-outright.ts';
import { marketOf, MATCH_WTYPES, type MatchWtype } from '../pick/markets.ts';

const bet = (wtype: MatchWtype, pick: string, change: Partial<GradeInput> = {}): GradeInput => ({
  wtype,
  pick,
  strong: '',
  ratio: '',
  result: { ht: [1, 0], ft: [2, 1] },
  ...change,
});

test('the market codes are those of the feed', () => {
  expect([...MATCH_WTYPES].toSorted()).toEqual(
    (
      'CS DC EO F HEO HM HML HOU HOUC HOUH HPD HR HRE HREO HRM HRML HROU HROUC HROUH HRPD HRT HT M ML OU OUC OUH PD R ' +
      'RCS RDC RE REO RF RM RML ROU ROUC ROUH RPD RT RTS RWM RWN SOU SR SRE SROU T TS WM WN'
    )
      .split(' ')
      .toSorted(),
  );
});

test.each([
  ['R', { kind: 'handicap', period: 'ft', inPlay: false, sinceBet: false }],
  ['RE', { kind: 'handicap', period: 'ft', inPlay: true, sinceBet: true }],
  ['HRE', { kind: 'handicap', period: 'ht', inPlay: true, sinceBet: true }],
  ['HR', { kind: 'handicap', period: 'ht', inPlay: false, sinceBet: false }],
  ['HROU', { kind: 'total', period: 'ht', inPlay: true, sinceBet: false }],
  ['ROUH', { kind: 'team-total', side: 'H', inPlay: true }],
  ['HOUC', { kind: 'team-total', side: 'C', period: 'ht', inPlay: false }],
  ['RF', { kind: 'half-full', period: 'both', inPlay: true }],
  ['ARG12', { kind: 'nth-goal', nth: 12, inPlay: true, period: 'ft' }],
  ['OU', { kind: 'total', side: null, nth: 0, period: 'ft' }],
  ['P3RE', { kind: 'handicap', period: 'part', part: 3, inPlay: true, sinceBet: false }],
  ['P12ML', { kind: 'moneyline', period: 'part', part: 12, inPlay: false }],
  ['SRE', { kind: 'handicap', period: 'ft', inSets: true, inPlay: true, sinceBet: false }],
  ['SROU', { kind: 'total', period: 'ft', inSets: true, inPlay: true }],
] as const)('%s means %o', (code, market) => {
  expect(marketOf(code)).toMatchObject(market);
});

test.each([
  '',
  'FS',
  'PR',
  'P0R',
  'P1PD',
  'HSR',
  'RSR',
  'RSOU',
  'HF',
  'HDC',
  'HTS',
  'HCS',
  'HWM',
  'X',
  'ARG',
  'ARG0',
  'ARG01',
  'ARG100',
  'r',
])('"%s" is no market of a match', (code) => {
  expect(marketOf(code)).toBe(null);
  expect(() => gradeMarket(bet(code, 'H'))).toThrow(
    expect.objectContaining({ code: 'betslip.market-unknown' }),
  );
});

test.each([
  ['M', 'X'],
  ['R', 'N'],
  ['OU', 'O'],
  ['OUH', 'H'],
  ['EO', 'H'],
  ['PD', 'H2'],
  ['PD', 'OV'],
  ['T', '2 - 3'],
  ['T', 'x'],
  ['F', 'H'],
  ['F', 'HX'],
  ['DC', 'HH'],
  ['TS', 'H'],
  ['CS', 'N'],
  ['WN', 'N'],
  ['WM', 'H4'],
  ['ARG1', 'X'],
] as const)('%s has no pick %s', (wtype, pick) => {
  expect(() => gradeMarket(bet(wtype, pick, { strong: 'H', ratio: '1' }))).toThrow(
    expect.objectContaining({ code: 'betslip.pick-unknown' }),
  );
});

test('which scores are listed is up to the gateway', () => {
  const other = (ft: readonly [number, number], listedGoals?: number) =>
    gradeMarket(
      bet('PD', 'OVH', {
        result: { ht: [0, 0], ft },
        ...(listedGoals === undefined ? {} : { listedGoals }),
      }),
    );
  expect([other([4, 4]), other([5, 0]), other([0, 5])]).toEqual(['L', 'W', 'W']);
  expect([other([4, 0], 3), other([5, 0], 5)]).toEqual(['W', 'L']);
  const half = (ht: readonly [number, number]) =>
    gradeMarket(bet('HPD', 'OVH', { result: { ht, ft: [9, 9] } }));
  expect([half([3, 3]), half([4, 0])]).toEqual(['L', 'W']);
});

test.each([
  ['0', [0, 0], 'W'],
  ['0', [1, 0], 'L'],
  ['3+', [3, 0], 'W'],
  ['3+', [2, 0], 'L'],
  ['2-3', [1, 1], 'W'],
  ['2-3', [1, 0], 'L'],
  ['2-3', [3, 1], 'L'],
] as const)('total goals %s at %j is %s', (pick, ft, code) => {
  expect(gradeMarket(bet('T', pick, { result: { ht: [0, 0], ft } }))).toBe(code);
});

test('the order of goals is needed only where both have scored', () => {
  const nth = (wtype: MatchWtype, pick: string, ft: readonly [number, number]) =>
    gradeMarket(bet(wtype, pick, { result: { ht: null, ft } }));
  expect(nth('ARG2', 'H', [2, 0])).toBe('W');
  expect(nth('ARG1', 'C', [0, 1])).toBe('W');
  expect(nth('ARG3', 'N', [1, 1])).toBe('W');
  expect(nth('ARG2', 'N', [1, 1 - 1])).toBe('W');
  expect(() => nth('ARG1', 'H', [1, 1])).toThrow(
    expect.objectContaining({ code: 'betslip.goals-missing' }),
  );
});

test('half and full time need both', () => {
  expect(gradeMarket(bet('F', 'HH', { result: { ht: null, ft: [1, 0] } }))).toBe('D');
  expect(gradeMarket(bet('F', 'HH', { result: { ht: [1, 0], ft: null } }))).toBe('D');
  expect(explainGrade(bet('F', 'HH', { result: { ht: null, ft: [1, 0] } })).steps).toEqual([
    { step: 'void', period: 'ht', reason: 'cancelled' },
    { step: 'grade', code: 'D' },
  ]);
});

test('[SP-04] why a period was never finished is the reason of the void', () => {
  const result = { ht: [1, 0], ft: null, voided: 'D4' } as const;
  expect(explainGrade(bet('OU', 'C', { ratio: '2.5', result }))).toEqual({
    code: 'D4',
    steps: [
      { step: 'void', period: 'ft', reason: 'abandoned' },
      { step: 'grade', code: 'D4' },
    ],
  });
  expect(gradeMarket(bet('HM', 'H', { result }))).toBe('W');
});

test('the working of other markets is told too', () => {
  expect(explainGrade(bet('DC', 'HN')).steps).toEqual([
    { step: 'score', period: 'ft', score: [2, 1] },
    { step: 'winning', picks: ['HN', 'HC'] },
    { step: 'grade', code: 'W' },
  ]);
  expect(explainGrade(bet('F', 'HN')).steps).toEqual([
    { step: 'score', period: 'ht', score: [1, 0] },
    { step: 'score', period: 'ft', score: [2, 1] },
    { step: 'winning', picks: ['HH'] },
    { step: 'grade', code: 'L' },
  ]);
  expect(explainGrade(bet('HOU', 'C', { ratio: '0.5 / 1' })).steps).toEqual([
    { step: 'score', period: 'ht', score: [1, 0] },
    { step: 'total', goals: '1' },
    { step: 'line', line: '0.75', difference: '0.25' },
    {
      step: 'halves',
      halves: [
        { line: '0.5', code: 'W' },
        { line: '1', code: 'P' },
      ],
    },
    { step: 'grade', code: 'LW' },
  ]);
  expect(explainGrade(bet('T', '2-3')).steps[1]).toEqual({ step: 'total', goals: '3' });
  expect(explainGrade(bet('PD', 'OVH', { listedGoals: 1 })).steps[1]).toEqual({
    step: 'winning',
    picks: ['H2C1', 'OVH'],
  });
});

test('[SP-04] an outright is won, lost, or void with its reason', () => {
  expect(gradeOutright('7', { winners: ['7'] })).toBe('W');
  expect(gradeOutright('8', { winners: ['7'] })).toBe('L');
  expect(gradeOutright('8', { winners: ['7', '8'] })).toBe('W');
  expect(gradeOutright('8', { winners: ['7'], withdrawn: ['8'] })).toBe('DG');
  expect(gradeOutright('8', { winners: [] })).toBe('D');
  expect(gradeOutright('7', { winners: ['7'], voided: 'D0' })).toBe('D0');
});

test.each([
  ['PD', 'xOVH'],
  ['PD', 'OVHx'],
  ['PD', 'H123C1'],
  ['T', '1-'],
  ['T', '100'],
  ['T', '1-2+'],
] as const)('%s has no pick %s either', (wtype, pick) => {
  expect(() => gradeMarket(bet(wtype, pick))).toThrow(
    expect.objectContaining({ code: 'betslip.pick-unknown' }),
  );
});

test('double-figure scores are scores too', () => {
  const result = { ht: [0, 0], ft: [11, 10] } as const;
  expect(gradeMarket(bet('PD', 'H11C10', { result }))).toBe('W');
  expect(gradeMarket(bet('T', '20-22', { result }))).toBe('W');
  expect(gradeMarket(bet('T', '21', { result }))).toBe('W');
});

test('a level line needs no giver, and counts from home', () => {
  const level = (pick: string) =>
    explainGrade(bet('R', pick, { ratio: '0', result: { ht: null, ft: [1, 0] } }));
  expect([level('H').code, level('C').code]).toEqual(['W', 'L']);
  expect(level('C').steps[1]).toEqual({ step: 'margin', giver: 'H', margin: '1' });
});

test.each([
  ['0.5', [0, 0], '0.5', '-0.5'],
  ['0 / 0.5', [0, 0], '0.25', '-0.25'],
  ['2.5', [1, 1], '2.5', '-0.5'],
  ['2.5', [2, 2], '2.5', '1.5'],
  ['2', [1, 1], '2', '0'],
  ['2.5 / 3', [1, 0], '2.75', '-1.75'],
] as const)('a line %s at %j is told as %s with %s past it', (ratio, ft, line, difference) => {
  const { steps } = explainGrade(bet('OU', 'C', { ratio, result: { ht: null, ft } }));
  expect(steps).toContainEqual({ step: 'line', line, difference });
});

test('goals cannot be fewer than at the bet, for either side', () => {
  for (const scoreAtBet of [
    [3, 0],
    [0, 2],
  ] as const) {
    expect(() => gradeMarket(bet('RE', 'H', { ratio: '0', scoreAtBet }))).toThrow(
      expect.objectContaining({ code: 'betslip.score-impossible' }),
    );
  }
});

test('what wins is told, and nothing else', () => {
  const winning = (wtype: MatchWtype, ft: readonly [number, number]) =>
    explainGrade(bet(wtype, 'H', { result: { ht: null, ft } })).steps[1];
  expect(winning('CS', [1, 1])).toEqual({ step: 'winning', picks: [] });
  expect(winning('CS', [0, 0])).toEqual({ step: 'winning', picks: ['H', 'C'] });
  expect(winning('WN', [0, 0])).toEqual({ step: 'winning', picks: [] });
  expect(winning('WN', [0, 2])).toEqual({ step: 'winning', picks: ['C'] });
  expect(marketOf('XARG1')).toBe(null);
});
