import type { Cancel, Clock } from '@courtside/kernel';

/** Queue of pictures to draw. */
export interface PictureTurns {
  /** Calls `draw` once in a frame with time for it, unless cancelled; in the order of the calls. */
  wait(draw: () => void): Cancel;
}

/** Milliseconds between two frames above which the device counts as overloaded. */
const LATE_MS = 34;
/** Most drawings in one frame. */
const MOST = 3;

/**
 * Draws expensive things a few at a time: per frame as many as the device can handle, and at least one in every second
 * frame. Of hundreds most are only scrolled past, and are cancelled before their turn.
 *
 * @example
 * const turns = createPictureTurns(clock);
 * const cancel = turns.wait(() => setDrawn(true));
 */
export function createPictureTurns(clock: Pick<Clock, 'frame' | 'now'>): PictureTurns {
  const waiting = new Set<() => void>();
  let size = 1;
  let running = false;
  let last = 0;

  function step(): void {
    const now = clock.now();
    const late = now - last > LATE_MS;
    // After a late frame one frame draws nothing; then one is drawn even when frames stay late.
    size = late ? (size === 0 ? 1 : 0) : Math.min(MOST, size + 1);
    last = now;
    for (const draw of [...waiting].slice(0, size)) {
      waiting.delete(draw);
      draw();
    }
    running = waiting.size > 0;
    if (running) clock.frame(step);
  }

  return {
    wait(draw) {
      // A function of its own, so that the same `draw` passed twice gets two turns.
      const turn = () => draw();
      waiting.add(turn);
      if (!running) {
        running = true;
        last = clock.now();
        clock.frame(step);
      }
      return () => waiting.delete(turn);
    },
  };
}
