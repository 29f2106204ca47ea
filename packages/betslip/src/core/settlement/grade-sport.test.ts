import { expect, test } from 'vitest';
import type { Score } from '../pick/entry.ts';
import { gradeSport, type SportGradeInput, type SportResult } from './grade-sport.ts';

const basketball: SportResult = {
  sport: 'BK',
  periods: [
    [25, 20],
    [22, 30],
    [28, 25],
    [25, 25],
  ],
  overtime: [12, 8],
  status: 'finished',
};
const tennis: SportResult = {
  sport: 'TN',
  periods: [
    [6, 4],
    [3, 6],
    [7, 6],
  ],
  status: 'finished',
};
const baseball: SportResult = {
  sport: 'BS',
  periods: [
    [0, 1],
    [2, 0],
    [0, 0],
    [1, 0],
    [0, 0],
    [0, 3],
    [0, 0],
    [0, 0],
    [1, 0],
    [0, 2],
  ],
  status: 'finished',
};
const volleyball: SportResult = {
  sport: 'VB',
  periods: [
    [25, 20],
    [25, 23],
    [22, 25],
    [25, 18],
  ],
  status: 'finished',
};
const tableTennis: SportResult = {
  sport: 'TT',
  periods: [
    [11, 9],
    [8, 11],
    [11, 5],
    [11, 7],
  ],
  status: 'finished',
};
const snooker: SportResult = { sport: 'SK', periods: [[6, 4]], status: 'finished' };
const tied: SportResult = { sport: 'BS', periods: [[2, 2]], status: 'finished' };

const grade = (
  result: SportResult,
  market: SportGradeInput['market'],
  pick: string,
  change: Partial<SportGradeInput> = {},
) =>
  gradeSport({
    result,
    market,
    pick,
    scope: 'match',
    count: 'points',
    strong: '',
    ratio: '',
    ...change,
  }).code;

