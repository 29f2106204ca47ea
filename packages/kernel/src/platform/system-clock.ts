import type { Clock } from '../core/clock.ts';

/** The machine's own clock and timers. Frames fall back to a 16 ms timer where nothing is painted. */
export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    after(ms, task) {
      const handle = setTimeout(task, ms);
      return () => clearTimeout(handle);
    },
    frame(task) {
      // A hidden tab paints no frames; its prices must still arrive.
      if (typeof requestAnimationFrame === 'function' && document.visibilityState === 'visible') {
        const handle = requestAnimationFrame(() => task());
        return () => cancelAnimationFrame(handle);
      }
      const handle = setTimeout(task, 16);
      return () => clearTimeout(handle);
    },
  };
}
