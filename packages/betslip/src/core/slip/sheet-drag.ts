/** Where a finger was, and when: px from the top of the window, and milliseconds. */
export interface DragPoint {
  readonly y: number;
  readonly at: number;
}

/** A shorter way is a touch. */
export const TOUCH_PX = 8;
/** Slowly, that far is meant. */
const FAR_PX = 56;
/** In px a millisecond: a flick, however short. */
const FLICK = 0.4;

/**
 * What a finger wants that took the head of the sheet from one place to another: `open` when it went up far enough or fast
 * enough, `fold` when it went down, null when the sheet goes back to where it was.
 *
 * @example dragOutcome({ y: 700, at: 0 }, { y: 600, at: 400 }) // 'open'
 */
export function dragOutcome(from: DragPoint, to: DragPoint): 'open' | 'fold' | null {
  const way = to.y - from.y;
  if (Math.abs(way) < TOUCH_PX) return null;
  const speed = Math.abs(way) / Math.max(1, to.at - from.at);
  if (Math.abs(way) < FAR_PX && speed < FLICK) return null;
  return way < 0 ? 'open' : 'fold';
}