type Row = readonly [
  string,
  SportResult,
  SportGradeInput['market'],
  string,
  Partial<SportGradeInput>,
  string,
];
const ROWS: readonly Row[] = [
  // Basketball 112-108 with overtime; 100-100 after four quarters.
  ['basketball winner', basketball, 'ML', 'H', {}, 'W'],
  ['basketball winner', basketball, 'ML', 'C', {}, 'L'],
  ['basketball handicap', basketball, 'R', 'H', { strong: 'H', ratio: '3.5' }, 'W'],
  ['basketball handicap', basketball, 'R', 'H', { strong: 'H', ratio: '4' }, 'P'],
  ['basketball handicap', basketball, 'R', 'C', { strong: 'H', ratio: '4.5' }, 'W'],
  ['basketball total', basketball, 'OU', 'C', { ratio: '219.5' }, 'W'],
  ['basketball total', basketball, 'OU', 'H', { ratio: '220' }, 'P'],
  ['basketball home points', basketball, 'OUH', 'O', { ratio: '111.5' }, 'W'],
  ['basketball away points', basketball, 'OUC', 'U', { ratio: '107.5' }, 'L'],
  ['basketball odd or even', basketball, 'EO', 'E', {}, 'W'],
  ['basketball first half 47-50', basketball, 'ML', 'C', { scope: 'H1' }, 'W'],
  [
    'basketball first half handicap',
    basketball,
    'R',
    'C',
    { scope: 'H1', strong: 'C', ratio: '3' },
    'P',
  ],
  [
    'basketball second half 53-50',
    basketball,
    'R',
    'H',
    { scope: 'H2', strong: 'H', ratio: '2.5' },
    'W',
  ],
  [
    'basketball second half is without overtime',
    basketball,
    'OU',
    'C',
    { scope: 'H2', ratio: '103' },
    'P',
  ],
  ['basketball third quarter', basketball, 'OU', 'H', { scope: 3, ratio: '53.5' }, 'W'],
  ['basketball fourth quarter, two ways', basketball, 'ML', 'H', { scope: 4 }, 'P'],
  ['basketball fourth quarter, three ways', basketball, 'M', 'N', { scope: 4 }, 'W'],
  // Tennis 2-1 in sets, 16-16 in games.
  ['tennis winner', tennis, 'ML', 'H', { count: 'parts' }, 'W'],
  ['tennis sets handicap', tennis, 'R', 'H', { count: 'parts', strong: 'H', ratio: '1.5' }, 'L'],
  ['tennis games handicap', tennis, 'R', 'C', { strong: 'H', ratio: '0.5' }, 'W'],
  ['tennis games', tennis, 'OU', 'C', { ratio: '31.5' }, 'W'],
  ['tennis sets', tennis, 'OU', 'H', { count: 'parts', ratio: '2.5' }, 'L'],
  ['tennis set score', tennis, 'PD', 'H2C1', { count: 'parts' }, 'W'],
  ['tennis set score', tennis, 'PD', 'H2C0', { count: 'parts' }, 'L'],
  ['tennis second set', tennis, 'ML', 'C', { scope: 2 }, 'W'],
  ['tennis first set score', tennis, 'PD', 'H6C4', { scope: 1 }, 'W'],
  // Baseball 4-6 in ten innings, 3-1 after five.
  ['baseball winner', baseball, 'ML', 'C', {}, 'W'],
  ['baseball handicap', baseball, 'R', 'H', { strong: 'C', ratio: '1.5' }, 'L'],
  ['baseball total', baseball, 'OU', 'C', { ratio: '9.5' }, 'W'],
  ['baseball first five innings', baseball, 'ML', 'H', { scope: 'H1' }, 'W'],
  ['baseball first five innings total', baseball, 'OU', 'H', { scope: 'H1', ratio: '4' }, 'P'],
  ['baseball first inning', baseball, 'M', 'C', { scope: 1 }, 'W'],
  ['baseball draw', tied, 'ML', 'H', {}, 'P'],
  // Volleyball 3-1, 97-86.
  ['volleyball winner', volleyball, 'ML', 'H', { count: 'parts' }, 'W'],
  [
    'volleyball sets handicap',
    volleyball,
    'R',
    'C',
    { count: 'parts', strong: 'H', ratio: '2' },
    'P',
  ],
  ['volleyball points', volleyball, 'OU', 'H', { ratio: '182.5' }, 'L'],
  ['volleyball third set', volleyball, 'ML', 'C', { scope: 3 }, 'W'],
  // Table tennis 3-1, 41-32.
  ['table tennis winner', tableTennis, 'ML', 'C', { count: 'parts' }, 'L'],
  ['table tennis points handicap', tableTennis, 'R', 'H', { strong: 'H', ratio: '9' }, 'P'],
  ['table tennis odd or even', tableTennis, 'EO', 'O', {}, 'W'],
  // Snooker by frames.
  ['snooker winner', snooker, 'ML', 'H', {}, 'W'],
  ['snooker frames', snooker, 'OU', 'C', { ratio: '9.5' }, 'W'],
  ['snooker frames handicap', snooker, 'R', 'H', { strong: 'H', ratio: '2.5' }, 'L'],
];

test.each(ROWS)('[SP-04] %s: %o %s %s %o is %s', (_, result, market, pick, change, code) => {
  expect(grade(result, market, pick, change)).toBe(code);
});

const cut = (status: SportResult['status'], ...periods: Score[]): SportResult => ({
  sport: 'BK',
  periods,
  status,
});

test.each([
  ['postponed', 'D3'],
  ['abandoned', 'D4'],
  ['walkover', 'DD'],
  ['retired', 'DE'],
] as const)('[SP-04] a match that is %s is void by %s, finished parts stand', (status, code) => {
  const result = cut(status, [20, 18], [15, 20]);
  expect(grade(result, 'ML', 'H')).toBe(code);
  expect(grade(result, 'ML', 'H', { scope: 'H2' })).toBe(code);
  expect(grade(result, 'ML', 'H', { scope: 3 })).toBe(code);
  expect(grade(result, 'ML', 'H', { scope: 1 })).toBe('W');
  expect(grade(result, 'ML', 'C', { scope: 'H1' })).toBe('W');
});

test('[SP-04] a part that a finished match never had is a market without result', () => {
  expect(grade(tennis, 'ML', 'H', { scope: 4 })).toBe('DN');
  expect(
    grade({ ...baseball, periods: baseball.periods.slice(0, 4) }, 'ML', 'H', { scope: 'H1' }),
  ).toBe('DN');
});

