import type { DepositState } from './deposit.ts';

const MINUTE_MS = 60_000;

/**
 * Milliseconds until a waiting order is read again: short at first, when most payments arrive, then longer and longer.
 *
 * @param followedMs time for which the page has followed the order, in ms
 */
export function depositPollMs(followedMs: number): number {
  if (followedMs < MINUTE_MS) return 2000;
  return followedMs < 5 * MINUTE_MS ? 5000 : 15_000;
}

/**
 * Milliseconds until a waiting order expires, 0 for any other. They count from when the order was read, so that a page
 * that slept shows the right second; reading the order again sets them by the gateway's time.
 *
 * @param now the local clock, like `readAt`
 */
export function remainingMs(state: DepositState, now: number): number {
  if (state.status !== 'waiting') return 0;
  // A clock that was set back must not extend the time.
  const passed = Math.max(0, now - state.readAt);
  return Math.max(0, state.order.expiresInMs - passed);
}

/** Whether the time to pay a waiting order is over; a member who has not paid is then told not to. */
export function isLate(state: DepositState, now: number): boolean {
  return state.status === 'waiting' && remainingMs(state, now) === 0;
}

/** `mm:ss`, rounded up, so that 00:00 appears only when the time is over. @example countdownText(61_001) // '01:02' */
export function countdownText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
