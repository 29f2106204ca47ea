import { expect, test } from 'vitest';
import { nextInGrid, type Box } from './next-in-grid.ts';

const box = (left: number, top: number, width = 10, height = 10): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

// Two lines of three, then one wide box, then a line of two under the first and the last.
const boxes = [
  box(0, 0),
  box(20, 0),
  box(40, 0),
  box(0, 20),
  box(20, 20),
  box(40, 20),
  box(0, 40, 50),
  box(0, 60),
  box(40, 60),
];

test.each([
  [0, 'right', 1],
  [2, 'right', 2],
  [1, 'left', 0],
  [0, 'left', 0],
  [1, 'down', 4],
  [4, 'up', 1],
  [0, 'up', 0],
  [5, 'down', 6],
  [6, 'down', 7],
  [8, 'up', 6],
  [8, 'left', 7],
  [8, 'down', 8],
] as const)('from %d %s to %d', (from, direction, to) => {
  expect(nextInGrid(boxes, from, direction)).toBe(to);
});

test('a line that is drawn a little askew is still one line', () => {
  const askew = [box(0, 0), box(20, 4), box(0, 30), box(20, 34)];
  expect(nextInGrid(askew, 0, 'right')).toBe(1);
  expect(nextInGrid(askew, 1, 'down')).toBe(3);
});
