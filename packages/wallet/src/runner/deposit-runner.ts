import type { DepositOrder } from '@courtside/contract';
import type { Cancel, Clock, KeyValueStore } from '@courtside/kernel';
import { depositStorageKey, keptDeposits } from '../core/deposit-storage.ts';
import { depositPollMs } from '../core/deposit-time.ts';
import {
  depositTransition,
  isFollowed,
  NO_DEPOSIT,
  type DepositEffect,
  type DepositEvent,
  type DepositIntent,
  type DepositOutcome,
  type DepositState,
} from '../core/deposit.ts';

/** The runner's port to the gateway. All methods reject when the outcome is unknown. */
export interface DepositPort {
  /** Sends a deposit under its key. */
  send(intent: DepositIntent): Promise<DepositOutcome>;
  /** The outcome of a key. */
  ask(key: string): Promise<DepositOutcome>;
  read(orderId: string): Promise<DepositOrder>;
  close(orderId: string): Promise<DepositOrder>;
}

/** Whether the page is visible. */
export interface Sight {
  visible(): boolean;
  /** Calls `listener` on every change. */
  subscribe(listener: () => void): () => void;
}

export interface DepositRunnerParts {
  readonly port: DepositPort;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  readonly memberId: () => string | null;
  /** A fresh UUID. */
  readonly newKey: () => string;
  readonly sight: Sight;
  /** Business code of a fault; null when there was no answer. */
  readonly codeOf: (fault: unknown) => number | null;
}

export interface DepositRunner {
  state(): DepositState;
  subscribe(listener: () => void): () => void;
  /** Takes up a deposit of this member with an unknown outcome. Can be called again. */
  start(): void;
  /** Follows an order until it ends. */
  open(orderId: string): void;
  /** Sends a deposit; its key is created here. An undecided one, of this tab or another, is taken up instead. */
  submit(wanted: Pick<DepositIntent, 'channelId' | 'amount' | 'payerName' | 'bonus'>): void;
  /** Sends a deposit that was not received again, under its key. */
  resend(): void;
  /**
   * Leaves a refusal or an order, and gives up a deposit that certainly never arrived; one that may still open an order
   * stays.
   */
  dismiss(): void;
  /** Gives the order up; the state is then the order after the call. @throws the error of the call */
  close(): Promise<void>;
  /** Reads the order now. */
  refresh(): void;
  /** Stops the requests and reads; a deposit with an unknown outcome stays stored. */
  dispose(): void;
}

/** How often the outcome of a key is requested, in ms. */
export const DEPOSIT_ASK_MS = 3000;

/**
 * Carries out one deposit: sends it under its one key, requests its outcome by the key while the answer is not known,
 * stores the intent meanwhile, so that a reload or another tab continues the requests, and reads the order until it
 * ends. Orders are not read while the page is hidden.
 */
