import type { NoticeCode } from './types.ts';

/**
 * `queued`: waits for the room; `sent`: not heard yet; `retry`: goes out again after `waitMs`; `failed`: the gateway said no, or
 * nothing; `heard` and `dropped` are told and leave the list.
 */
export type SpeechState = 'queued' | 'sent' | 'heard' | 'retry' | 'failed' | 'dropped';

/** Something that the user said, until the room has heard it. */
export interface Speech {
  /** UUID of the message; kept over retries, so that it is said once. */
  readonly key: string;
  readonly msg: string;
  readonly state: Exclude<SpeechState, 'heard' | 'dropped'>;
  /** Since when it is so, in ms by this device's clock. */
  readonly at: number;
  /** How long it waits from then; of `retry`. */
  readonly waitMs?: number;
  readonly tries: number;
  /** Why it failed; `no-answer` when nothing was heard of it. */
  readonly code?: NoticeCode | 'no-answer';
}

/** What became of something that was said. */
export interface SpeechOutcome {
  readonly key: string;
  readonly state: 'heard' | 'failed' | 'dropped';
  readonly code?: NoticeCode | 'no-answer';
}

/** What waits at most; the gateway lets nobody speak so fast. */
export const MOST_WAITING = 20;
const HEARD_MS = 10_000;
const MOST_TRIES = 3;

/** Refusals that pass by themselves. */
const PASSING: ReadonlySet<NoticeCode> = new Set(['too-fast', 'not-in-room', 'login-first']);

/** A clock that was set back must not make anybody wait for longer. */
const isEarly = ({ state, at, waitMs = 0 }: Speech, now: number) =>
  state === 'retry' && now >= at && now < at + waitMs;

/** What may go out now, in the order in which it was said; nothing overtakes what has to wait. */
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

/** The same again when nothing was heard of it: the gateway says nothing twice. */
export function unheard(speech: Speech, now: number): Speech {
  if (speech.state !== 'sent' || Math.abs(now - speech.at) < HEARD_MS) return speech;
  if (speech.tries >= MOST_TRIES) return { ...speech, state: 'failed', code: 'no-answer' };
  return { ...speech, state: 'retry', at: now, waitMs: 0 };
}

export function refused(speech: Speech, code: NoticeCode, waitMs: number, now: number): Speech {
  // Who spoke too fast waits their turn, however many stand before them: that is no try.
  if (code === 'too-fast') {
    return { ...speech, state: 'retry', at: now, waitMs, tries: speech.tries - 1 };
  }
  if (PASSING.has(code) && speech.tries < MOST_TRIES) {
    return { ...speech, state: 'retry', at: now, waitMs };
  }
  return { ...speech, state: 'failed', code };
}

/** Nobody knows whether what was sent before a cut arrived: it goes out again, under its key. */
export const requeued = (speech: Speech): Speech =>
  speech.state === 'sent' || speech.state === 'retry' ? { ...speech, state: 'queued' } : speech;
