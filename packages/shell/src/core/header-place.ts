/** State of the page's scrolling. */
export interface HeaderPlace {
  /** Position at which the scroll direction last changed, in CSS pixels from the top. */
  readonly turn: number;
  /** Scroll position at the last update. */
  readonly top: number;
  /** Whether the header is out of sight. */
  readonly away: boolean;
}

/** CSS pixels that count as a direction; a smaller movement is only the jitter of a thumb. */
const ENOUGH = 24;

export const HEADER_AT_TOP: HeaderPlace = { turn: 0, top: 0, away: false };

/**
 * On a phone the header hides while the member scrolls down, and returns as soon as they scroll up.
 *
 * @param top current scroll position; below 0 while the page bounces
 * @param height of the header, which always shows at positions up to its height
 *
 * @example headerPlace(HEADER_AT_TOP, 400, 48).away // true
 */
export function headerPlace(before: HeaderPlace, top: number, height: number): HeaderPlace {
  if (top <= height) return { turn: top, top, away: false };
  const down = top > before.top;
  const turned = down !== before.top > before.turn && top !== before.top;
  const turn = turned ? before.top : before.turn;
  const away = Math.abs(top - turn) < ENOUGH ? before.away : top > turn;
  return { turn, top, away };
}