test('[SP-04] where the gateway says so, a retirement pays who goes on, in the winner market only', () => {
  const result: SportResult = { ...cut('retired', [6, 4], [2, 6]), sport: 'TN', advances: 'C' };
  const pays = { retirement: 'advances', count: 'parts' } as const;
  expect(grade(result, 'ML', 'C', pays)).toBe('W');
  expect(grade(result, 'ML', 'H', pays)).toBe('L');
  expect(grade(result, 'ML', 'C', { count: 'parts', retirement: 'void' })).toBe('DE');
  expect(grade(result, 'ML', 'C', { count: 'parts' })).toBe('DE');
  expect(grade(result, 'R', 'C', { ...pays, strong: 'H', ratio: '1.5' })).toBe('DE');
  expect(grade(result, 'ML', 'C', { ...pays, scope: 3 })).toBe('DE');
  expect(grade({ ...result, status: 'abandoned' }, 'ML', 'C', pays)).toBe('D4');
  expect(() => grade(result, 'ML', 'N', pays)).toThrow(
    expect.objectContaining({ code: 'betslip.pick-unknown' }),
  );
});

test('basketball may come in halves', () => {
  const halves = { ...cut('finished', [40, 38], [30, 35]), halfAfter: 1 };
  expect(grade(halves, 'ML', 'H', { scope: 'H1' })).toBe('W');
  expect(grade(halves, 'ML', 'C', { scope: 'H2' })).toBe('W');
});

test('the working is told, also of what is void', () => {
  const bet = {
    market: 'ML',
    scope: 'match',
    count: 'parts',
    pick: 'H',
    strong: '',
    ratio: '',
  } as const;
  expect(gradeSport({ ...bet, result: tennis }).steps).toEqual([
    { step: 'score', period: 'match', score: [2, 1] },
    { step: 'winning', picks: ['H'] },
    { step: 'grade', code: 'W' },
  ]);
  expect(gradeSport({ ...bet, result: tied, count: 'points' }).steps).toEqual([
    { step: 'score', period: 'match', score: [2, 2] },
    { step: 'winning', picks: [] },
    { step: 'grade', code: 'P' },
  ]);
  expect(gradeSport({ ...bet, result: cut('walkover') }).steps).toEqual([
    { step: 'void', period: 'match', reason: 'walkover' },
    { step: 'grade', code: 'DD' },
  ]);
});

test.each([0, -1, 1.5])('part %s is none', (scope) => {
  expect(() => grade(tennis, 'ML', 'H', { scope })).toThrow(
    expect.objectContaining({ code: 'betslip.scope-unknown' }),
  );
});

test.each([
  ['ML', 'N'],
  ['M', 'X'],
  ['EO', 'H'],
  ['PD', 'OVH'],
  ['R', 'N'],
  ['OU', 'O'],
  ['OUH', 'H'],
] as const)('%s has no pick %s', (market, pick) => {
  expect(() => grade(basketball, market, pick, { strong: 'H', ratio: '1' })).toThrow(
    expect.objectContaining({ code: 'betslip.pick-unknown' }),
  );
});

test.each([
  ['OUC', 'O', { ratio: '108.5' }, 'L'],
  ['OUC', 'O', { ratio: '107.5' }, 'W'],
  ['OUH', 'U', { ratio: '111.5' }, 'L'],
] as const)('each team has its own points: %s %s %o is %s', (market, pick, change, code) => {
  expect(grade(basketball, market, pick, change)).toBe(code);
});

test('a half of a match without quarters or innings is one part', () => {
  expect(grade(tennis, 'ML', 'H', { scope: 'H1' })).toBe('W');
  expect(grade(tennis, 'OU', 'C', { scope: 'H1', ratio: '10.5' })).toBe('L');
});

test('exact scores may have several digits, and nothing around them', () => {
  const points = { ...tied, periods: [[121, 100]] as const };
  expect(grade(points, 'PD', 'H121C100')).toBe('W');
  for (const pick of ['xH1C1', 'H1C1x', 'H1', 'H1234C1']) {
    expect(() => grade(points, 'PD', pick)).toThrow(
      expect.objectContaining({ code: 'betslip.pick-unknown' }),
    );
  }
  expect(grade(points, 'M', 'H')).toBe('W');
});
