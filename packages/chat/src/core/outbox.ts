import type { NoticeCode } from './types.ts';

/**
 * `queued`: waits for the room; `sent`: not heard yet; `retry`: is sent again after `waitMs`; `failed`: the gateway
 * refused it or did not answer; `heard` and `dropped` are reported as outcomes and leave the list.
 */
export type SpeechState = 'queued' | 'sent' | 'heard' | 'retry' | 'failed' | 'dropped';

/** A message of the user, until the room has heard it. */
export interface Speech {
  /** UUID of the message; kept over retries, so that it is said once. */
  readonly key: string;
  readonly msg: string;
  readonly state: Exclude<SpeechState, 'heard' | 'dropped'>;
  /** When it entered this state, in ms by this device's clock. */
  readonly at: number;
  /** Milliseconds to wait from `at`; only with `retry`. */
  readonly waitMs?: number;
  readonly tries: number;
  /** Why it failed; `no-answer` when the gateway did not answer. */
  readonly code?: NoticeCode | 'no-answer';
}

/** Outcome of a message. */
export interface SpeechOutcome {
  readonly key: string;
  readonly state: 'heard' | 'failed' | 'dropped';
  readonly code?: NoticeCode | 'no-answer';
}

/** Most messages in the outbox; the gateway does not accept messages faster. */
export const MOST_WAITING = 20;
const HEARD_MS = 10_000;
const MOST_TRIES = 3;

/** Refusals that pass by themselves. */
const PASSING: ReadonlySet<NoticeCode> = new Set(['too-fast', 'not-in-room', 'login-first']);

/** Whether a retry must still wait. It need not after the clock was set back, which would prolong the wait. */
const isEarly = ({ state, at, waitMs = 0 }: Speech, now: number) =>
  state === 'retry' && now >= at && now < at + waitMs;

/** Returns the messages that may be sent now, in order; none overtakes a message that must wait. */
export function sendable(outbox: readonly Speech[], now: number): readonly Speech[] {
  const waits = outbox.findIndex((each) => isEarly(each, now));
  return outbox
    .slice(0, waits < 0 ? undefined : waits)
    .filter(({ state }) => state === 'queued' || state === 'retry');
}

export const sentNow = (speech: Speech, now: number): Speech => ({
  ...speech,
  ...{ state: 'sent', at: now, tries: speech.tries + 1 },
});

/** Schedules a retry of a sent message without an answer. The gateway publishes no key twice. */
export function unheard(speech: Speech, now: number): Speech {
  if (speech.state !== 'sent' || Math.abs(now - speech.at) < HEARD_MS) return speech;
  if (speech.tries >= MOST_TRIES) return { ...speech, state: 'failed', code: 'no-answer' };
  return { ...speech, state: 'retry', at: now, waitMs: 0 };
}

export function refused(speech: Speech, code: NoticeCode, waitMs: number, now: number): Speech {
  // A `too-fast` refusal does not count as a try: the message waits its turn, however many are ahead of it.
  if (code === 'too-fast') {
    return { ...speech, state: 'retry', at: now, waitMs, tries: speech.tries - 1 };
  }
  if (PASSING.has(code) && speech.tries < MOST_TRIES) {
    return { ...speech, state: 'retry', at: now, waitMs };
  }
  return { ...speech, state: 'failed', code };
}

/** Queues a message again after a cut, under its key, as it is unknown whether it arrived. */
export const requeued = (speech: Speech): Speech =>
  speech.state === 'sent' || speech.state === 'retry' ? { ...speech, state: 'queued' } : speech;
