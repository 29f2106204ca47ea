import { expect, test } from 'vitest';
import { pageCountOf, readPage } from './list-page.ts';

test.each([
  ['', 1],
  ['page=', 1],
  ['page=1', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=1e400', 1],
  ['page=two', 1],
])('the address %s names page %d', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});

test('a list has one page more for what does not fit, and at least one', () => {
  expect([0, 1, 20, 21, 40, 41].map((total) => pageCountOf(total, 20))).toEqual([1, 1, 1, 2, 2, 3]);
});