export function createDepositRunner(parts: DepositRunnerParts): DepositRunner {
  const { port, clock, storage, memberId, newKey, sight, codeOf } = parts;
  let state: DepositState = NO_DEPOSIT;
  let timer: Cancel | null = null;
  let followedFrom = 0;
  let reading = false;
  let disposed = false;
  let unsee: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function send(event: DepositEvent): void {
    if (disposed) return;
    const step = depositTransition(state, event);
    const changed = step.state !== state;
    if (isFollowed(step.state) && !isFollowed(state)) followedFrom = clock.now();
    state = step.state;
    for (const effect of step.effects) perform(effect);
    plan(changed);
    if (changed) for (const listener of listeners) listener();
  }

  function perform(effect: DepositEffect): void {
    switch (effect.type) {
      case 'keep':
        storage.set(depositStorageKey(effect.intent), JSON.stringify(effect.intent));
        return;
      case 'forget':
        storage.remove(depositStorageKey(effect.intent));
        return;
      case 'send':
        if (letGo()) return;
        hear(effect.intent, port.send(effect.intent), () =>
          send({ type: 'lost', key: effect.intent.key }),
        );
        return;
      case 'ask':
        if (letGo()) return;
        // The timer asks again; a lost answer to this request does not make the deposit itself lost.
        hear(effect.intent, port.ask(effect.intent.key), () => undefined);
        return;
      case 'read':
        readOrder(effect.orderId);
        return;
      case 'close':
      // Called by `close`, which reports faults.
    }
  }

  function hear({ key }: DepositIntent, answer: Promise<DepositOutcome>, onLost: () => void): void {
    const sentAt = clock.now();
    answer.then(
      (outcome) => send({ type: 'outcome', key, outcome, sentAt, at: clock.now() }),
      onLost,
    );
  }

  function readOrder(orderId: string): void {
    if (reading) return;
    reading = true;
    const told = (event: DepositEvent) => {
      reading = false;
      send(event);
    };
    port.read(orderId).then(
      (order) => told({ type: 'read', order, at: clock.now() }),
      (fault: unknown) => told({ type: 'unread', orderId, statusCode: codeOf(fault) }),
    );
  }

  function stopTimer(): void {
    timer?.();
    timer = null;
  }

  function plan(changed = false): void {
    const due = duty();
    if (due === null) return stopTimer();
    if (changed) stopTimer();
    timer ??= clock.after(due.ms, () => {
      timer = null;
      send(due.event);
    });
  }

  /** The timer's next event, and the milliseconds until it. */
  function duty(): { ms: number; event: DepositEvent } | null {
    if (state.status === 'unknown' || state.status === 'absent') {
      return { ms: DEPOSIT_ASK_MS, event: { type: 'askAgain', key: state.intent.key } };
    }
    if (!isFollowed(state) || !sight.visible()) return null;
    const orderId = state.status === 'loading' ? state.orderId : state.order.orderId;
    return {
      ms: depositPollMs(clock.now() - followedFrom),
      event: { type: 'readAgain', orderId },
    };
  }

  function refresh(): void {
    if (!isFollowed(state)) return;
    const orderId = state.status === 'loading' ? state.orderId : state.order.orderId;
    send({ type: 'readAgain', orderId });
  }

  /**
   * Another member may have logged in since, in this tab or another: the deposit stays stored until its owner is back.
   */
  function letGo(): boolean {
    if (!('intent' in state) || state.intent.owner === memberId()) return false;
    state = NO_DEPOSIT;
    plan(true);
    for (const listener of listeners) listener();
    return true;
  }

  function takeUp(): boolean {
    letGo();
    const owner = memberId();
    const [first] = owner === null ? [] : keptDeposits(storage, owner);
    if (first) send({ type: 'restored', intent: first });
    return first !== undefined;
  }

  function wake(): void {
    disposed = false;
    unsee ??= sight.subscribe(() => {
      stopTimer();
      // After a pause the order is read at once.
      if (sight.visible()) refresh();
      plan();
    });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      wake();
      plan();
      takeUp();
    },
    open(orderId) {
      wake();
      send({ type: 'opened', orderId });
    },
    submit(wanted) {
      const owner = memberId();
      if (owner === null || takeUp()) return;
      const at = clock.now();
      const intent = { ...wanted, owner, key: newKey(), sentAt: at, lostAt: 0 };
      send({ type: 'submitted', intent });
    },
    resend() {
      if (!letGo() && state.status === 'absent') {
        send({ type: 'resent', key: state.intent.key, at: clock.now() });
      }
    },
    dismiss() {
      // A deposit that another tab has sent again is not given up; its outcome is requested.
      if (state.status === 'absent') takeUp();
      send({ type: 'dismissed', at: clock.now() });
    },
    async close() {
      if (state.status !== 'waiting') return;
      const { orderId } = state.order;
      send({ type: 'closeConfirmed', orderId });
      const order = await port.close(orderId);
      send({ type: 'read', order, at: clock.now() });
    },
    refresh,
    dispose() {
      disposed = true;
      stopTimer();
      unsee?.();
      unsee = null;
    },
  };
}
