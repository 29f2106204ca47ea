import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { nextSort, sortRows } from './sort-rows.ts';

test('numbers sort by size, texts as they are read', () => {
  expect(sortRows([10, 9, 100], (n) => n, false)).toEqual([9, 10, 100]);
  expect(sortRows(['第10轮', '第9轮'], (text) => text, false)).toEqual(['第9轮', '第10轮']);
  expect(sortRows(['中', '阿'], (text) => text, false, 'zh-Hans')).toEqual(['阿', '中']);
  expect(sortRows([2n ** 70n, 1n], (n) => n, false)).toEqual([1n, 2n ** 70n]);
});

test('rows are in order, equal ones as they came, those without a value last', () => {
  const rows = array(record({ id: integer(), value: option(constantFrom(1, 2, 3)) }));
  assert(
    property(rows, boolean(), (list, descending) => {
      const indexed = list.map((row, at) => ({ ...row, at }));
      const sorted = sortRows(indexed, ({ value }) => value, descending);
      expect(sorted.toSorted((a, b) => a.at - b.at)).toEqual(indexed);
      for (const [at, row] of sorted.entries()) {
        const before = sorted[at - 1];
        if (!before) continue;
        if (before.value === null) expect(row.value).toBeNull();
        else if (row.value === before.value) expect(row.at).toBeGreaterThan(before.at);
        else if (row.value !== null) expect(row.value > before.value).toBe(!descending);
      }
    }),
  );
});

test('a head turns from rising to falling to none', () => {
  const rising = nextSort(null, 'stake');
  expect(rising).toEqual({ key: 'stake', descending: false });
  const falling = nextSort(rising, 'stake');
  expect(falling).toEqual({ key: 'stake', descending: true });
  expect(nextSort(falling, 'stake')).toBeNull();
  expect(nextSort(falling, 'time')).toEqual({ key: 'time', descending: false });
});
