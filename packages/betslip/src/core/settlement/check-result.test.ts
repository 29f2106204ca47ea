import { expect, test } from 'vitest';
import type { Score } from '../pick/entry.ts';
import { gradeMarket, type GradeInput } from './grade.ts';
import { gradeOutright } from './grade-outright.ts';
import { gradeSport, type SportGradeInput, type SportResult } from './grade-sport.ts';
import { isStakeBack, type VoidCode } from './result-code.ts';

const bet: GradeInput = {
  wtype: 'OU',
  pick: 'C',
  strong: '',
  ratio: '2.5',
  result: { ht: [0, 0], ft: [1, 0] },
};
const sport: SportGradeInput = {
  market: 'OU',
  scope: 'match',
  count: 'points',
  pick: 'C',
  strong: '',
  ratio: '1.5',
  result: { sport: 'BK', status: 'finished', periods: [[20, 10]] },
};
const invalid = expect.objectContaining({ code: 'betslip.result-invalid', kind: 'protocol' });
const unknown = expect.objectContaining({ code: 'betslip.code-unknown', kind: 'protocol' });

const IMPOSSIBLE = [
  [NaN, 0],
  [-1, 0],
  [0, 1.5],
  [Infinity, 0],
  ['1', 0],
  [1],
  [1, 0, 0],
  {},
  '1-0',
] as unknown as readonly Score[];

test.each(IMPOSSIBLE.map((score) => ({ score })))(
  'a match that ends with $score settles nothing',
  ({ score }) => {
    expect(() => gradeMarket({ ...bet, result: { ht: null, ft: score } })).toThrow(invalid);
    expect(() => gradeMarket({ ...bet, result: { ht: score, ft: [9, 9] } })).toThrow(invalid);
    expect(() => gradeMarket({ ...bet, wtype: 'RE', scoreAtBet: score })).toThrow(invalid);
    const periods = [score];
    expect(() => gradeSport({ ...sport, result: { ...sport.result, periods } })).toThrow(invalid);
    expect(() => gradeSport({ ...sport, result: { ...sport.result, overtime: score } })).toThrow(
      invalid,
    );
  },
);

test.each<[Score, Score]>([
  [
    [1, 0],
    [0, 3],
  ],
  [
    [0, 2],
    [4, 1],
  ],
])('no match has %j at half time and ends %j', (ht, ft) => {
  expect(() => gradeMarket({ ...bet, result: { ht, ft } })).toThrow(invalid);
});

test('a goal that is of no side settles nothing', () => {
  const goals = ['X'] as unknown as readonly ('H' | 'C')[];
  expect(() =>
    gradeMarket({ ...bet, wtype: 'ARG1', pick: 'H', result: { ...bet.result, goals } }),
  ).toThrow(invalid);
});

test.each<[string, Partial<SportResult>]>([
  ['is over without a part', { periods: [] }],
  ['has no such status', { status: 'over' as 'finished' }],
  ['has no parts in its half', { halfAfter: 0 }],
  ['has a part and a half in its half', { halfAfter: 1.5 }],
])('a match of another sport that %s settles nothing', (_name, change) => {
  expect(() => gradeSport({ ...sport, result: { ...sport.result, ...change } })).toThrow(invalid);
});

test('a reason for a void that is none refunds nobody', () => {
  const voided = 'D?' as VoidCode;
  expect(() => gradeMarket({ ...bet, result: { ht: null, ft: null, voided } })).toThrow(unknown);
  expect(() => gradeOutright('7', { winners: [], voided })).toThrow(unknown);
  expect(isStakeBack(voided)).toBe(false);
  expect(isStakeBack('DZ')).toBe(true);
});
