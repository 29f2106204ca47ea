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
  /** Sets the context of the checks; null when the member may not bet now, which is also the initial state. */
  judgeBy(context: SlipContext | null): void;
  /** Handles a pressed price: a bet when quick bets are on and there is no violation, else a pick in the slip. */
  touch(selection: Selection): SlipTransition;
}

export interface QuickBetterOptions {
  runner: Pick<SlipRunner, 'toggle' | 'send' | 'confirm'>;
  read: () => SlipState;
}

/** A quick bet is placed at exactly the terms that the member saw. */
const AS_SEEN = { oddsChange: 'none', lineChange: false } as const;

/** True when a pressed price can become a bet: the slip is empty, and no order is undecided. */
function isFree({ mode, entries, order }: SlipState): boolean {
  return mode === 'single' && entries.length === 0 && !orderIsBusy(order);
}

/**
 * Bets by one press on a price. They are off until the member turns them on, and end with the page and with their
 * bound. After a press that cannot be a bet, or when a price, line or score moved meanwhile, the pick stays in the
 * slip, with the stake beside it and the reason.
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
    // The outcome of the previous bet stays in the records.
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
