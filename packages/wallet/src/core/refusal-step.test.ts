import { expect, test } from 'vitest';
import { moneyStep } from './refusal-step.ts';

test.each([
  ['[CO-16]', 6015, 'bind'],
  ['[CO-17]', 6016, 'verify'],
  ['[CO-18]', 6017, 'verify'],
  ['[CO-37]', 6099, 'refresh'],
  ['[CO-38]', 6100, 'password'],
  ['[CO-39]', 6110, 'locked'],
  ['[CO-40]', 6111, 'service'],
  ['a name that is missing', 6449, 'bind'],
  ['any other', 6012, null],
  ['no answer', null, null],
] as const)('%s of %s leads to %s', (_, statusCode, step) => {
  expect(moneyStep(statusCode)).toBe(step);
});
