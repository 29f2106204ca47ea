import type { Currency } from '@courtside/money';
import { pickId, type Selection } from '../core/pick/entry.ts';
import { orderIsBusy } from '../core/order/order-state.ts';
import { afterQuickBet, type QuickBets } from '../core/slip/quick-bet.ts';
import type { SlipContext } from '../core/slip/slip-context.ts';
import type { SlipState, SlipTransition } from '../core/slip/slip-state.ts';
import { violationsOf } from '../core/slip/violations.ts';
import type { SlipRunner } from './create-slip-runner.ts';

export interface QuickBetter {
  /** Null while they are off. */
  current(): QuickBets | null;
  subscribe(listener: () => void): () => void;
  turnOn(quick: QuickBets): void;
  turnOff(): void;
  /** What the slip is judged by; null where the member may not bet now, which is so until this is called. */
  judgeBy(context: SlipContext | null): void;
  /** A touched price: a bet where quick bets are on and nothing stands against it, else a pick in the slip. */
  touch(selection: Selection): SlipTransition;
}

export interface QuickBetterOptions {
  runner: Pick<SlipRunner, 'toggle' | 'send' | 'confirm'>;
  read: () => SlipState;
}

/** A quick bet is at what the member saw, to the last digit. */
const AS_SEEN = { oddsChange: 'none', lineChange: false } as const;

/** True where a touched price can become a bet: nothing waits in the slip, and no order is on its way. */
function isFree({ mode, entries, order }: SlipState): boolean {
  return mode === 'single' && entries.length === 0 && !orderIsBusy(order);
}

/**
 * Bets at a touch of a price. They are off until the member turns them on, and end with the page and with their bound. A
 * touch that cannot be a bet, or a price, line or score that moved meanwhile, leaves the pick in the slip, with the stake
 * beside it and the reason.
 */
export function createQuickBets({ runner, read }: QuickBetterOptions): QuickBetter {
  const listeners = new Set<() => void>();
  let quick: QuickBets | null = null;
  let judged: SlipContext | null = null;

  function become(next: QuickBets | null) {
    quick = next;
    for (const listener of Array.from(listeners)) listener();
  }

  function touch(selection: Selection): SlipTransition {
    const next = quick && afterQuickBet(quick);
    if (quick && !next) become(null);
    if (!next || !judged || judged.currency !== next.amount.currency || !isFree(read())) {
      return runner.toggle(selection);
    }
    // What became of the bet before stays in the records.
    if (read().order.status !== 'idle') runner.send({ type: 'finish', keepPicks: false });
    const answer = runner.toggle(selection);
    const id = pickId(selection);
    if (answer.violations.length > 0) return answer;
    runner.send({ type: 'setStake', id, text: next.amount.amount });
    if (violationsOf<Currency>(read(), judged).length > 0) return answer;
    become(next);
    runner.confirm(next.amount.currency, { consent: AS_SEEN });
    return answer;
  }

  return {
    current: () => quick,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turnOn: become,
    turnOff: () => become(null),
    judgeBy(context) {
      judged = context;
    },
    touch,
  };
}
