import type { DepositOrder } from '@courtside/contract';

/** How often a waiting order is asked about, in milliseconds. */
export const DEPOSIT_POLL_MS = 2000;

const NOT_FOUND = 6004;

/** What the waiting page knows of its order. `success`, `closed`, `expired` and `missing` are final. */
export type DepositTracking =
  | { readonly status: 'loading'; readonly reachable: boolean }
  | { readonly status: 'missing' }
  | {
      readonly status: 'waiting';
      readonly order: DepositOrder;
      /** When the order was read, in milliseconds since the epoch. */
      readonly readAt: number;
      /** False while the gateway cannot be asked; the order goes on waiting. */
      readonly reachable: boolean;
    }
  | { readonly status: 'success' | 'closed' | 'expired'; readonly order: DepositOrder };

export type DepositReading =
  | { readonly type: 'read'; readonly order: DepositOrder; readonly at: number }
  /** `statusCode`: business code of the refusal, null where there was no answer. */
  | { readonly type: 'failed'; readonly statusCode: number | null };

export const INITIAL_TRACKING: DepositTracking = { status: 'loading', reachable: true };

/** Whether the order is to be asked about again. */
export function isTracking(state: DepositTracking): boolean {
  return state.status === 'loading' || state.status === 'waiting';
}

/**
 * The next state after a reading. What is final stays so, and a failure never ends the waiting: money may be on its
 * way. Answers the same object when nothing changed.
 */
export function trackDeposit(state: DepositTracking, reading: DepositReading): DepositTracking {
  if (state.status !== 'loading' && state.status !== 'waiting') return state;
  if (reading.type === 'failed') {
    if (reading.statusCode === NOT_FOUND && state.status === 'loading')
      return { status: 'missing' };
    return state.reachable ? { ...state, reachable: false } : state;
  }
  const { order, at } = reading;
  if (order.status !== 'waiting') return { status: order.status, order };
  const known = state.status === 'waiting' && state.readAt === at && state.reachable;
  return known ? state : { status: 'waiting', order, readAt: at, reachable: true };
}

/** What a cache knows of an order: its last good answer, and the fault of the last call if that failed. */
export interface DepositView {
  readonly last: { readonly order: DepositOrder; readonly at: number } | undefined;
  readonly fault: { readonly statusCode: number | null } | null;
}

/** The next state for what the cache knows now. Answers the same object as long as that is the same. */
export function followDeposit(
  state: DepositTracking,
  { last, fault }: DepositView,
): DepositTracking {
  // A fault is newer than the last good answer, which counts only where nothing was read yet.
  const fresh = last && (!fault || state.status === 'loading');
  const read = fresh ? trackDeposit(state, { type: 'read', ...last }) : state;
  return fault ? trackDeposit(read, { type: 'failed', ...fault }) : read;
}

/** Milliseconds until a waiting order expires, 0 for any other. @param now milliseconds since the epoch */
export function remainingMs(state: DepositTracking, now: number): number {
  if (state.status !== 'waiting') return 0;
  // A clock that was set back must not lengthen the time.
  const passed = Math.max(0, now - state.readAt);
  return Math.max(0, state.order.expiresInMs - passed);
}

/** `mm:ss`, rounded up so that it reads 00:00 only when time is over. @example countdownText(61_001) // '01:02' */
export function countdownText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
