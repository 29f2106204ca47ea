/** Where a finger is, in px. */
export interface Touch {
  readonly x: number;
  readonly y: number;
}

/** A shorter way is a touch that slipped. */
const LEAST_PX = 64;
/** How much further sideways than up or down. */
const SIDEWAYS = 2;

/**
 * Which list a finger that went from one place to another asks for: the next one (1) when it went to the left, the one
 * before (-1) when it went to the right, none (0) when it went no clear way.
 *
 * @example swipeOf({ x: 300, y: 400 }, { x: 180, y: 410 }) // 1
 */
export function swipeOf(from: Touch, to: Touch): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < LEAST_PX || Math.abs(x) < SIDEWAYS * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
