import type { Cancel, Clock } from '@courtside/kernel';

/** Who draws next. */
export interface PictureTurns {
  /** Calls `draw` once in a frame that has time for it, unless cancelled: those that asked first come first. */
  wait(draw: () => void): Cancel;
}

/** Ms between two frames from which a device is taken to have too much to do. */
const LATE_MS = 40;
const MOST = 8;

/**
 * Lets what is costly to draw be drawn a few at a time: as many in a frame as the device keeps up with, one at least. Of
 * hundreds most are only scrolled past, and cancel before it is their turn.
 *
 * @example
 * const turns = createPictureTurns(clock);
 * const cancel = turns.wait(() => setDrawn(true));
 */
export function createPictureTurns(clock: Pick<Clock, 'frame' | 'now'>): PictureTurns {
  const waiting = new Set<() => void>();
  let size = MOST / 2;
  let running = false;
  let last = 0;

  function step(): void {
    const now = clock.now();
    const late = now - last > LATE_MS;
    size = Math.max(1, Math.min(MOST, late ? Math.floor(size / 2) : size + 1));
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
      // Its own function, as one that waits twice has two turns.
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
