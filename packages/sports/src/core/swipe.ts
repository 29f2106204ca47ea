/** Position of a finger, in px. */
export interface Touch {
  readonly x: number;
  readonly y: number;
}

/** A shorter distance is an accidental slip. */
const LEAST_PX = 64;
/** How many times more sideways than up or down. */
const SIDEWAYS = 2;

/**
 * The list that a swipe asks for: the next one (1) after a swipe to the left, the previous one (-1) after one to the
 * right, none (0) where the direction is not clear.
 *
 * @example swipeOf({ x: 300, y: 400 }, { x: 180, y: 410 }) // 1
 */
export function swipeOf(from: Touch, to: Touch): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < LEAST_PX || Math.abs(x) < SIDEWAYS * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
