import { expect, test } from 'vitest';
import { courseOf } from './course.ts';

const EXPECTED = ['created', 'paid', 'credited'] as const;

test('what was taken comes first, then what is still to come, without a time', () => {
  expect(courseOf([{ status: 'created', at: 5 }], EXPECTED)).toEqual([
    { status: 'created', at: 5 },
    { status: 'paid', at: null },
    { status: 'credited', at: null },
  ]);
});

test('of an order that has ended nothing is to come', () => {
  const taken = [
    { status: 'created', at: 5 },
    { status: 'expired', at: 9 },
  ];
  expect(courseOf(taken, [])).toEqual(taken);
});
