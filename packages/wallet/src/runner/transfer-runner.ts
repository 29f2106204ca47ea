import type { Cancel, Clock, KeyValueStore } from '@courtside/kernel';
import { keptTransfers, readTransferIntent, transferStorageKey } from '../core/transfer-storage.ts';
import {
  NO_TRANSFER,
  transferIsOpen,
  transferTransition,
  type TransferEffect,
  type TransferEvent,
  type TransferIntent,
  type TransferOutcome,
  type TransferState,
  type TransferTask,
} from '../core/transfer.ts';

/** The runner's port to the gateway: sends a transfer under its key, and rejects when the outcome is unknown. */
export type TransferPort = (intent: TransferIntent) => Promise<TransferOutcome>;

export interface TransferRunnerParts {
  readonly port: TransferPort;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  readonly memberId: () => string | null;
  /** A fresh UUID. */
  readonly newKey: () => string;
}

export interface TransferRunner {
  state(): TransferState;
  subscribe(listener: () => void): () => void;
  /** Takes up a transfer of this member with an unknown outcome, and releases another member's. Can be called again. */
  start(): void;
  /**
   * Sends a transfer at once, under a key that is created here.
   *
   * @returns false when another transfer, of this page or another, is undecided: nothing was sent
   */
  order(task: TransferTask): boolean;
  /** Continues although a promotion binds the wallet that receives the money. */
  agree(): void;
  /** Closes a decided transfer; one that may have moved money stays. */
  dismiss(): void;
  /**
   * Stops the repeated sends until `start`; an unknown transfer stays stored, and a pending answer is still handled.
   */
  dispose(): void;
}

/** How often a transfer without an answer is sent again under its key, in ms. */
export const TRANSFER_AGAIN_MS = 3000;

/** A page waits 30 s for an answer and then sends again, so a page without a send for this long is gone. */
const GONE_MS = 40_000;

/**
 * Carries out one transfer at a time: sends it under its one key, again under that key while no answer is known, and
 * stores the intent meanwhile, so that a reload or another tab continues with it.
 */
export function createTransferRunner({
  port,
  clock,
  storage,
  memberId,
  newKey,
}: TransferRunnerParts): TransferRunner {
  let state: TransferState = NO_TRANSFER;
  let timer: Cancel | null = null;
  let disposed = false;
  /** Distinguishes requests of this page from those of others. */
  const page = newKey();
  const listeners = new Set<() => void>();

  function send(event: TransferEvent): void {
    const step = transferTransition(state, event);
    const changed = step.state !== state;
    state = step.state;
    for (const effect of step.effects) perform(effect);
    if (changed) for (const listener of listeners) listener();
  }

  function perform({ type, intent }: TransferEffect): void {
    if (type === 'keep') storage.set(transferStorageKey(intent), JSON.stringify(intent));
    else if (type === 'forget') storage.remove(transferStorageKey(intent));
    else void carryOut(intent);
  }

  const keptOf = ({ key, owner }: TransferIntent) =>
    readTransferIntent(storage.get(transferStorageKey({ key, owner })), owner);

  async function carryOut(intent: TransferIntent): Promise<void> {
    const { key } = intent;
    if (letGo()) return;
    const outcome = await port(intent).catch(() => null);
    const taken = keptOf(intent)?.sentBy !== page;
    if (outcome && (outcome.status === 'done' || !taken)) {
      send({ type: 'outcome', key, outcome, at: clock.now() });
    } else send({ type: taken ? 'takenOver' : 'lost', key });
    watch(intent);
  }

  /** While no answer is known, sends it again when this page sent it last, or when the page that did is gone. */
  function watch(intent: TransferIntent): void {
    const { key } = intent;
    if (disposed || state.status !== 'unknown' || state.intent.key !== key) return;
    timer?.();
    timer = clock.after(TRANSFER_AGAIN_MS, () => {
      timer = null;
      if (letGo()) return;
      const kept = keptOf(intent);
      const now = clock.now();
      if (kept === null) send({ type: 'decidedElsewhere', key });
      else if (kept.sentBy === page) send({ type: 'sendAgain', key, at: now, lostAt: 0 });
      else if (now - kept.sentAt > GONE_MS) {
        send({ type: 'sendAgain', key, at: now, lostAt: kept.sentAt });
      } else watch(intent);
    });
  }

  /**
   * Another member may have logged in since, in this tab or another: the transfer stays stored until its owner is back.
   */
  function letGo(): boolean {
    if (state.status === 'none' || state.intent.owner === memberId()) return false;
    state = NO_TRANSFER;
    timer?.();
    timer = null;
    for (const listener of listeners) listener();
    return true;
  }

  /** Continues with a transfer that this or another tab has sent and whose outcome is unknown. */
  function takeUp(): boolean {
    const owner = memberId();
    const [first] = owner === null ? [] : keptTransfers(storage, owner);
    if (first) {
      send({ type: 'restored', intent: { ...first, sentBy: page }, at: clock.now() });
    }
    return first !== undefined;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      disposed = false;
      letGo();
      // A transfer that was under way when the page was left continues; its answer was handled meanwhile, if one came.
      if (state.status === 'unknown') watch(state.intent);
      else if (!transferIsOpen(state)) takeUp();
    },
    order(task) {
      letGo();
      const owner = memberId();
      // Another tab's transfer is resolved first: two tabs must not move the same money twice.
      if (owner === null || transferIsOpen(state) || takeUp()) return false;
      const now = clock.now();
      send({
        type: 'ordered',
        intent: {
          ...{ owner, key: newKey(), task, agreed: false },
          ...{ sentBy: page, orderedAt: now, sentAt: now, lostAt: 0 },
        },
      });
      return true;
    },
    agree() {
      if (!letGo()) send({ type: 'agreed', at: clock.now() });
    },
    dismiss: () => send({ type: 'dismissed' }),
    dispose() {
      disposed = true;
      timer?.();
      timer = null;
    },
  };
}
