import { backOffDelay, type Clock, type CourtsideError, type Random } from '@courtside/kernel';
import { isTransient, toFault } from './faults.ts';
import { isGatewayError } from './is-gateway-error.ts';
import { createLimit, sleep } from './limit.ts';
import { until } from './until.ts';

/** Repeats of a call after faults; a correction of the clock is not counted. */
const REPEATS = 2;
const BACK_OFF = { baseMs: 200, maxMs: 2_000 };
/** A first attempt that may be repeated gets this part of the time, so that some is left for the second. */
const FIRST_PART = 3;
const ILLEGAL = 6008;
/**
 * A gateway refuses times that are 60 s off; when the clock was wrong by less than half of that, the refusal had
 * another cause.
 */
const LIKELY_REFUSED_MS = 30_000;
/**
 * When the clock was wrong by more, no copy of the call can have been carried out, not even one that the browser resent
 * by itself: all copies carry the same time.
 */
const SURELY_REFUSED_MS = 60_000;

export interface Delivery {
  /** Sends once. Each attempt must have its own nonce and time. */
  attempt(signal: AbortSignal): Promise<unknown>;
  /** Fetches the gateway's time. @returns the least error of this device's clock, in ms */
  correctClock(): Promise<number>;
  /** Whether the gateway carries out a repeat only once. */
  repeatable: boolean;
  /** Whether to retry after a fault that leaves the outcome open; only with `repeatable`. */
  retry: boolean;
  timeoutMs: number;
  signals: readonly AbortSignal[];
  onRepeat(repeat: { attempt: number; delayMs: number; reason: string }): void;
}

export interface Delivered {
  data: unknown;
  /** When the attempt that succeeded was sent, by this device's clock. */
  sentAt: number;
}

/** Sends a call, and retries it where that is safe and may help. @throws CourtsideError */
export async function deliver(
  delivery: Delivery,
  { clock, random }: { clock: Clock; random: Random },
): Promise<Delivered> {
  const { attempt, repeatable, timeoutMs, signals } = delivery;
  const retry = delivery.retry && repeatable;
  const whole = createLimit(clock, timeoutMs, signals);
  let repeats = 0;
  let timedOut = false;
  let corrected = false;
  let sent = 0;

  async function once(): Promise<Delivered> {
    const part = retry && sent === 0 ? Math.floor(timeoutMs / FIRST_PART) : null;
    const limit = createLimit(clock, part, [whole.signal]);
    const sentAt = clock.now();
    sent += 1;
    try {
      limit.signal.throwIfAborted();
      return { data: await until(limit.signal, attempt(limit.signal)), sentAt };
    } catch (error) {
      const fault = toFault(error, whole.cutShort() ?? limit.cutShort());
      if (fault.kind === 'timeout') timedOut = true;
      throw fault;
    } finally {
      limit.release();
    }
  }

  /** Milliseconds to wait before the next attempt. @throws the fault when there is no next attempt */
  async function waitAfter(fault: CourtsideError): Promise<number> {
    if (whole.cutShort() !== null) throw fault;
    if (isGatewayError(fault, ILLEGAL) && !corrected) {
      corrected = true;
      const wrongBy = await until(whole.signal, delivery.correctClock()).catch(() => 0);
      if (wrongBy > (repeatable ? LIKELY_REFUSED_MS : SURELY_REFUSED_MS)) return 0;
    }
    // A second time-out would use up the remaining time for nothing.
    const spent = repeats >= REPEATS || (timedOut && repeats > 0);
    if (!retry || spent || !isTransient(fault)) throw fault;
    repeats += 1;
    return backOffDelay(repeats - 1, BACK_OFF, random);
  }

  try {
    for (;;) {
      try {
        return await once();
      } catch (error) {
        const fault = toFault(error, null);
        const delayMs = await waitAfter(fault);
        delivery.onRepeat({ attempt: sent, delayMs, reason: fault.code });
        await sleep(clock, delayMs, whole.signal).catch((reason: unknown) => {
          throw toFault(reason, whole.cutShort());
        });
      }
    }
  } finally {
    whole.release();
  }
}
