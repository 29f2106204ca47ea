import { entryOf, type Entry } from '../core/entry.ts';
import {
  entryTransition,
  NO_ENTRY,
  type EntryEffect,
  type EntryEvent,
  type EntryRequest,
  type EntryState,
} from '../core/entry-flow.ts';
import type { EntryFunds } from '../core/entry-funds.ts';
import type { GamePlaces } from '../core/game-address.ts';
import { isMoney } from '../core/is-money.ts';
import { launchRefusal, type RefusedLaunch } from '../core/launch-refusal.ts';

/** Outcome of a launch. */
export type LaunchOutcome =
  | {
      readonly status: 'launched';
      readonly url: string;
      /** Amount that automatic transfer moved in; decimal text. */
      readonly transferred?: string;
    }
  | { readonly status: 'refused'; readonly refusal: RefusedLaunch };

/** Balances before an entry. */
export type LookOutcome =
  | { readonly status: 'known'; readonly funds: EntryFunds }
  | { readonly status: 'refused'; readonly refusal: RefusedLaunch };

export interface EntryRunnerParts {
  /** Reads the wallets. A fault becomes a refusal: it never rejects. */
  readonly look: (request: EntryRequest) => Promise<LookOutcome>;
  /** Requests the address from the gateway. A fault becomes a refusal without a code: it never rejects. */
  readonly launch: (request: EntryRequest, agreed: boolean) => Promise<LaunchOutcome>;
  readonly places: GamePlaces;
  /** Takes the member to the target. @returns false when the browser blocks the window */
  readonly open: (entry: Entry, request: EntryRequest) => boolean;
  readonly askToLogIn: () => void;
  /** A launch was answered, or is no longer waited for: it may have moved money in. */
  readonly settled: () => void;
  /** Id of the logged-in member; null for a visitor. */
  readonly memberId: () => string | null;
  /** A launch moved money in, also when it is no longer waited for. */
  readonly movedIn?: (request: EntryRequest, amount: string) => void;
}

export interface EntryRunner {
  state(): EntryState;
  subscribe(listener: () => void): () => void;
  enter(request: EntryRequest): void;
  /** Asks for an amount to transfer in first; `message` is the gateway's message about it. */
  takeIn(request: EntryRequest, message?: string): void;
  /** The money has arrived, or the member continues without it; `told` are the balances shown before the launch. */
  goOn(agreed: boolean, told?: EntryFunds): void;
  again(): void;
  dismiss(): void;
}

/**
 * Takes members into venues, one launch at a time. It moves no money itself: a launch transfers the centre wallet in
 * when the member has turned that on and was informed, and the wallet's own runner transfers a chosen amount, never
 * twice.
 */
export function createEntryRunner(parts: EntryRunnerParts): EntryRunner {
  const { look, launch, places, open, askToLogIn, settled, memberId, movedIn } = parts;
  let state: EntryState = NO_ENTRY;
  let ids = 0;
  const listeners = new Set<() => void>();

  function send(event: EntryEvent): void {
    const step = entryTransition(state, event, ids + 1);
    const changed = step.state !== state;
    state = step.state;
    if (changed) for (const listener of listeners) listener();
    for (const effect of step.effects) perform(effect);
  }

  function perform(effect: EntryEffect): void {
    if (effect.type === 'look') {
      ids = effect.id;
      void lookFirst(effect);
    } else if (effect.type === 'launch') {
      ids = effect.id;
      void carryOut(effect);
    } else if (effect.type === 'askToLogIn') askToLogIn();
    else if (!open(effect.entry, effect.request) && effect.entry.type === 'window') {
      send({ type: 'windowBlocked', request: effect.request, href: effect.entry.href });
    }
  }

  async function lookFirst({ id, request }: Extract<EntryEffect, { type: 'look' }>) {
    const outcome = await look(request);
    if (outcome.status === 'known') send({ type: 'looked', id, funds: outcome.funds });
    else send({ type: 'refused', id, refusal: launchRefusal(outcome.refusal, request.category) });
  }

  async function carryOut(effect: Extract<EntryEffect, { type: 'launch' }>) {
    const { id, request, agreed, moves } = effect;
    const member = memberId();
    const outcome = await launch(request, agreed);
    settled();
    if (memberId() !== member) {
      // The answer belongs to a member who is no longer logged in.
      send({ type: 'refused', id, refusal: { type: 'silent' } });
    } else if (outcome.status === 'launched') {
      const { transferred = '' } = outcome;
      if (isMoney(transferred)) movedIn?.(request, transferred);
      const entry = entryOf({ enName: request.enName, url: outcome.url }, places);
      send({ type: 'launched', id, entry });
    } else if (moves && outcome.refusal.statusCode === null) {
      // It is unknown whether the launch moved the money before its answer was lost.
      const after = await look(request);
      const funds = after.status === 'known' ? after.funds : null;
      send({
        type: 'refused',
        id,
        refusal: { type: 'fault', fault: outcome.refusal.fault, funds },
      });
    } else {
      send({ type: 'refused', id, refusal: launchRefusal(outcome.refusal, request.category) });
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter: (request) => send({ type: 'enter', request }),
    takeIn: (request, message = '') => send({ type: 'takeIn', request, message }),
    goOn: (agreed, told) => send({ type: 'goOn', agreed, told }),
    again: () => send({ type: 'again' }),
    dismiss: () => send({ type: 'dismissed' }),
  };
}
