import { backOffDelay, type Cancel, type Clock, type Random } from '@courtside/kernel';
import type { OrderOutcome } from '../core/order/order-state.ts';

/** Milliseconds between two requests about a line that the gateway has not decided. */
const PENDING_MS = 1000;
const LEAST_MS = 300;
const LOST = { baseMs: 1000, maxMs: 8000 };

/** Requests for the outcomes of an order's lines, each by the line's key and with its own timer. */
export interface LineQuestions {
  /**
   * `isPending`: the gateway has the line and is asked at a steady pace; else sooner, with back-off while answers fail.
   */
  askLater(order: string, line: string, isPending: boolean): void;
  /** Cancels every request that was not sent yet. */
  stop(): void;
}

export function createLineQuestions({
  ask,
  clock,
  random,
  heard,
  missed,
}: {
  ask: (line: string) => Promise<OrderOutcome>;
  clock: Clock;
  random: Random;
  heard: (order: string, line: string, outcome: OrderOutcome) => void;
  missed: (order: string, line: string) => void;
}): LineQuestions {
  /** Number of consecutive requests without an answer, by key of the line. */
  const losses = new Map<string, number>();
  const timers = new Map<string, Cancel>();

  async function askNow(order: string, line: string) {
    timers.delete(line);
    try {
      const outcome = await ask(line);
      losses.delete(line);
      heard(order, line, outcome);
    } catch {
      losses.set(line, (losses.get(line) ?? 0) + 1);
      missed(order, line);
    }
  }

  return {
    askLater(order, line, isPending) {
      const lost = losses.get(line) ?? 0;
      const wait =
        isPending && lost === 0 ? PENDING_MS : LEAST_MS + backOffDelay(lost, LOST, random);
      timers.get(line)?.();
      timers.set(
        line,
        clock.after(wait, () => void askNow(order, line)),
      );
    },
    stop() {
      for (const cancel of timers.values()) cancel();
      timers.clear();
      losses.clear();
    },
  };
}
