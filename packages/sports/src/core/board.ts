import type { League, Match, ShowCounts, ShowType, SportsRequests } from '@courtside/contract';
import { backOffDelay, type Cancel, type Clock, type Random } from '@courtside/kernel';
import { createKeyedStore, type KeyedStore } from './keyed-store.ts';
import { nextPrice, priceKey, pricesOf, type LivePrice } from './live-price.ts';
import type { SportsGateway } from './sports-gateway.ts';

/**
 * `stale`: what is shown was true once, but the gateway has not answered since. `failed`: nothing has ever come. Prices
 * may be taken while the board is `ready` and at no other time.
 */
export type BoardStatus = 'loading' | 'ready' | 'stale' | 'failed';

export interface BoardLeague {
  readonly leagueId: string;
  readonly name: string;
  readonly gidms: readonly string[];
}

export interface BoardOverview {
  readonly status: BoardStatus;
  readonly leagues: readonly BoardLeague[];
  readonly counts: ShowCounts | null;
  readonly fault: unknown;
}

export interface Board {
  overview(): BoardOverview;
  onOverview(listener: () => void): () => void;
  match(gidm: string): Match | undefined;
  onMatch(gidm: string, listener: () => void): () => void;
  price(key: string): LivePrice | undefined;
  onPrice(key: string, listener: () => void): () => void;
  /** Begins to ask; `dispose` ends it. */
  start(): void;
  /** Asks for what changed now instead of after its wait, such as when the line is known to be back. */
  resume(): void;
  /** Asks for the whole list now: after 重试, and when texts are needed in another language. */
  reload(): void;
  dispose(): void;
}

export interface BoardOptions {
  gateway: Pick<SportsGateway, 'ask'>;
  /** The sport whose matches are shown. */
  sport: SportCode;
  showType: ShowType;
  clock: Clock;
  random: Random;
  /** Milliseconds between two questions. */
  pollMs: number;
  /**
   * Calls back whenever the texts of the gateway must be fetched again, such as on a change of language; returns what
   * ends it. Asked while the board is started.
   */
  onTextsChange?: (reload: () => void) => () => void;
  /** Calls back when the connection is back after an interruption; as `onTextsChange` otherwise. */
  onBack?: (resume: () => void) => () => void;
}

export type SportCode = SportsRequests['getMatchList']['gtype'];

/** After a failure: the longest wait keeps the return of the gateway to two seconds. */
const BACK_OFF = { baseMs: 250, maxMs: 1200 };
const LEAST_WAIT_MS = 300;
/** Failures in a row after which what is shown counts as stale. */
const STALE_AFTER = 2;
/** An answer that takes longer than this makes what is shown stale, whatever comes of it. */
const SLOW_MS = 3000;
/** The board asks again by itself, sooner than a client would; on a dead line it gives up, so as to try a new one. */
const ASK_CHANGES = { timeoutMs: 5000, retry: false };
const ASK_LIST = { timeoutMs: 15_000, retry: false };

/**
 * One list of the sports venue, kept current: the whole list first, then what changed since, and the whole list again
 * whenever the gateway has lost track. Prices and matches are per-key stores that are shown once a frame.
 */
