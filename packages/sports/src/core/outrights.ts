import type { Outright, OutrightShow, ShowCounts } from '@courtside/contract';
import { backOffDelay, type Cancel } from '@courtside/kernel';
import type { BoardOptions, BoardStatus, SportCounts } from './board.ts';

export interface OutrightsOverview {
  /** As of a board: prices may be taken only while it is `ready`. */
  readonly status: BoardStatus;
  readonly outrights: readonly Outright[];
  /** Number of matches in each list, for the sport and for each sport; null where the gateway does not send them. */
  readonly counts: ShowCounts | null;
  readonly sports: SportCounts | null;
  readonly fault: unknown;
}

/** The competitions with bets on their winner (冠军), kept current. */
export interface Outrights {
  overview(): OutrightsOverview;
  onOverview(listener: () => void): () => void;
  /** Starts the requests; `dispose` ends them. */
  start(): void;
  /** Requests now: after 重试, and when texts are needed in another language. */
  reload(): void;
  dispose(): void;
}

export interface OutrightsOptions extends Omit<BoardOptions, 'showType'> {
  /** Only outrights that close today (FSFT), or later (FSFU); both when left out. */
  showType?: OutrightShow | undefined;
}

const BACK_OFF = { baseMs: 500, maxMs: 4000 };
/** Failures in a row after which the shown data counts as stale. */
const STALE_AFTER = 2;
const ASK = { timeoutMs: 15_000, retry: false };

/**
 * The list of outrights, always requested as a whole: there are few of them, and their prices move by the hour.
 *
 * @example
 * const outrights = createOutrights({ gateway, sport: 'FT', clock, random, pollMs: 8000 });
 * outrights.start();
 */
export function createOutrights(options: OutrightsOptions): Outrights {
  const { gateway, sport, showType, clock, random, pollMs, isShown = () => true } = options;
  const asked = { gtype: sport, ...(showType && { showType }) };
  const listeners = new Set<() => void>();
  let overview: OutrightsOverview = {
    status: 'loading',
    outrights: [],
    counts: null,
    sports: null,
    fault: null,
  };
  let failures = 0;
  let everReady = false;
  let cancelTimer: Cancel | null = null;
  let stops: (() => void)[] | null = null;
  /** Number of the current request; the answer to an older one is ignored. */
  let turn = 0;

  function show(next: OutrightsOverview) {
    const same =
      next.status === overview.status &&
      next.fault === overview.fault &&
      JSON.stringify([next.outrights, next.counts, next.sports]) ===
        JSON.stringify([overview.outrights, overview.counts, overview.sports]);
    if (same) return;
    overview = next;
    for (const listener of Array.from(listeners)) listener();
  }

  async function poll() {
    cancelTimer?.();
    const own = ++turn;
    if (!isShown()) {
      if (overview.status === 'ready') show({ ...overview, status: 'stale' });
      return;
    }
    let wait = pollMs;
    try {
      const told = await gateway.ask('getOutrights', asked, ASK);
      if (own !== turn) return;
      failures = 0;
      everReady = true;
      const { outrights, counts = null, sports = null } = told;
      show({ status: 'ready', outrights, counts, sports, fault: null });
    } catch (fault) {
      if (own !== turn) return;
      failures += 1;
      wait = backOffDelay(failures, BACK_OFF, random);
      if (!everReady) show({ ...overview, status: 'failed', fault });
      else if (failures >= STALE_AFTER) show({ ...overview, status: 'stale', fault });
    }
    cancelTimer = clock.after(wait, () => void poll());
  }

  function reload() {
    failures = 0;
    if (!everReady) show({ ...overview, status: 'loading', fault: null });
    void poll();
  }

  return {
    overview: () => overview,
    onOverview(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      stops ??= [
        options.onTextsChange?.(reload),
        options.onBack?.(reload),
        options.onShown?.(reload),
      ].filter((stop) => stop !== undefined);
      void poll();
    },
    reload,
    dispose() {
      turn += 1;
      for (const stop of stops ?? []) stop();
      stops = null;
      cancelTimer?.();
      listeners.clear();
    },
  };
}
