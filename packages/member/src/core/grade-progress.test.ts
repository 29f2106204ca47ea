import type { Grade } from '@courtside/contract';
import { expect, test } from 'vitest';
import { gradeProgress } from './grade-progress.ts';

const grade = (number: number, turnover: string): Grade => ({
  ...{ grade: number, name: `V${number}`, turnover, upgradeGift: '0.00', birthdayGift: '0.00' },
  ...{ weeklyGift: '0.00', withdrawalsADay: 5, withdrawalLimit: '1.00' },
});
const GRADES = [grade(0, '0.00'), grade(1, '10000.00'), grade(2, '50000.00')];

test('what is left to the next grade, to the fen', () => {
  expect(gradeProgress(GRADES, 0, '2500.01')).toMatchObject({
    own: { name: 'V0' },
    next: { name: 'V1' },
    target: '10000.00',
    missing: '7499.99',
  });
});

test('at the top there is no next, and nothing is left', () => {
  expect(gradeProgress(GRADES, 2, '80000.00')).toMatchObject({ next: null, missing: '0' });
  // A grade that the operator set by hand may be above its turnover.
  expect(gradeProgress(GRADES, 1, '60000.00')).toMatchObject({ missing: '0' });
});

test('a grade that is not told of has no progress', () => {
  expect(gradeProgress(GRADES, 7, '1.00')).toBeNull();
});
