import { isGatewayError } from '@courtside/api-client';
import type { Cancel, Clock, Random } from '@courtside/kernel';

/** A site that is under maintenance as a whole. */
export interface Closed {
  /** Expected time of reopening, in ms since the Unix epoch by the gateway's clock; null when it is unknown. */
  readonly reopensAt: number | null;
}

/** Tracks whether the whole site is under maintenance, for the maintenance page. */
export interface Maintenance {
  /** Null while the site is open. */
  state(): Closed | null;
  subscribe(listener: () => void): () => void;
  /** Reports a refusal with 6013. Asks the gateway, unless closure is known already or `start` was not called. */
  heard(): void;
  /**
   * Asks the gateway now, and again at intervals while the site is closed. Never rejects.
   *
   * @returns whether the gateway answered
   */
  ask(): Promise<boolean>;
  /** Starts to listen. @returns a function that stops it; `start` may be called again */
  start(): () => void;
}

export interface MaintenanceOptions {
  clock: Clock;
  random: Random;
  /** Makes a call that needs no login; it rejects with 6013 while the site is closed. */
  probe: () => Promise<void>;
  /** Called when the site is open again. */
  onOpen: () => void;
}

/** Time between two probes in ms, and the most that is added at random, so that not all pages ask at once. */
const ASK_EVERY_MS = 20_000;
const SPREAD_MS = 10_000;

const MAINTENANCE = 6013;

function closedBy(fault: unknown): Closed | null {
  if (!isGatewayError(fault) || fault.statusCode !== MAINTENANCE) return null;
  const { reopensAt } = (fault.data ?? {}) as { reopensAt?: unknown };
  const isInstant = typeof reopensAt === 'number' && Number.isSafeInteger(reopensAt);
  return { reopensAt: isInstant && reopensAt > 0 ? reopensAt : null };
}

/**
 * Tracks whether a site is closed (6013, spec access 8). One refusal does not close it: the gateway is asked first, as
 * the refusal may come from a venue behind it.
 *
 * @example
 * const maintenance = createMaintenance({ clock, random, probe: client.probe, onOpen: readAgain });
 * const stop = maintenance.start();
 * maintenance.heard();
 */
export function createMaintenance(options: MaintenanceOptions): Maintenance {
  const { clock, random, probe, onOpen } = options;
  const listeners = new Set<() => void>();
  let closed: Closed | null = null;
  let asking: Promise<boolean> | null = null;
  let cancel: Cancel = () => {};
  let started = false;

  function become(next: Closed | null) {
    if (closed?.reopensAt === next?.reopensAt) return;
    closed = next;
    for (const listener of [...listeners]) listener();
    if (next === null) onOpen();
  }

  async function askOnce(): Promise<boolean> {
    cancel();
    let answered = true;
    try {
      await probe();
      if (started) become(null);
    } catch (fault) {
      // An unreachable gateway tells nothing about maintenance.
      const said = closedBy(fault);
      if (said && started) become(said);
      answered = said !== null;
    }
    if (closed && started) {
      cancel = clock.after(
        ASK_EVERY_MS + (SPREAD_MS * (random.bytes(1)[0] ?? 0)) / 255,
        () => void ask(),
      );
    }
    return answered;
  }

  function ask(): Promise<boolean> {
    asking ??= askOnce().finally(() => {
      asking = null;
    });
    return asking;
  }

  return {
    state: () => closed,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    heard() {
      if (started && !closed) void ask();
    },
    ask,
    start() {
      started = true;
      if (closed) void ask();
      return () => {
        started = false;
        cancel();
      };
    },
  };
}
