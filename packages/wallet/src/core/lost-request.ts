/**
 * Milliseconds for which a sent request may still be accepted: 30 s until the page stops waiting, plus the minute by
 * which the gateway allows the time of a signed request to differ. Until then "not received" may change.
 */
export const REQUEST_LATE_MS = 95_000;

/** The lost requests of an intent. */
export interface LostRequest {
  /** Send time of the last request without an answer, in ms since the epoch; 0 when there is none. */
  readonly lostAt: number;
}

/**
 * Milliseconds for which a request without an answer may still be accepted. After a clock was set back, the result
 * stays at the maximum until the send time is reached again, so that it never ends too early.
 *
 * @example lateMs({ lostAt: 1000 }, 1000) // 95000
 */
export function lateMs({ lostAt }: LostRequest, now: number): number {
  if (lostAt === 0) return 0;
  return Math.max(0, Math.min(REQUEST_LATE_MS, lostAt + REQUEST_LATE_MS - now));
}

/**
 * Milliseconds until an intent can be given up that the gateway reports as not received; null when the gateway must be
 * asked once more. An answer to a question asked while the lost request could still be accepted proves nothing: the
 * request may have arrived since, and a new order by the member would be a second one.
 *
 * @param askedAt send time of the question that was answered so; 0 when there was none
 */
export function giveUpWait(lost: LostRequest, askedAt: number, now: number): number | null {
  if (lost.lostAt === 0 || askedAt - lost.lostAt >= REQUEST_LATE_MS) return 0;
  const wait = lateMs(lost, now);
  return wait > 0 ? wait : null;
}

/**
 * Refusals that the gateway gives only after it has looked the key up and found it new. Other refusals, such as an
 * expired login or a wrong password, tell nothing about earlier requests under the same key.
 */
const OF_THE_KEY: readonly number[] = [6004, 6007, 6009, 6012, 6413, 6415];

/**
 * Whether a refusal proves that nothing was carried out under the key. It answers one request; an earlier request
 * without an answer may have been accepted, or may still be.
 */
export function decidesKey(lost: LostRequest, statusCode: number, now: number): boolean {
  if (lost.lostAt === 0) return true;
  return OF_THE_KEY.includes(statusCode) && lateMs(lost, now) === 0;
}
