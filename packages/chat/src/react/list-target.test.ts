import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VListHandle } from 'virtua';
import { createListTarget } from './list-target.ts';

/** A list of rows of these heights, of which 300 px are in view; all stand `shifted` px higher than they seem. */
function listOf(heights: number[], shifted = 0) {
  const topOf = (at: number) => heights.slice(0, at).reduce((sum, height) => sum + height, 0);
  const scrollToIndex = vi.fn<VListHandle['scrollToIndex']>();
  const handle = {
    scrollToIndex,
    viewportSize: 300,
    scrollSize: topOf(heights.length),
    getItemOffset: (at: number) => topOf(at) - shifted,
    findItemIndex: (offset: number) => heights.findLastIndex((_, at) => topOf(at) <= offset),
  } as unknown as VListHandle;
  const target = createListTarget({ current: handle });
  /** Offset in px at which the list is kept since it was last told so. */
  const keptAt = () => {
    const [at, options] = scrollToIndex.mock.lastCall ?? [];
    expect(options?.align).toBe('start');
    return { at, offset: handle.getItemOffset(at ?? NaN) + (options?.offset ?? NaN) };
  };
  return { target, scrollToIndex, keptAt };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a list that was sent to its end is kept where a user scrolls to, by the first row that begins in view', () => {
  const { target, scrollToIndex, keptAt } = listOf([100, 100, 100, 100, 100, 100, 100, 100]);
  target.sendToEnd(8);
  expect(scrollToIndex).toHaveBeenLastCalledWith(7, { align: 'end' });
  target.stayAt(250);
  expect(keptAt()).toEqual({ at: 3, offset: 250 });
  target.stayAt(200);
  expect(keptAt()).toEqual({ at: 2, offset: 200 });
});

test('a row that is higher than the view keeps its own place', () => {
  const { target, keptAt } = listOf([100, 1000, 100]);
  target.sendToEnd(3);
  target.stayAt(400);
  expect(keptAt()).toEqual({ at: 1, offset: 400 });
});

test('a list that has more to scroll than it shows is kept by a row in view', () => {
  const { target, keptAt } = listOf([100, 100, 100, 100, 100, 100, 100, 100], 120);
  target.sendToEnd(8);
  target.stayAt(130);
  // The row at 300 px stands 180 px from the beginning, 50 px below the edge.
  expect(keptAt()).toEqual({ at: 3, offset: 130 });
});

test('a list pulled beyond its end is kept by its last row', () => {
  const { target, keptAt } = listOf([100, 100, 100, 100]);
  target.sendToEnd(4);
  target.stayAt(420);
  expect(keptAt()).toEqual({ at: 3, offset: 420 });
});

test('a list is left alone once nothing was sent or measured for a moment, and when it has given up by itself', () => {
  const { target, scrollToIndex } = listOf([100, 100, 100, 100, 100, 100]);
  target.measured();
  target.stayAt(100);
  expect(scrollToIndex).not.toHaveBeenCalled();

  target.sendToEnd(6);
  vi.advanceTimersByTime(150);
  target.measured();
  vi.advanceTimersByTime(150);
  target.stayAt(100);
  expect(scrollToIndex).toHaveBeenCalledTimes(2);
  // Being kept is being sent, too.
  vi.advanceTimersByTime(150);
  target.stayAt(90);
  expect(scrollToIndex).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(250);
  target.stayAt(80);
  target.measured();
  target.stayAt(70);
  expect(scrollToIndex).toHaveBeenCalledTimes(3);

  target.sendToEnd(6);
  target.gone();
  target.stayAt(60);
  expect(scrollToIndex).toHaveBeenCalledTimes(4);
});
