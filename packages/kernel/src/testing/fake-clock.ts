import type { Clock } from '../core/clock.ts';

export interface FakeClock extends Clock {
  /** Advances the time, running every timer that falls due, in order, at its own instant. */
  advance(ms: number): void;
  /** Runs the tasks that wait for the next frame. */
  paint(): void;
  /** Number of pending timers. */
  pending(): number;
}

/** A clock that stands still until it is advanced. @example const clock = fakeClock(0); clock.advance(30_000); */
export function fakeClock(start = 0): FakeClock {
  let time = start;
  let order = 0;
  let timers: { at: number; order: number; task: () => void }[] = [];
  let frames: (() => void)[] = [];
  return {
    now: () => time,
    after(ms, task) {
      const timer = { at: time + ms, order: order++, task };
      timers.push(timer);
      return () => void (timers = timers.filter((each) => each !== timer));
    },
    frame(task) {
      frames.push(task);
      return () => void (frames = frames.filter((each) => each !== task));
    },
    advance(ms) {
      const end = time + ms;
      for (;;) {
        const due = timers
          .filter((timer) => timer.at <= end)
          .sort((a, b) => a.at - b.at || a.order - b.order)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        time = Math.max(time, due.at);
        due.task();
      }
      time = end;
    },
    paint() {
      const tasks = frames;
      frames = [];
      for (const task of tasks) task();
    },
    pending: () => timers.length,
  };
}
