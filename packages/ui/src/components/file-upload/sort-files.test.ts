import { expect, test } from 'vitest';
import { sortFiles } from './sort-files.ts';

const LIMITS = { types: ['image/png', 'image/jpeg'], maxBytes: 1000, room: 2 };
const file = (name: string, type = 'image/png', size = 10) => ({ name, type, size });

test('files within the limits are taken, at the limit included', () => {
  const files = [file('a'), file('b', 'image/jpeg', 1000)];
  expect(sortFiles(files, LIMITS)).toEqual({ taken: files, refused: [] });
});

test('each refused file has its reason, and takes no room', () => {
  const files = [
    file('a', 'image/svg+xml'),
    file('b', 'image/png', 1001),
    file('c'),
    file('d', ''),
    file('e'),
    file('f'),
  ];
  const { taken, refused } = sortFiles(files, LIMITS);
  expect(taken.map(({ name }) => name)).toEqual(['c', 'e']);
  expect(refused.map(({ file, problem }) => [file.name, problem])).toEqual([
    ['a', 'type'],
    ['b', 'size'],
    ['d', 'type'],
    ['f', 'count'],
  ]);
});

test('where there is no room nothing is taken', () => {
  expect(sortFiles([file('a')], { ...LIMITS, room: 0 }).refused[0]?.problem).toBe('count');
});
