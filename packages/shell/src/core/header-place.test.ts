import { expect, test } from 'vitest';
import { HEADER_AT_TOP, headerPlace, type HeaderPlace } from './header-place.ts';

const HEIGHT = 48;
const walk = (...tops: number[]) =>
  tops.reduce<HeaderPlace>((place, top) => headerPlace(place, top, HEIGHT), HEADER_AT_TOP).away;

test('goes with reading on, and comes back with turning round', () => {
  expect(walk(30)).toBe(false);
  expect(walk(30, 200)).toBe(true);
  expect(walk(30, 200, 170)).toBe(false);
  expect(walk(30, 200, 170, 300)).toBe(true);
});

test('a trembling thumb changes nothing', () => {
  expect(walk(400, 390, 400, 385)).toBe(true);
  expect(walk(400, 300, 310, 300, 320)).toBe(false);
});

test('small steps in one direction add up', () => {
  expect(walk(400, 390, 380, 370)).toBe(false);
});

test('is there at the top, and while the page bounces', () => {
  expect(walk(400, 20)).toBe(false);
  expect(walk(400, -30)).toBe(false);
});
