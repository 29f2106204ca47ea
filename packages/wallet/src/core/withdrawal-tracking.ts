import type { WithdrawalOrder } from '@courtside/contract';

const NOT_FOUND = 6004;
const FINAL: readonly WithdrawalOrder['status'][] = ['paid', 'rejected', 'cancelled'];

/** State of a withdrawal on its page. `paid`, `rejected`, `cancelled` and `missing` are final. */
export type WithdrawalTracking =
  | { readonly status: 'loading'; readonly reachable: boolean }
  | { readonly status: 'missing' }
  | {
      readonly status: 'open';
      readonly order: WithdrawalOrder;
      /** False while the gateway cannot be reached; the withdrawal continues. */
      readonly reachable: boolean;
    }
  | { readonly status: 'paid' | 'rejected' | 'cancelled'; readonly order: WithdrawalOrder };

export type WithdrawalReading =
  | { readonly type: 'read'; readonly order: WithdrawalOrder }
  /** `statusCode`: business code of the refusal, null when there was no answer. */
  | { readonly type: 'failed'; readonly statusCode: number | null };

export const INITIAL_WITHDRAWAL_TRACKING: WithdrawalTracking = {
  status: 'loading',
  reachable: true,
};

/** Whether the withdrawal is final. */
export const isFinalWithdrawal = ({ status }: Pick<WithdrawalOrder, 'status'>): boolean =>
  FINAL.includes(status);

/**
 * The next state after a reading. A final state stays, steps never go back, and a failure ends nothing, because the
 * money is under way. Returns the same object when nothing changed.
 */
export function trackWithdrawal(
  state: WithdrawalTracking,
  reading: WithdrawalReading,
): WithdrawalTracking {
  if (state.status !== 'loading' && state.status !== 'open') return state;
  if (reading.type === 'failed') {
    // Also when it was there before: another member has logged in, in another tab, and it is not theirs.
    if (reading.statusCode === NOT_FOUND) return { status: 'missing' };
    return state.reachable ? { ...state, reachable: false } : state;
  }
  const { order } = reading;
  const { status } = order;
  if (status === 'paid' || status === 'rejected' || status === 'cancelled')
    return { status, order };
  // A late answer must not take steps back.
  if (state.status === 'open' && order.steps.length < state.order.steps.length) return state;
  const same = state.status === 'open' && state.reachable && state.order === order;
  return same ? state : { status: 'open', order, reachable: true };
}

/**
 * Milliseconds until an open withdrawal is requested again: short at first, longer while the review takes its time.
 * @param ageMs time for which it has been followed, in ms
 *
 * @example withdrawalPollMs(0) // 2000
 */
export function withdrawalPollMs(ageMs: number): number {
  if (ageMs < 60_000) return 2000;
  return ageMs < 600_000 ? 10_000 : 60_000;
}
