import { expect, test } from 'vitest';
import { cameFrom } from './came-from.ts';

test.each([
  [{ from: '/mine/takemoney' }, '/mine/takemoney'],
  [{ from: '/game/sport?day=1' }, '/game/sport?day=1'],
  [{ from: '/' }, '/'],
  [{ from: '//elsewhere.example' }, null],
  [{ from: '/\\elsewhere.example' }, null],
  [{ from: 'https://elsewhere.example' }, null],
  [{ from: 5 }, null],
  [{}, null],
  [null, null],
  ['/mine', null],
])('%o leads to %o', (state, from) => {
  expect(cameFrom(state)).toBe(from);
});
