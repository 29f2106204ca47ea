import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Score } from '../pick/entry.ts';
import { explainCounted, gradeLeg, type LegGradeInput, sportMarketOf } from './grade-leg.ts';
import type { SportResult } from './grade-sport.ts';
import { marketOf } from '../pick/markets.ts';
import type { SportCode } from '../pick/sports.ts';

const played = (
  sport: SportResult['sport'],
  periods: readonly Score[],
  more: Partial<SportResult> = {},
): SportResult => ({ sport, periods, status: 'finished', ...more });

const basketball = played(
  'BK',
  [
    [25, 20],
    [22, 30],
    [28, 25],
    [20, 20],
  ],
  { overtime: [12, 8] },
);
const tennis = played('TN', [
  [6, 4],
  [3, 6],
  [7, 6],
]);
const volleyball = played('VB', [
  [25, 15],
  [20, 25],
  [25, 23],
  [25, 20],
]);
const snooker = played('SK', [
  [80, 12],
  [0, 101],
  [65, 60],
]);
const hockey = played(
  'OP',
  [
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  { overtime: [1, 0] },
);

const bet = (change: Partial<LegGradeInput> & Pick<LegGradeInput, 'result'>): LegGradeInput => ({
  sport: 'BK',
  wtype: 'R',
  pick: 'H',
  strong: '',
  ratio: '',
  ...change,
});

test.each<[string, SportCode, SportResult, string, string, string, string]>([
  ['the whole score of basketball has overtime in it', 'BK', basketball, 'R', 'H', '3.5', 'W'],
  ['and counts it all in play too', 'BK', basketball, 'RE', 'H', '4', 'P'],
  ['a quarter is its own score', 'BK', basketball, 'P2RE', 'H', '0.5', 'L'],
  ['a half is two quarters', 'BK', basketball, 'HOU', 'C', '97', 'P'],
  ['who wins a part that was level gets their stake back', 'BK', basketball, 'P4ML', 'C', '', 'P'],
  ['handicap of tennis is in games', 'TN', tennis, 'R', 'H', '0.5', 'L'],
  ['the winner of tennis is who has more sets', 'TN', tennis, 'ML', 'H', '', 'W'],
  ['handicap in sets', 'TN', tennis, 'SR', 'H', '1.5', 'L'],
  ['total of sets', 'TN', tennis, 'SROU', 'C', '2.5', 'W'],
  ['score in sets', 'TN', tennis, 'PD', 'H2C1', '', 'W'],
  ['handicap of volleyball is in points', 'VB', volleyball, 'R', 'H', '11.5', 'W'],
  ['points of one set', 'VB', volleyball, 'P3OU', 'C', '48', 'P'],
  ['handicap of snooker is in frames', 'SK', snooker, 'R', 'H', '0.5', 'W'],
  ['total of snooker is in frames', 'SK', snooker, 'OU', 'C', '2.5', 'W'],
  ['1X2 of ice hockey ends with regulation time', 'OP', hockey, 'RM', 'N', '', 'W'],
  ['the winner of ice hockey has overtime in it', 'OP', hockey, 'ML', 'H', '', 'W'],
])('%s', (_, sport, result, wtype, pick, ratio, code) => {
  expect(gradeLeg(bet({ sport, result, wtype, pick, ratio, strong: 'H' })).code).toBe(code);
});

test('an in-play handicap of football counts from the bet, of virtual football too', () => {
  for (const sport of ['FT', 'VF'] as const) {
    const leg = bet({
      ...{ sport, wtype: 'RE', pick: 'C', strong: 'H', ratio: '0.5', scoreAtBet: [1, 0] },
      result: { ht: [1, 0], ft: [1, 0] },
    });
    expect(gradeLeg(leg).code).toBe('W');
  }
});

test.each([
  ['BK', 'T', '0-1'],
  ['BK', 'F', 'HH'],
  ['TN', 'XX', 'H'],
] as const)('%s has no market %s', (sport, wtype, pick) => {
  expect(sportMarketOf(sport, wtype)).toBe(null);
  expect(() => gradeLeg(bet({ sport, wtype, pick, result: tennis }))).toThrow(
    expect.objectContaining({ code: 'betslip.market-unknown' }),
  );
});

test('a result of another kind of sport is refused, not graded', () => {
  const unknown = expect.objectContaining({ code: 'betslip.market-unknown' });
  const goals = { ht: [0, 0], ft: [1, 0] } as const;
  expect(() => gradeLeg(bet({ sport: 'FT', result: basketball }))).toThrow(unknown);
  expect(() => gradeLeg(bet({ sport: 'BK', result: goals }))).toThrow(unknown);
});

const SPORTS = ['BK', 'TN', 'BS', 'VB', 'TT', 'SK', 'OP'] as const;
const MIRROR: Readonly<Record<string, string>> = { W: 'L', LW: 'LL', P: 'P', LL: 'LW', L: 'W' };
const PAIRS = [
  ['R', 'H', 'C'],
  ['RE', 'H', 'C'],
  ['OU', 'C', 'H'],
  ['OUH', 'O', 'U'],
  ['OUC', 'O', 'U'],
  ['EO', 'O', 'E'],
  ['ML', 'H', 'C'],
  ['HR', 'H', 'C'],
  ['HOU', 'C', 'H'],
  ['SR', 'H', 'C'],
  ['SOU', 'C', 'H'],
  ['P1R', 'H', 'C'],
  ['P2OU', 'C', 'H'],
  ['P3ML', 'H', 'C'],
] as const;

const periods = fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { minLength: 5, maxLength: 9 });
const line = fc.nat(120).map((halves) => `${Math.floor(halves / 2)}${halves % 2 ? '.5' : ''}`);

test('of every sport the grades of the two sides of a market mirror each other', () => {
  fc.assert(
    fc.property(
      ...[fc.constantFrom(...SPORTS), fc.constantFrom(...PAIRS), periods, line],
      (sport, [wtype, one, other], parts, ratio) => {
        const result = played(sport, parts);
        const grade = (pick: string) =>
          gradeLeg({ sport, wtype, pick, strong: 'H', ratio, result }).code;
        expect(grade(other)).toBe(MIRROR[grade(one)]);
      },
    ),
  );
});

test.each([
  ['postponed', 'D3'],
  ['abandoned', 'D4'],
  ['walkover', 'DD'],
  ['retired', 'DE'],
] as const)('%s voids what was not finished with %s, and nothing else', (status, code) => {
  for (const sport of SPORTS) {
    const result = played(sport, [[3, 1]], { status });
    for (const [wtype, pick] of PAIRS) {
      const finished =
        marketOf(wtype)?.part === 1 || (wtype.startsWith('H') && halfOf(sport) === 1);
      const leg = gradeLeg({ sport, wtype, pick, strong: 'H', ratio: '0.5', result });
      expect(leg.code === code, `${sport} ${wtype}`).toBe(!finished);
    }
  }
});

const halfOf = (sport: SportCode): number => ({ BK: 2, BS: 5 })[sport as string] ?? 1;

test('the working from the counted score alone comes to the same grade', () => {
  const told = explainCounted(
    { sport: 'BK', wtype: 'P2OU', pick: 'C', strong: '', ratio: '51.5' },
    [22, 30],
  );
  expect(told.code).toBe('W');
  expect(told.steps[0]).toEqual({ step: 'score', period: '2', score: [22, 30] });
});
