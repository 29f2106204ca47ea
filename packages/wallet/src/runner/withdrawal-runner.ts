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

/** The gateway as the runner needs it. Both reject where no answer is known. */
export interface WithdrawalPort {
  /** Sends a withdrawal under its key. */
  send(intent: WithdrawalIntent, password: string | null): Promise<WithdrawalOutcome>;
  /** What became of a key. */
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
  /** Takes up a withdrawal of this member whose outcome is not known. Can be called again. */
  start(): void;
  /** Opens the confirmation: the key is made here. */
  choose(wanted: WantedWithdrawal): void;
  /** Other costs hold by now: what is being confirmed goes out with these. The same ones change nothing. */
  reprice(costs: WithdrawalCosts): void;
  /**
   * The second press; where another withdrawal was taken since the first, it tells that and a third is wanted. The password
   * goes out and is not kept.
   *
   * @param password MD5, null where none is asked for
   */
  confirm(password: string | null): void;
  /** Closes what is decided, and gives up what never arrived once that is certain; what may still move money stays. */
  dismiss(): void;
  /** Ends the asking; what is not known stays kept. */
  dispose(): void;
}

/** How often the outcome of a key is asked for, in ms. */
export const WITHDRAWAL_ASK_MS = 3000;

/**
 * Carries out one withdrawal: sends it once for each press under its one key, asks by the key while the answer is not
 * known, and keeps the intent meanwhile, so that a reload or another tab goes on asking.
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
  /** What was taken last when the confirmation opened, or the member was told of what was since. */
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
        // The clock asks again; what was sent meanwhile is not lost by that.
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

  /** Another member may have logged in since, in this tab or another: what is not theirs waits for whose it is. */
  function letGo(): boolean {
    if (!('intent' in state) || state.intent.owner === memberId()) return false;
    state = NO_WITHDRAWAL;
    password = null;
    plan();
    for (const listener of listeners) listener();
    return true;
  }

  /** Goes on with what this or another tab has sent and nobody knows the outcome of. */
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
      // Another tab may have sent one while this one was being confirmed.
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
      // What another tab has sent again since is not given up, it is asked for.
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
