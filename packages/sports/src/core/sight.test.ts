import { expect, test } from 'vitest';
import { createSight } from './sight.ts';

test('a match is in sight as long as anybody looks at it, and each change is told', () => {
  const told: (readonly string[])[] = [];
  const sight = createSight((gidms) => told.push(gidms));
  const [one, again, other] = [sight.look('1'), sight.look('1'), sight.look('2')];
  one();
  one();
  expect(told).toEqual([['1'], ['1', '2']]);
  again();
  other();
  expect(told.slice(2)).toEqual([['2'], []]);
});
