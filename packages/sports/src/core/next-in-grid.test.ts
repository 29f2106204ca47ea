import { expect, test } from 'vitest';
import { endOfLine, nextInGrid, type Box } from './next-in-grid.ts';

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

test('down and up stay in the column past a line that has nothing there', () => {
  const holed = [box(0, 0), box(20, 0), box(0, 20), box(0, 40), box(20, 40)];
  expect(nextInGrid(holed, 1, 'down')).toBe(4);
  expect(nextInGrid(holed, 4, 'up')).toBe(1);
});

test('where the column ends, the nearest of the next line is next', () => {
  const ended = [box(0, 0), box(20, 0), box(0, 20)];
  expect(nextInGrid(ended, 1, 'down')).toBe(2);
});

test.each([
  [4, 'first', 3],
  [4, 'last', 5],
  [3, 'first', 3],
  [6, 'last', 6],
  [7, 'last', 8],
  [99, 'first', 99],
] as const)('the line of %d has its %s at %d', (from, end, to) => {
  expect(endOfLine(boxes, from, end)).toBe(to);
});

test('a line that is drawn a little askew ends where it is seen to end', () => {
  expect(endOfLine([box(20, 0), box(0, 4), box(0, 30)], 0, 'first')).toBe(1);
});
