import type { ShowCounts } from '@courtside/contract';
import { backOffDelay, type Cancel } from '@courtside/kernel';
import { createBoardContent } from './board-content.ts';
import type {
  Board,
  BoardOptions,
  BoardOverview,
  BoardStatus,
  SportCounts,
} from './board-model.ts';
import { createPriceStore } from './price-store.ts';
import type { FeedChanges, FeedLoss, FeedWatch } from './feed.ts';

export type {
  Board,
  BoardLeague,
  BoardOptions,
  BoardOverview,
  BoardStatus,
  ListSport,
  SportCounts,
} from './board-model.ts';

/** Data that comes with every answer and every frame of a list. */
interface Told {
  readonly counts: ShowCounts;
  readonly sports?: SportCounts;
}

/** Waits after failures; the longest one lets the board recover within two seconds of the gateway's return. */
const BACK_OFF = { baseMs: 250, maxMs: 1200 };
const LEAST_WAIT_MS = 300;
/** Failures in a row after which the shown data counts as stale. */
const STALE_AFTER = 2;
/** When an answer takes longer than this, the shown data is stale at least until it comes. */
const SLOW_MS = 3000;
/** The feed sends something every two seconds. After a longer silence the board asks, and waits less for the answer. */
const SILENT_MS = 3000;
const SLOW_AFTER_SILENCE_MS = 1500;
/** While the feed sends the changes, a request in this interval checks whether bets would be accepted too. */
const CONTROL_MS = 5000;
/** Delay from a change of the matches in view to its message: scrolling a list changes them with every frame. */
const SIGHT_MS = 100;
/** The board retries by itself, sooner than a client would; on a dead line it gives up, so as to try a new one. */
const ASK_CHANGES = { timeoutMs: 5000, retry: false };
const ASK_LIST = { timeoutMs: 15_000, retry: false };

/**
 * One list of the sports venue, kept current: the whole list first, then its changes, from the feed or by request, and
 * the whole list again whenever the board or the gateway has lost track. Prices and matches are per-key stores that are
 * shown once a frame.
 */
