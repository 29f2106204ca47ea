import { expect, test } from 'vitest';
import { swipeOf } from './swipe.ts';

test.each([
  ['to the left', { x: 236, y: 400 }, 1],
  ['to the right', { x: 364, y: 400 }, -1],
  ['a little way', { x: 237, y: 400 }, 0],
  ['as much down as sideways', { x: 200, y: 500 }, 0],
  ['sideways and a little down', { x: 200, y: 450 }, 1],
  ['down', { x: 300, y: 700 }, 0],
] as const)('a finger that goes %s', (_, to, way) => {
  expect(swipeOf({ x: 300, y: 400 }, to)).toBe(way);
});
