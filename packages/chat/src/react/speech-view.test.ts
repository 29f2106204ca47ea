import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TimelineItem } from '../core/timeline.ts';
import { CROWD, elementKey, firstView, viewOf, withRowsBelow, type View } from './speech-view.ts';

/** Rows of which only the keys matter here. */
const rowsOf = (from: number, to: number): TimelineItem[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ key: `m${from + at}` }) as TimelineItem);

/** Keys of the elements, by those of the rows. */
const elements = (view: View) =>
  new Map(view.rows.map(({ key }, at) => [key, elementKey(view, at)] as const));

/** Rows that are in both views, and whose element is another one. */
function moved(before: View, after: View): string[] {
  const had = elements(before);
  return [...elements(after)]
    .filter(([key, element]) => had.has(key) && had.get(key) !== element)
    .map(([key]) => key);
}

/** A list at its end in which twenty were said at once. */
const crowded = () => viewOf(firstView(rowsOf(1, 20)), rowsOf(1, 40), true);

test('the first rows of a list keep their elements when older ones come above them', () => {
  const filled = viewOf(firstView([]), rowsOf(26, 40), true);
  const longer = viewOf(filled, rowsOf(11, 40), false);
  expect(longer.shift).toBe(true);
  expect(moved(filled, longer)).toEqual([]);
  expect(withRowsBelow(longer).shift).toBe(false);
});

test('rows of a crowd take the elements of those at the same positions', () => {
  const full = viewOf(crowded(), rowsOf(21, 60), true);
  const next = viewOf(full, rowsOf(41, 80), true);
  expect([...elements(next).values()]).toEqual([...elements(full).values()]);
});

test('after a crowd rows keep their elements, whatever comes above and below and goes above', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          older: fc.nat(20),
          cleared: fc.nat(15),
          newer: fc.nat(25),
          isAtEnd: fc.boolean(),
        }),
      ),
      (steps) => {
        let [from, to] = [101, 140];
        let view = viewOf(firstView(rowsOf(81, 100)), rowsOf(from, to), true);
        expect(view.zero).not.toBeNull();
        for (const { older, cleared, newer, isAtEnd } of steps) {
          // Either comes above or goes there, and never all.
          from = Math.min(older > 0 ? from - older : from + cleared, to);
          to += newer;
          const next = viewOf(view, rowsOf(from, to), isAtEnd);
          // Only a crowd that a reader at the end sees go by takes the elements of other rows.
          if (!isAtEnd || newer < CROWD) expect(moved(view, next)).toEqual([]);
          view = withRowsBelow(next);
          expect(view.shift).toBe(false);
          expect(moved(next, view)).toEqual([]);
          expect(view.rows).toEqual(rowsOf(from, to));
          expect(new Set(elements(view).values()).size).toBe(view.rows.length);
        }
      },
    ),
  );
});

test('a row that comes among those that stay takes no element of theirs', () => {
  const full = crowded();
  const late = [...rowsOf(1, 38), { key: 'late' } as TimelineItem, ...rowsOf(39, 40)];
  const next = viewOf(full, late, true);
  expect([...elements(next).values()]).toEqual(late.map(({ key }) => key));
});
