/** Position and time of a finger: px from the top of the window, and milliseconds. */
export interface DragPoint {
  readonly y: number;
  readonly at: number;
}

/** Minimum distance of a drag in px; a shorter one is a tap. */
export const TOUCH_PX = 8;
/** Distance in px from which a slow drag counts. */
const FAR_PX = 56;
/** Speed in px per millisecond from which a short drag counts as a flick. */
const FLICK = 0.4;

/**
 * The result of dragging the head of the sheet: `open` when it went up far enough or fast enough, `fold` when it went
 * down so, null when the sheet returns to its place.
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
