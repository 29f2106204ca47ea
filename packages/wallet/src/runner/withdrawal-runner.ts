import type { Cancel, Clock, KeyValueStore } from '@courtside/kernel';
import {
  keptWithdrawals,
  takenStorageKey,
  withdrawalStorageKey,
} from '../core/withdrawal-storage.ts';
import { areSameCosts } from '../core/withdrawal-costs.ts';
import {
  NO_WITHDRAWAL,
  withdrawalTransition,
  type WantedWithdrawal,
  type WithdrawalCosts,
  type WithdrawalEffect,
  type WithdrawalEvent,
  type WithdrawalIntent,
  type WithdrawalOutcome,
  type WithdrawalState,
} from '../core/withdrawal.ts';

/** The runner's port to the gateway. Both methods reject when the outcome is unknown. */
export interface WithdrawalPort {
  /** Sends a withdrawal under its key. */
  send(intent: WithdrawalIntent, password: string | null): Promise<WithdrawalOutcome>;
  /** The outcome of a key. */
  ask(key: string): Promise<WithdrawalOutcome>;
}

export interface WithdrawalRunnerParts {
  readonly port: WithdrawalPort;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  readonly memberId: () => string | null;
  /** A fresh UUID. */
  readonly newKey: () => string;
}

export interface WithdrawalRunner {
  state(): WithdrawalState;
  subscribe(listener: () => void): () => void;
  /** Takes up a withdrawal of this member with an unknown outcome. Can be called again. */
  start(): void;
  /** Opens the confirmation; the key is created here. */
  choose(wanted: WantedWithdrawal): void;
  /** Replaces the costs of the withdrawal being confirmed, as they have changed. The same costs change nothing. */
  reprice(costs: WithdrawalCosts): void;
  /**
   * The second press. When another withdrawal was accepted since the first press, it reports that, and a third press is
   * needed. The password is sent and not stored.
   *
   * @param password MD5, null when none is required
   */
  confirm(password: string | null): void;
  /**
   * Closes a decided withdrawal, and gives up one that certainly never arrived; one that may still move money stays.
   */
  dismiss(): void;
  /** Stops the requests; a withdrawal with an unknown outcome stays stored. */
  dispose(): void;
}

/** How often the outcome of a key is requested, in ms. */
export const WITHDRAWAL_ASK_MS = 3000;

/**
 * Carries out one withdrawal: sends it once for each press under its one key, requests its outcome by the key while the
 * answer is not known, and stores the intent meanwhile, so that a reload or another tab continues the requests.
 */
export function createWithdrawalRunner({
  port,
  clock,
  storage,
  memberId,
  newKey,
}: WithdrawalRunnerParts): WithdrawalRunner {
  let state: WithdrawalState = NO_WITHDRAWAL;
  let password: string | null = null;
  let timer: Cancel | null = null;
  /** The last accepted withdrawal that the member knows: from when the confirmation opened, or since reported. */
  let known: string | null = null;
  let disposed = false;
  const listeners = new Set<() => void>();

  function send(event: WithdrawalEvent): void {
    if (disposed) return;
    const step = withdrawalTransition(state, event);
    const changed = step.state !== state;
    state = step.state;
    for (const effect of step.effects) perform(effect);
    if (changed && state.status === 'accepted') {
      storage.set(takenStorageKey(state.intent.owner), state.intent.key);
    }
    plan();
    if (changed) for (const listener of listeners) listener();
  }

  function perform(effect: WithdrawalEffect): void {
    const { intent } = effect;
    switch (effect.type) {
      case 'keep':
        storage.set(withdrawalStorageKey(intent), JSON.stringify(intent));
        return;
      case 'forget':
        storage.remove(withdrawalStorageKey(intent));
        return;
      case 'send': {
        const given = password;
        password = null;
        if (letGo()) return;
        hear(intent, port.send(intent, given), () => send({ type: 'lost', key: intent.key }));
        return;
      }
      case 'ask':
        if (letGo()) return;
        // The timer asks again; a lost answer to this request does not make the withdrawal itself lost.
        hear(intent, port.ask(intent.key), () => undefined);
    }
  }

  function hear(
    { key }: WithdrawalIntent,
    answer: Promise<WithdrawalOutcome>,
    onLost: () => void,
  ): void {
    const sentAt = clock.now();
    answer.then(
      (outcome) => send({ type: 'outcome', key, outcome, sentAt, at: clock.now() }),
      onLost,
    );
  }

  /**
   * Another member may have logged in since, in this tab or another: the withdrawal stays stored until its owner is
   * back.
   */
  function letGo(): boolean {
    if (!('intent' in state) || state.intent.owner === memberId()) return false;
    state = NO_WITHDRAWAL;
    password = null;
    plan();
    for (const listener of listeners) listener();
    return true;
  }

  /** Continues with a withdrawal that this or another tab has sent and whose outcome is unknown. */
  function takeUp(): boolean {
    letGo();
    const owner = memberId();
    const [first] = owner === null ? [] : keptWithdrawals(storage, owner);
    if (first) send({ type: 'restored', intent: first });
    return first !== undefined;
  }

  function plan(): void {
    if (state.status !== 'unknown' && state.status !== 'absent') {
      timer?.();
      timer = null;
      return;
    }
    const { key } = state.intent;
    timer ??= clock.after(WITHDRAWAL_ASK_MS, () => {
      timer = null;
      send({ type: 'askAgain', key });
    });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      disposed = false;
      plan();
      takeUp();
    },
    choose(wanted) {
      const owner = memberId();
      if (owner === null || takeUp()) return;
      known = storage.get(takenStorageKey(owner));
      send({ type: 'chosen', intent: { ...wanted, owner, key: newKey(), sentAt: 0, lostAt: 0 } });
    },
    reprice(costs) {
      if (state.status !== 'confirming' || areSameCosts(state.intent.costs, costs)) return;
      send({ type: 'costsChanged', key: state.intent.key, costs });
    },
    confirm(given) {
      if (letGo()) return;
      if (state.status !== 'confirming' && state.status !== 'absent') return;
      // Another tab may have sent one during this tab's confirmation.
      if (state.status === 'confirming' && takeUp()) return;
      if (state.status === 'confirming') {
        const taken = storage.get(takenStorageKey(state.intent.owner));
        if (taken !== known) {
          known = taken;
          send({ type: 'anotherTaken', key: state.intent.key });
          return;
        }
      }
      password = given;
      send({ type: 'confirmed', key: state.intent.key, at: clock.now() });
    },
    dismiss() {
      // A withdrawal that another tab has sent again is not given up; its outcome is requested.
      if (state.status === 'absent') takeUp();
      send({ type: 'dismissed', at: clock.now() });
    },
    dispose() {
      disposed = true;
      timer?.();
      timer = null;
      password = null;
    },
  };
}
