import { expect, test } from 'vitest';
import { arriveAt } from './arrival.ts';

test('an arrival knows where it came from, and says the same when it is noted twice', () => {
  const first = arriveAt(null, { path: '/', entry: 'a' });
  expect(first.from).toBeNull();
  expect(arriveAt(first, { path: '/', entry: 'a' }).from).toBeNull();
  const next = arriveAt(first, { path: '/game/sport', entry: 'b' });
  expect(next.from).toMatchObject({ path: '/', entry: 'a' });
  expect(arriveAt(next, { path: '/game/sport', entry: 'b' }).from).toMatchObject({
    path: '/',
    entry: 'a',
  });
});
