import type { Cancel, Clock, KeyValueStore } from '@courtside/kernel';
import {
  claimIsOpen,
  claimStorageKey,
  claimTransition,
  keptClaims,
  NO_CLAIM,
  readClaim,
  targetId,
  type ClaimEvent,
  type ClaimIntent,
  type ClaimOutcome,
  type ClaimState,
  type ClaimTarget,
} from '../core/claim.ts';

/** The gateway for the runner: claims under a key, and rejects where the outcome is unknown. */
export type ClaimPort = (intent: ClaimIntent) => Promise<ClaimOutcome>;

export interface ClaimRunnerParts {
  readonly port: ClaimPort;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  readonly memberId: () => string | null;
  /** A fresh UUID. */
  readonly newKey: () => string;
}

export interface ClaimRunner {
  /** State of a claim; `idle` for a target that was not claimed on this page. */
  stateOf(target: ClaimTarget): ClaimState;
  subscribe(listener: () => void): () => void;
  /** Changes with every state, for `useSyncExternalStore`. */
  version(): number;
  /** Resumes the member's claims with an unknown outcome. Can be called again. */
  start(): void;
  /**
   * Claims a target at once. An earlier claim without an answer is sent again under its own key.
   *
   * @returns false where no member is logged in, or a claim of the target is in flight
   */
  claim(target: ClaimTarget): boolean;
  /** Claims one after the other; resolves when each is decided or lost. */
  claimAll(targets: readonly ClaimTarget[]): Promise<void>;
  /** Removes the state of a decided claim; a claim that may have been given stays. */
  dismiss(target: ClaimTarget): void;
  /** Ends the retries, until `start`. An answer in flight is still handled. */
  dispose(): void;
}

/** Interval in which a claim without an answer is sent again under its key, in ms. */
export const CLAIM_AGAIN_MS = 3000;

/** Age in ms after which a stored claim is not sent again automatically: the member may no longer want it. */
export const CLAIM_AGE_MS = 3_600_000;

/**
 * Carries out claims. Each has one key from the click to its outcome: whatever the order of clicks, lost answers,
 * reloads and other tabs, there is no second key, so that the gateway gives only once.
 */
export function createClaimRunner(parts: ClaimRunnerParts): ClaimRunner {
  const { port, clock, storage, memberId, newKey } = parts;
  const states = new Map<string, ClaimState>();
  const timers = new Map<string, Cancel>();
  const listeners = new Set<() => void>();
  let version = 0;
  let disposed = false;

  // The page may be used by several members: states are kept apart by member.
  const idOf = (owner: string | null, target: ClaimTarget) => `${owner ?? ''}.${targetId(target)}`;
  const stateFor = (owner: string | null, target: ClaimTarget) =>
    states.get(idOf(owner, target)) ?? NO_CLAIM;
  const stateOf = (target: ClaimTarget) => stateFor(memberId(), target);

  function send(owner: string | null, target: ClaimTarget, event: ClaimEvent): void {
    const before = stateFor(owner, target);
    const after = claimTransition(before, event);
    if (after === before) return;
    states.set(idOf(owner, target), after);
    version += 1;
    for (const listener of listeners) listener();
  }

  /** @param first true when no request can have been sent under its key before */
  async function carryOut(intent: ClaimIntent, first: boolean): Promise<void> {
    const { key, owner, target } = intent;
    // Another member may have logged in since; the claim waits for its owner.
    const outcome = memberId() === owner ? await port(intent).catch(() => null) : null;
    if (outcome === null || (outcome.status === 'refused' && outcome.atDoor === true && !first)) {
      send(owner, target, { type: 'lost', key });
      again(intent);
      return;
    }
    // Another tab may have claimed again meanwhile: only the decided key is removed.
    const kept = readClaim(storage.get(claimStorageKey(owner, target)), owner);
    if (kept?.key === key) storage.remove(claimStorageKey(owner, target));
    send(owner, target, { type: 'outcome', key, outcome, at: clock.now() });
  }

  function again(intent: ClaimIntent): void {
    const id = idOf(intent.owner, intent.target);
    if (disposed) return;
    timers.get(id)?.();
    timers.set(
      id,
      clock.after(CLAIM_AGAIN_MS, () => {
        timers.delete(id);
        const state = stateFor(intent.owner, intent.target);
        if (state.status === 'unknown' && state.intent.key === intent.key)
          void begin(intent, false);
      }),
    );
  }

  function begin(intent: ClaimIntent, first: boolean): Promise<void> {
    send(intent.owner, intent.target, { type: 'pressed', intent });
    return carryOut(intent, first);
  }

  /** Starts the stored claim, else a new one; null where the target cannot be claimed now. */
  function press(target: ClaimTarget): Promise<void> | null {
    const owner = memberId();
    if (owner === null || claimIsOpen(stateOf(target))) return null;
    const at = claimStorageKey(owner, target);
    const kept = readClaim(storage.get(at), owner);
    if (kept) return begin(kept, false);
    const made = { owner, key: newKey(), target, at: clock.now() };
    storage.set(at, JSON.stringify(made));
    return begin(made, true);
  }

  return {
    stateOf,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    start() {
      disposed = false;
      const owner = memberId();
      if (owner === null) return;
      for (const intent of keptClaims(storage, owner)) {
        const { status } = stateOf(intent.target);
        if (status === 'unknown') again(intent);
        else if (status === 'sent') continue;
        else if (clock.now() - intent.at > CLAIM_AGE_MS) {
          storage.remove(claimStorageKey(owner, intent.target));
        } else void begin(intent, false);
      }
    },
    claim(target) {
      return press(target) !== null;
    },
    async claimAll(targets) {
      for (const target of targets) await press(target);
    },
    dismiss: (target) => send(memberId(), target, { type: 'dismissed' }),
    dispose() {
      disposed = true;
      for (const cancel of timers.values()) cancel();
      timers.clear();
    },
  };
}
