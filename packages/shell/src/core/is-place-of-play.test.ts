import { expect, test } from 'vitest';
import { isPlaceOfPlay } from './is-place-of-play.ts';

test.each([
  ['/game/sport', true],
  ['/game/https%3A%2F%2Fgames.example', true],
  ['/pg/game', true],
  ['/dz/game', true],
  ['/', false],
  ['/mine/play', false],
  ['/pg/games', false],
])('bets are placed at %s: %s', (pathname, expected) => {
  expect(isPlaceOfPlay(pathname)).toBe(expected);
});
