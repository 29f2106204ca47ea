import type { DepositState } from './deposit.ts';

const MINUTE_MS = 60_000;

/**
 * How long to wait before a waiting order is read again, in milliseconds: often at first, when most payments arrive, and
 * ever more rarely.
 *
 * @param followedMs how long the page has followed it
 */
export function depositPollMs(followedMs: number): number {
  if (followedMs < MINUTE_MS) return 2000;
  return followedMs < 5 * MINUTE_MS ? 5000 : 15_000;
}

/**
 * Milliseconds until a waiting order expires, 0 for any other. It counts from when the order was read, so that a page
 * that slept shows the right second; reading the order again sets it by the gateway's time.
 *
 * @param now the local clock, as `readAt` is
 */
export function remainingMs(state: DepositState, now: number): number {
  if (state.status !== 'waiting') return 0;
  // A clock that was set back must not lengthen the time.
  const passed = Math.max(0, now - state.readAt);
  return Math.max(0, state.order.expiresInMs - passed);
}

/** Whether the time to pay a waiting order is over: whoever has not paid is told not to any more. */
export function isLate(state: DepositState, now: number): boolean {
  return state.status === 'waiting' && remainingMs(state, now) === 0;
}

/** `mm:ss`, rounded up so that it reads 00:00 only when time is over. @example countdownText(61_001) // '01:02' */
export function countdownText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
