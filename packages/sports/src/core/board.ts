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

/** What comes with every answer and every frame of a list. */
interface Told {
  readonly counts: ShowCounts;
  readonly sports?: SportCounts;
}

/** After a failure: the longest wait keeps the return of the gateway to two seconds. */
const BACK_OFF = { baseMs: 250, maxMs: 1200 };
const LEAST_WAIT_MS = 300;
/** Failures in a row after which what is shown counts as stale. */
const STALE_AFTER = 2;
/** An answer that takes longer than this makes what is shown stale, whatever comes of it. */
const SLOW_MS = 3000;
/** The feed tells something every two seconds. After a longer silence the board asks, and waits less for the answer. */
const SILENT_MS = 3000;
const SLOW_AFTER_SILENCE_MS = 1500;
/** While the feed tells what changed, a question now and then says whether bets would be taken too. */
const CONTROL_MS = 5000;
/** Between a change of what is in sight and its message: a list that is scrolled changes it with every frame. */
const SIGHT_MS = 100;
/** The board asks again by itself, sooner than a client would; on a dead line it gives up, so as to try a new one. */
const ASK_CHANGES = { timeoutMs: 5000, retry: false };
const ASK_LIST = { timeoutMs: 15_000, retry: false };

/**
 * One list of the sports venue, kept current: the whole list first, then what changed since, told by the feed or asked
 * for, and the whole list again whenever somebody has lost track. Prices and matches are per-key stores that are shown
 * once a frame.
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
  /** Number of the question that is under way; an answer to an older one is ignored. */
  let turn = 0;
  let watch: FeedWatch | null = null;
  /** Whether the feed tells what changes, so that nothing but the control is to be asked. */
  let live = false;
  let looked: readonly string[] | null = null;
  /** Whether the gateway refused to be watched; asked again on the next connection. */
  let refused = false;
  let cancelSilence: Cancel | null = null;
  let cancelSight: Cancel | null = null;

  function show(change: Partial<BoardOverview>) {
    overview = { ...overview, ...change };
    for (const listener of Array.from(listeners)) listener();
  }

  /** Shows the list as it is now; the status is the asker's to say. */
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
    /** The gateway does not know our version: it may be another one, whose numbers say nothing of those known. */
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

  /** Nothing to show is a failure, something to show is old. */
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
      // Whoever comes back must not find prices of long ago that can be taken.
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

  /** Watches the list from the version that is known, where there is one and a feed to tell. */
  function join() {
    if (!feed || watch || refused || version === null) return;
    const known = looked?.filter(content.isWhole) ?? null;
    const request = { gtype: sport, showType, since: version, gidms: known };
    watch = feed.watch(request, { changes: hear, lost });
    if (!watch) return;
    content.narrow(looked && new Set(looked));
    // What is named anew is sent whole.
    if (known?.length !== looked?.length) watch.sight(looked);
  }

  /** Ends the watch. What was out of sight may be old, and only the whole list says so. */
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
    // While the venue does not answer, the list is no more than the feed's.
    if (!live && failures === 0) waitForControl();
    live = true;
    cancelSilence?.();
    cancelSilence = clock.after(SILENT_MS, () => {
      live = false;
      void poll(SLOW_AFTER_SILENCE_MS);
    });
  }

  /** The next question becomes the control, unless one is under way. */
  function waitForControl() {
    if (!cancelTimer) return;
    cancelTimer();
    cancelTimer = clock.after(Math.max(pollMs, CONTROL_MS), () => void poll());
  }

  function lost(why: FeedLoss) {
    leave();
    // A gateway that refuses a watch is asked as if it had no feed, until the connection is another.
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
