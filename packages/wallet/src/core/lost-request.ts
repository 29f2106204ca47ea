/**
 * How long a request may still be taken after it was sent, in ms: 30 s until the page gives up waiting, and the minute by
 * which the gateway lets the time of a signed request differ. Until then "not received" may change.
 */
export const REQUEST_LATE_MS = 95_000;

/** What an intent says of the requests under its key. */
export interface LostRequest {
  /** When the last one was sent that no answer came to, in ms since the epoch; 0 where there is none. */
  readonly lostAt: number;
}

/**
 * How long a request without an answer may still be taken. After a clock was set back it stays at the most until that time
 * has passed again: never too early.
 *
 * @example lateMs({ lostAt: 1000 }, 1000) // 95000
 */
export function lateMs({ lostAt }: LostRequest, now: number): number {
  if (lostAt === 0) return 0;
  return Math.max(0, Math.min(REQUEST_LATE_MS, lostAt + REQUEST_LATE_MS - now));
}

/**
 * How long until an intent can be given up that the gateway says it has not received; null where the gateway has to be
 * asked once more. An answer from before the lost request could not be taken any more proves nothing: the request may have
 * arrived since, and what the member then orders anew would be a second one.
 *
 * @param askedAt when the question left that was answered so; 0 where there was none
 */
export function giveUpWait(lost: LostRequest, askedAt: number, now: number): number | null {
  if (lost.lostAt === 0 || askedAt - lost.lostAt >= REQUEST_LATE_MS) return 0;
  const wait = lateMs(lost, now);
  return wait > 0 ? wait : null;
}

/**
 * Refusals that a gateway gives once it has looked the key up, and found it new. Any other, such as that of a login that is
 * over or of a wrong password, says of a request that was sent again nothing about those before it.
 */
const OF_THE_KEY: readonly number[] = [6004, 6007, 6009, 6012, 6413, 6415];

/**
 * Whether a refusal says that nothing was carried out under the key: it answers one request, and an earlier one that no
 * answer came to may have been taken, or still be.
 */
export function decidesKey(lost: LostRequest, statusCode: number, now: number): boolean {
  if (lost.lostAt === 0) return true;
  return OF_THE_KEY.includes(statusCode) && lateMs(lost, now) === 0;
}
