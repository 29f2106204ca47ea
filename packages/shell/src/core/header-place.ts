/** What the page's scrolling has come to. */
export interface HeaderPlace {
  /** Where the page last changed direction, in CSS pixels from its top. */
  readonly turn: number;
  /** Where the page was at the last look. */
  readonly top: number;
  /** Whether the header is out of sight. */
  readonly away: boolean;
}

/** Less is the trembling of a thumb, not a direction. */
const ENOUGH = 24;

export const HEADER_AT_TOP: HeaderPlace = { turn: 0, top: 0, away: false };

/**
 * The header of a phone makes room while somebody reads on, and is back as soon as they turn round.
 *
 * @param top where the page is now; below 0 while it bounces
 * @param height of the header, above which it always shows
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
