import type { SiteClock } from './time/site-clock.ts';
import type { RequestCheck } from './wire/request-check.ts';
import type { Edits } from './world/edits.ts';
import type { World } from './world/world.ts';

const TICK_MS = 400;
const SWEEP_EVERY = 150;

/** Work that runs automatically when it is due. */
export interface Job {
  /** Does everything that is due; a repeat does nothing. Several instances may run it at once on one database. */
  run(): Promise<void>;
  /** Elapsed instant (`clock.wall`) at which the next thing is due; left out when nothing depends on the order. */
  nextDue?(): Promise<number | undefined>;
}

/** Runs the jobs when they are due: delays end, deposits arrive, bets are settled. */
export interface Engine {
  /** Runs work without ticks in between. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Skips elapsed time and does everything that becomes due in it, in order. Only inside `alone`. */
  advance(ms: number): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export interface EngineParts {
  readonly clock: SiteClock;
  readonly world: World;
  readonly edits: Edits;
  /** In the order in which they run. */
  readonly jobs: readonly Job[];
  readonly check: RequestCheck;
  readonly onFault: (fault: unknown) => void;
}

export function createEngine(parts: EngineParts): Engine {
  const { clock, world, edits, jobs, check, onFault } = parts;
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let ticks = 0;
  let waiting = false;

  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };

  async function run(): Promise<void> {
    world.refresh();
    for (const job of jobs) await job.run();
  }

  async function advance(ms: number): Promise<void> {
    let left = ms;
    // Each delay is decided by the world at the time when the delay ends.
    for (;;) {
      await run();
      const due: number[] = [];
      for (const job of jobs) {
        const at = await job.nextDue?.();
        if (at !== undefined) due.push(at);
      }
      const step = Math.ceil(Math.min(...due) - clock.wall());
      if (left <= 0 || step >= left) break;
      await clock.advance(Math.max(1, step));
      left -= Math.max(1, step);
    }
    if (left > 0) {
      await clock.advance(left);
      await run();
    }
    await clock.save();
  }

  async function tick(): Promise<void> {
    await clock.reload();
    await edits.reload();
    await run();
    await clock.save();
    ticks += 1;
    if (ticks % SWEEP_EVERY === 1) await check.sweep();
  }

  return {
    alone,
    advance,
    start() {
      timer = setInterval(() => {
        if (waiting) return;
        waiting = true;
        alone(tick)
          .catch(onFault)
          .finally(() => {
            waiting = false;
          });
      }, TICK_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await alone(() => clock.save());
    },
  };
}
