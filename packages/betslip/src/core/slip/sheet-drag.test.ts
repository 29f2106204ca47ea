import { expect, test } from 'vitest';
import { dragOutcome } from './sheet-drag.ts';

test.each([
  ['far up, slowly', 640, 2000, 'open'],
  ['far down, slowly', 760, 2000, 'fold'],
  ['not far up, slowly', 650, 2000, null],
  ['a short flick up', 680, 40, 'open'],
  ['a short flick down', 720, 40, 'fold'],
  ['no further than a touch, however fast', 693, 1, null],
] as const)('a finger that goes %s', (_, y, at, outcome) => {
  expect(dragOutcome({ y: 700, at: 0 }, { y, at })).toBe(outcome);
});
