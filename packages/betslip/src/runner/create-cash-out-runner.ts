import {
  backOffDelay,
  type Cancel,
  type Clock,
  type KeyValueStore,
  type Random,
  uuidFrom,
} from '@courtside/kernel';
import {
  type CashOutEvent,
  cashOutIsBusy,
  type CashOutOffer,
  type CashOutOrder,
  type CashOutOutcome,
  type CashOutPart,
  type CashOutState,
  cashOutTransition,
  noCashOut,
} from '../core/order/cash-out-order.ts';
import {
  cashOutStorageKey,
  restoreCashOut,
  storedCashOutKeys,
} from '../core/order/cash-out-storage.ts';

/** The house's calls for a cash-out. A rejection means that nothing is known about the outcome. */
export interface CashOutPort {
  /** Idempotent by the key of the order. */
  send(order: CashOutOrder): Promise<CashOutOutcome>;
  /** Returns the outcome of the cash-out with this key. */
  ask(key: string): Promise<CashOutOutcome>;
}

export interface CashOutRunnerOptions {
  port: CashOutPort;
  clock: Clock;
  random: Random;
  storage: KeyValueStore;
  /** Id of the member who is logged in, or null. */
  memberId: () => string | null;
  /** Called once for each cash-out that was accepted or refused, with its state. */
  onDecided?: (state: CashOutState) => void;
}

export interface CashOutRunner {
  /** Resumes cash-outs of the member that were pending before a reload. */
  start(): void;
  /** The current state of the cash-out of a ticket. */
  read(ticketId: string): CashOutState;
  subscribe(listener: () => void): () => void;
  /** Fixes the part to cash out under a new key; nothing is sent before `confirm`. */
  choose(offer: CashOutOffer, part: CashOutPart): void;
  confirm(ticketId: string): void;
  /** Dismisses a question or an outcome; a pending cash-out stays. */
  dismiss(ticketId: string): void;
  /** Forgets all shown states, such as when another member logs in. */
  forget(): void;
  dispose(): void;
}

const LEAST_MS = 300;
const LOST = { baseMs: 1000, maxMs: 8000 };
/** Milliseconds between two requests about a cash-out that the gateway has not received. */
const ABSENT_MS = 1000;

/**
 * Performs cash-outs, one per ticket: each is sent once under its key, stored until it is decided, and its outcome is
 * requested by that key while it is unknown.
 *
 * @example
 * const cashOuts = createCashOutRunner({ port, clock, random, storage, memberId });
 * cashOuts.start();
 * cashOuts.choose(offer, part);
 * cashOuts.confirm(offer.ticketId);
 */
export function createCashOutRunner(options: CashOutRunnerOptions): CashOutRunner {
  const { port, clock, random, storage } = options;
  const states = new Map<string, CashOutState>();
  const timers = new Map<string, Cancel>();
  const losses = new Map<string, number>();
  const listeners = new Set<() => void>();
  let disposed = false;

  const read = (ticketId: string): CashOutState => states.get(ticketId) ?? noCashOut;

  function set(ticketId: string, state: CashOutState) {
    states.set(ticketId, state);
    for (const listener of listeners) listener();
  }

  function keep(state: CashOutState) {
    if (state.status === 'none' || state.status === 'confirming') return;
    const name = cashOutStorageKey(state.order.owner, state.order.key);
    if (cashOutIsBusy(state)) storage.set(name, JSON.stringify(state.order));
    else storage.remove(name);
  }

  function send(ticketId: string, event: CashOutEvent) {
    if (disposed) return;
    const before = read(ticketId);
    const { state, effects } = cashOutTransition(before, event);
    if (state !== before) {
      // Stored before it is sent, so that it is found again even if the page is left at once.
      keep(state);
      set(ticketId, state);
      if (cashOutIsBusy(before) && !cashOutIsBusy(state)) options.onDecided?.(state);
    }
    for (const effect of effects) {
      if (effect.type === 'send') void ask(effect.order, () => port.send(effect.order));
      else askLater(effect.order);
    }
  }

  async function ask(order: CashOutOrder, question: () => Promise<CashOutOutcome>) {
    const { key, ticketId } = order;
    try {
      const outcome = await question();
      losses.delete(key);
      send(ticketId, { type: 'outcome', key, outcome, at: clock.now() });
    } catch {
      losses.set(key, (losses.get(key) ?? 0) + 1);
      send(ticketId, { type: 'lost', key });
    }
  }

  function askLater(order: CashOutOrder) {
    const { key } = order;
    const lost = losses.get(key) ?? 0;
    const wait = lost === 0 ? ABSENT_MS : LEAST_MS + backOffDelay(lost - 1, LOST, random);
    timers.get(key)?.();
    timers.set(
      key,
      clock.after(wait, () => {
        timers.delete(key);
        void ask(order, () => port.ask(key));
      }),
    );
  }

  function stop() {
    for (const cancel of timers.values()) cancel();
    timers.clear();
  }

  return {
    start() {
      disposed = false;
      const owner = options.memberId();
      if (owner === null) return;
      for (const name of storedCashOutKeys(storage.keys(), owner)) {
        const order = restoreCashOut(storage.get(name), owner);
        if (!order) storage.remove(name);
        else if (!timers.has(order.key)) {
          set(order.ticketId, { status: 'unknown', order });
          askLater(order);
        }
      }
    },
    read,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose({ ticketId, token, expiresAt }, part) {
      const owner = options.memberId();
      if (owner === null) return;
      const order = { ...part, owner, key: uuidFrom(random), ticketId, token, expiresAt };
      send(ticketId, { type: 'chosen', order });
    },
    confirm(ticketId) {
      const state = read(ticketId);
      if (state.status !== 'confirming') return;
      send(ticketId, { type: 'confirmed', key: state.order.key, at: clock.now() });
    },
    dismiss: (ticketId) => send(ticketId, { type: 'dismissed' }),
    forget() {
      stop();
      losses.clear();
      states.clear();
      for (const listener of listeners) listener();
    },
    dispose() {
      disposed = true;
      stop();
    },
  };
}
