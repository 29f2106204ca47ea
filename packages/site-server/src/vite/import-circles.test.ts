import { expect, test } from 'vitest';
import { importCircles } from './import-circles.ts';

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test.each([
  ['nothing', {}, []],
  ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
  ['two ways to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['a file that imports itself', { a: ['a'] }, [['a']]],
  ['two', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a circle behind others', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd']]],
  [
    'two circles, one of which leads to the other',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a file that is not of the build', { a: ['elsewhere'] }, []],
])('%s', (_, imports, circles) => {
  expect(importCircles(graph(imports as Record<string, string[]>))).toEqual(circles);
});
