import { RESULT_CODES } from '@courtside/contract';
import { expect, test } from 'vitest';
import { refusalWay } from './refusal-way.ts';

const codesOf = (way: string) =>
  RESULT_CODES.filter(({ code }) => refusalWay(code) === way).map(({ code }) => code);

test('what a code asks for decides how it is told; most are a toast', () => {
  expect(codesOf('complete-data')).toEqual([6015, 6449]);
  expect(codesOf('re-enter-game')).toEqual([6099, 6302]);
  expect(codesOf('dialog')).toEqual([6012, 6501]);
  expect(codesOf('silent')).toEqual([6000, 6500]);
  expect(codesOf('toast')).toEqual(expect.arrayContaining([6001, 6025, 6413, 6415, 6502]));
});

test('[CO-57] an unknown code is told by its message, as is a fault without a code', () => {
  expect(refusalWay(6777)).toBe('toast');
  expect(refusalWay(null)).toBe('toast');
});
