import { compareDecimals, dividedBy, isDecimal, minus, times, toPlaces } from '@courtside/money';
import type { Violation } from '@courtside/kernel';

/** The house's current offer for a running ticket. Amounts are decimal text in the ticket's currency. */
export interface CashOutOffer {
  readonly ticketId: string;
  /** Amount that is paid for the whole remaining stake. */
  readonly value: string;
  /** The part of the stake that was not cashed out yet. */
  readonly stakeLeft: string;
  /** Minimum part of the stake that can be cashed out, and minimum that must stay after a part is cashed out. */
  readonly minPart: string;
  readonly token: string;
  /** Instant of the local clock, in ms, from which the house no longer accepts the offer. */
  readonly expiresAt: number;
}

/** A part of a stake, the amount that it pays, and the stake that stays in play. */
export interface CashOutPart {
  /** Empty for the whole remaining stake. */
  readonly amount: string;
  readonly stake: string;
  readonly value: string;
  readonly stays: string;
}

export type CashOutPartCode =
  'cash-out.missing' | 'cash-out.above-stake' | 'cash-out.below-min' | 'cash-out.leaves-too-little';

/**
 * The value of a part of a ticket's stake in an offer: its share of the whole, cut to two decimals as the house does. A
 * null amount is the whole remaining stake.
 *
 * @example cashOutPart({ value: '90.00', stakeLeft: '100.00', minPart: '10.00' }, '50').part?.value // '45.00'
 */
export function cashOutPart(
  offer: Pick<CashOutOffer, 'value' | 'stakeLeft' | 'minPart'>,
  amount: string | null,
):
  | { readonly part: CashOutPart; readonly violation: null }
  | { readonly part: null; readonly violation: Violation<CashOutPartCode> } {
  const { value, stakeLeft, minPart } = offer;
  const refuse = (code: CashOutPartCode, params = {}) => ({
    part: null,
    violation: { code, params },
  });
  if (amount === null) {
    return { part: { amount: '', stake: stakeLeft, value, stays: '0.00' }, violation: null };
  }
  if (!isDecimal(amount) || compareDecimals(amount, '0') <= 0) return refuse('cash-out.missing');
  const stays = minus(stakeLeft, amount);
  if (compareDecimals(stays, '0') < 0) return refuse('cash-out.above-stake', { max: stakeLeft });
  if (compareDecimals(stays, '0') === 0) return cashOutPart(offer, null);
  if (compareDecimals(amount, minPart) < 0) return refuse('cash-out.below-min', { min: minPart });
  if (compareDecimals(stays, minPart) < 0) {
    return refuse('cash-out.leaves-too-little', { min: minPart });
  }
  const share = dividedBy(times(value, amount), stakeLeft, 2, 'truncate');
  const stake = toPlaces(amount, 2, 'truncate');
  return {
    part: {
      amount: stake,
      stake,
      value: toPlaces(share, 2, 'truncate'),
      stays: toPlaces(stays, 2, 'truncate'),
    },
    violation: null,
  };
}

/** The part to cash out, fixed when the member is asked to confirm it. */
export interface CashOutOrder extends CashOutPart {
  readonly owner: string;
  /** Idempotency key; the outcome can be requested by it. */
  readonly key: string;
  readonly ticketId: string;
  readonly token: string;
  readonly expiresAt: number;
}

/** The house's answer about a cash-out. `absent`: none with this key was received. */
export type CashOutOutcome =
  | { readonly status: 'accepted'; readonly value: string; readonly stakeLeft: string }
  | { readonly status: 'refused'; readonly reason: string; readonly value: string | null }
  | { readonly status: 'absent' };

/** State of a cash-out. `refused` with a value: the value has changed, and this is what the same part pays now. */
export type CashOutState =
  | { readonly status: 'none' }
  | { readonly status: 'confirming'; readonly order: CashOutOrder }
  | { readonly status: 'sent'; readonly order: CashOutOrder }
  | { readonly status: 'unknown'; readonly order: CashOutOrder }
  | {
      readonly status: 'accepted';
      readonly order: CashOutOrder;
      readonly value: string;
      readonly stakeLeft: string;
    }
  | {
      readonly status: 'refused';
      readonly order: CashOutOrder;
      readonly reason: string;
      readonly value: string | null;
    };

export type CashOutEvent =
  | { readonly type: 'chosen'; readonly order: CashOutOrder }
  /** The second press, which confirms. `at` is an instant of the local clock. */
  | { readonly type: 'confirmed'; readonly key: string; readonly at: number }
  | {
      readonly type: 'outcome';
      readonly key: string;
      readonly outcome: CashOutOutcome;
      readonly at: number;
    }
  /** A request got no answer. */
  | { readonly type: 'lost'; readonly key: string }
  | { readonly type: 'dismissed' };

export type CashOutEffect =
  | { readonly type: 'send'; readonly order: CashOutOrder }
  | { readonly type: 'ask'; readonly order: CashOutOrder };

export interface CashOutTransition {
  readonly state: CashOutState;
  readonly effects: readonly CashOutEffect[];
}

export const noCashOut: CashOutState = { status: 'none' };

/** True while the house may still pay, or may have paid without an answer. */
export function cashOutIsBusy({ status }: CashOutState): boolean {
  return status === 'sent' || status === 'unknown';
}

/** Milliseconds after the end of the offer until `absent` is final, as a late request can still arrive before. */
const LATE_MS = 2000;

const stay = (state: CashOutState): CashOutTransition => ({ state, effects: [] });

function decide(
  state: Extract<CashOutState, { status: 'sent' | 'unknown' }>,
  { outcome, at }: Extract<CashOutEvent, { type: 'outcome' }>,
): CashOutTransition {
  const { order } = state;
  switch (outcome.status) {
    case 'accepted': {
      const { value, stakeLeft } = outcome;
      return stay({ status: 'accepted', order, value, stakeLeft });
    }
    case 'refused': {
      const { reason, value } = outcome;
      return stay({ status: 'refused', order, reason, value });
    }
    case 'absent':
      return at > order.expiresAt + LATE_MS
        ? stay({ status: 'refused', order, reason: 'not-received', value: null })
        : { state: { status: 'unknown', order }, effects: [{ type: 'ask', order }] };
  }
}

/**
 * The steps of one cash-out: chosen, confirmed by a second press, sent once under its key, requested by that key while
 * no answer is known, accepted or refused. A repeated press, and an answer to another key, change nothing.
 */
export function cashOutTransition(state: CashOutState, event: CashOutEvent): CashOutTransition {
  switch (event.type) {
    case 'chosen':
      return cashOutIsBusy(state)
        ? stay(state)
        : stay({ status: 'confirming', order: event.order });
    case 'dismissed':
      return cashOutIsBusy(state) ? stay(state) : stay(noCashOut);
    case 'confirmed': {
      if (state.status !== 'confirming' || state.order.key !== event.key) return stay(state);
      const { order } = state;
      return event.at >= order.expiresAt
        ? stay({ status: 'refused', order, reason: 'expired', value: null })
        : { state: { status: 'sent', order }, effects: [{ type: 'send', order }] };
    }
    case 'outcome':
      if (!isBusy(state) || state.order.key !== event.key) return stay(state);
      return decide(state, event);
    case 'lost': {
      if (!isBusy(state) || state.order.key !== event.key) return stay(state);
      const { order } = state;
      return { state: { status: 'unknown', order }, effects: [{ type: 'ask', order }] };
    }
  }
}

const isBusy = (
  state: CashOutState,
): state is Extract<CashOutState, { status: 'sent' | 'unknown' }> => cashOutIsBusy(state);