export function createBoard(options: BoardOptions): Board {
  const { gateway, feed, sport, showType, clock, random, pollMs, isShown = () => true } = options;
  const prices = options.prices ?? createPriceStore(clock);
  const content = createBoardContent(clock, prices);
  const { matches } = content;
  const listeners = new Set<() => void>();
  let overview: BoardOverview = {
    status: 'loading',
    leagues: [],
    counts: null,
    sports: null,
    fault: null,
  };
  let version: number | null = null;
  let everReady = false;
  let failures = 0;
  let cancelTimer: Cancel | null = null;
  let cancelSlow: Cancel | null = null;
  let stops: (() => void)[] | null = null;
  /** Number of the current request; the answer to an older one is ignored. */
  let turn = 0;
  let watch: FeedWatch | null = null;
  /** Whether the feed sends the changes, so that only the control request is needed. */
  let live = false;
  let looked: readonly string[] | null = null;
  /** Whether the gateway refused the watch; it is tried again on the next connection. */
  let refused = false;
  let cancelSilence: Cancel | null = null;
  let cancelSight: Cancel | null = null;

  function show(change: Partial<BoardOverview>) {
    overview = { ...overview, ...change };
    for (const listener of Array.from(listeners)) listener();
  }

  /** Shows the current list; the caller decides the status. */
  function showList(told: Told, status: BoardStatus = overview.status) {
    const { counts, sports = null } = told;
    const leagues = content.arrange(overview.leagues);
    const same =
      JSON.stringify([counts, sports]) === JSON.stringify([overview.counts, overview.sports]);
    if (leagues === overview.leagues && same && overview.status === status) return;
    // A list must not name a match that its store does not show yet.
    prices.flush();
    matches.flush();
    const fault = status === 'ready' ? null : overview.fault;
    show({ status, leagues, counts, sports, fault });
  }

  async function ask(isCurrent: () => boolean): Promise<Told | null> {
    /**
     * True when the gateway does not know our version: it may be another gateway, whose versions cannot be compared.
     */
    let lost = false;
    if (version !== null) {
      const request = { gtype: sport, showType, since: version };
      const changes = await gateway.ask('getMatchChanges', request, ASK_CHANGES);
      if (!isCurrent()) return null;
      if (!changes.reset) {
        content.take({ ...changes, to: changes.version }, version, 'answer');
        version = Math.max(version, changes.version);
        return changes;
      }
      lost = true;
      leave();
    }
    const list = await gateway.ask('getMatchList', { gtype: sport, showType }, ASK_LIST);
    if (!isCurrent()) return null;
    content.takeList(list.leagues, list.version, lost);
    version = list.version;
    return list;
  }

  /** A board that has never had a list has failed, else it is stale. */
  function lose(fault: unknown) {
    const status = overview.leagues.length === 0 && !everReady ? 'failed' : 'stale';
    if (overview.status !== status || overview.fault !== fault) show({ status, fault });
  }

  function age() {
    if (overview.status === 'ready') show({ status: 'stale', fault: null });
  }

  async function poll(slowMs = SLOW_MS) {
    cancelTimer?.();
    cancelSlow?.();
    const own = ++turn;
    if (!isShown()) {
      // When the page becomes visible again, old prices must not be offered as valid.
      leave();
      age();
      return;
    }
    cancelSlow = clock.after(slowMs, age);
    content.asked();
    const isCurrent = () => own === turn;
    let wait: number | null = null;
    try {
      const told = await ask(isCurrent);
      if (!isCurrent() || !told) return;
      failures = 0;
      everReady = true;
      showList(told, 'ready');
      join();
    } catch (fault) {
      if (!isCurrent()) return;
      failures += 1;
      wait = LEAST_WAIT_MS + backOffDelay(failures, BACK_OFF, random);
      if (!everReady || overview.status !== 'ready' || failures >= STALE_AFTER) lose(fault);
    }
    cancelSlow?.();
    cancelTimer?.();
    wait ??= live ? Math.max(pollMs, CONTROL_MS) : pollMs;
    cancelTimer = clock.after(wait, () => void poll());
  }

  /** Watches the list from the known version, if there is one and a feed. */
  function join() {
    if (!feed || watch || refused || version === null) return;
    const known = looked?.filter(content.isWhole) ?? null;
    const request = { gtype: sport, showType, since: version, gidms: known };
    watch = feed.watch(request, { changes: hear, lost });
    if (!watch) return;
    content.narrow(looked && new Set(looked));
    // Matches that are named for the first time are sent whole.
    if (known?.length !== looked?.length) watch.sight(looked);
  }

  /** Ends the watch. Matches out of view may be old, and only the whole list brings them up to date. */
  function leave() {
    watch?.stop();
    watch = null;
    live = false;
    cancelSilence?.();
    if (!content.allWhole()) version = null;
    content.narrow(null);
  }

  function hear(changes: FeedChanges) {
    if (version === null || changes.from > version) {
      lost('gap');
      return;
    }
    content.take(changes, version, 'frame');
    if (changes.more === undefined) {
      version = Math.max(version, changes.to);
      showList(changes);
    }
    // While the venue does not answer, the list depends on the feed alone.
    if (!live && failures === 0) waitForControl();
    live = true;
    cancelSilence?.();
    cancelSilence = clock.after(SILENT_MS, () => {
      live = false;
      void poll(SLOW_AFTER_SILENCE_MS);
    });
  }

  /** Turns the next request into the control, unless a request is in flight. */
  function waitForControl() {
    if (!cancelTimer) return;
    cancelTimer();
    cancelTimer = clock.after(Math.max(pollMs, CONTROL_MS), () => void poll());
  }

  function lost(why: FeedLoss) {
    leave();
    // After a refused watch the board polls as if it had no feed, until the next connection.
    refused = why === 'refused';
    if (!refused) void poll();
  }

  function resume() {
    failures = 0;
    void poll();
  }

  function reload() {
    leave();
    version = null;
    failures = 0;
    if (!everReady) show({ status: 'loading', fault: null });
    void poll();
  }

  return {
    overview: () => overview,
    onOverview(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    match: (gidm) => matches.get(gidm),
    onMatch: (gidm, listener) => matches.subscribe(gidm, listener),
    price: (key) => prices.get(key),
    onPrice: (key, listener) => prices.subscribe(key, listener),
    sight(gidms) {
      looked = gidms;
      cancelSight ??= clock.after(SIGHT_MS, () => {
        cancelSight = null;
        if (!watch) return;
        content.narrow(looked && new Set(looked));
        watch.sight(looked);
      });
    },
    start() {
      stops ??= [
        options.onTextsChange?.(reload),
        options.onBack?.(resume),
        options.onShown?.(resume),
        options.scores?.(content.takeScore),
        feed?.onReady(() => {
          refused = false;
          join();
        }),
      ].filter((stop) => stop !== undefined);
      void poll();
    },
    resume,
    reload,
    dispose() {
      turn += 1;
      for (const stop of stops ?? []) stop();
      stops = null;
      leave();
      cancelTimer?.();
      cancelSlow?.();
      cancelSight?.();
      content.dispose();
      listeners.clear();
    },
  };
}