export function createBoard(options: BoardOptions): Board {
  const { gateway, sport, showType, clock, random, pollMs } = options;
  const frame = (task: () => void) => clock.frame(task);
  const matches: KeyedStore<Match> = createKeyedStore(frame);
  const prices: KeyedStore<LivePrice & { ratio: string }> = createKeyedStore(frame);
  const latest = new Map<string, Match>();
  const lastPrice = new Map<string, LivePrice & { ratio: string }>();
  /** Price keys by match, so that lines which go away take their prices along. */
  const keysOf = new Map<string, Set<string>>();
  const listeners = new Set<() => void>();
  let overview: BoardOverview = { status: 'loading', leagues: [], counts: null, fault: null };
  let order: { leagueId: string; name: string }[] = [];
  let version: number | null = null;
  let everReady = false;
  let failures = 0;
  let cancelTimer: Cancel | null = null;
  let cancelSlow: Cancel | null = null;
  let stops: (() => void)[] | null = null;
  /** Number of the question that is under way; an answer to an older one is ignored. */
  let turn = 0;

  function show(change: Partial<BoardOverview>) {
    overview = { ...overview, ...change };
    for (const listener of Array.from(listeners)) listener();
  }

  function put(match: Match) {
    latest.set(match.gidm, match);
    const now = clock.now();
    const seen = new Set<string>();
    for (const market of match.markets) {
      for (const [pick, price] of pricesOf(market)) {
        const key = priceKey(market.gid, market.wtype, pick);
        seen.add(key);
        const before = lastPrice.get(key);
        const next = nextPrice(
          before,
          price,
          market.sw && !/^0\.0+$/.test(price),
          market.ratio,
          now,
        );
        if (next === before) continue;
        lastPrice.set(key, next);
        prices.set(key, next);
      }
    }
    for (const key of keysOf.get(match.gidm) ?? []) {
      if (!seen.has(key)) forgetPrice(key);
    }
    keysOf.set(match.gidm, seen);
    // After its prices, so that a match that is drawn finds them.
    matches.set(match.gidm, match);
  }

  function forgetPrice(key: string) {
    lastPrice.delete(key);
    prices.delete(key);
  }

  function drop(gidm: string) {
    latest.delete(gidm);
    matches.delete(gidm);
    for (const key of keysOf.get(gidm) ?? []) forgetPrice(key);
    keysOf.delete(gidm);
  }

  /** Leagues in the gateway's order, matches by kick-off; the same array as before when nothing moved. */
  function arrange(): readonly BoardLeague[] {
    const groups = new Map<string, Match[]>(order.map(({ leagueId }) => [leagueId, []]));
    for (const match of latest.values()) {
      const group = groups.get(match.league_id);
      if (group) group.push(match);
      else {
        groups.set(match.league_id, [match]);
        order = [...order, { leagueId: match.league_id, name: match.league_name }];
      }
    }
    const leagues = order.flatMap(({ leagueId, name }) => {
      const gidms = (groups.get(leagueId) ?? [])
        .toSorted((a, b) => a.kickOff - b.kickOff || a.gidm.localeCompare(b.gidm))
        .map((match) => match.gidm);
      return gidms.length === 0 ? [] : [{ leagueId, name, gidms }];
    });
    return JSON.stringify(leagues) === JSON.stringify(overview.leagues)
      ? overview.leagues
      : leagues;
  }

  function takeList(leagues: readonly League[]) {
    order = leagues.map((league) => ({ leagueId: league.league_id, name: league.league_name }));
    const present = new Set(leagues.flatMap((league) => league.matches.map((each) => each.gidm)));
    for (const gidm of Array.from(latest.keys())) if (!present.has(gidm)) drop(gidm);
    for (const league of leagues) for (const match of league.matches) put(match);
  }

  async function ask(isCurrent: () => boolean) {
    if (version !== null) {
      const request = { gtype: sport, showType, since: version };
      const changes = await gateway.ask('getMatchChanges', request, ASK_CHANGES);
      if (!isCurrent()) return null;
      if (!changes.reset) {
        for (const match of changes.matches) put(match);
        for (const gidm of changes.removed) drop(gidm);
        version = changes.version;
        return changes.counts;
      }
    }
    const list = await gateway.ask('getMatchList', { gtype: sport, showType }, ASK_LIST);
    if (!isCurrent()) return null;
    takeList(list.leagues);
    version = list.version;
    return list.counts;
  }

  /** Nothing to show is a failure, something to show is old. */
  function lose(fault: unknown) {
    const status = overview.leagues.length === 0 && !everReady ? 'failed' : 'stale';
    if (overview.status !== status || overview.fault !== fault) show({ status, fault });
  }

  async function poll() {
    cancelTimer?.();
    cancelSlow?.();
    cancelSlow = clock.after(SLOW_MS, () => {
      if (overview.status === 'ready') show({ status: 'stale', fault: null });
    });
    const own = ++turn;
    const isCurrent = () => own === turn;
    let wait = pollMs;
    try {
      const counts = await ask(isCurrent);
      if (!isCurrent()) return;
      failures = 0;
      everReady = true;
      const leagues = arrange();
      const same = JSON.stringify(counts) === JSON.stringify(overview.counts);
      if (leagues !== overview.leagues || !same || overview.status !== 'ready') {
        // A list must not name a match that its store does not show yet.
        prices.flush();
        matches.flush();
        show({ status: 'ready', leagues, counts, fault: null });
      }
    } catch (fault) {
      if (!isCurrent()) return;
      failures += 1;
      wait = LEAST_WAIT_MS + backOffDelay(failures, BACK_OFF, random);
      if (!everReady || overview.status !== 'ready' || failures >= STALE_AFTER) lose(fault);
    }
    cancelSlow?.();
    cancelTimer = clock.after(wait, () => void poll());
  }

  function resume() {
    failures = 0;
    void poll();
  }

  function reload() {
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
    start() {
      stops ??= [options.onTextsChange?.(reload), options.onBack?.(resume)].filter(
        (stop) => stop !== undefined,
      );
      void poll();
    },
    resume,
    reload,
    dispose() {
      turn += 1;
      for (const stop of stops ?? []) stop();
      stops = null;
      cancelTimer?.();
      cancelSlow?.();
      matches.dispose();
      prices.dispose();
      listeners.clear();
    },
  };
}
