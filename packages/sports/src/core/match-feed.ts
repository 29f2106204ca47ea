import type { Market, Match, SportsAnswers, SportsRequests } from '@courtside/contract';
import { backOffDelay, type Cancel, type Clock, type Random } from '@courtside/kernel';
import type { Board, BoardStatus } from './board.ts';
import { createHeldPrices } from './held-prices.ts';
import { createPriceStore, type PriceStore } from './price-store.ts';
import { createPushedScores, withScore, type ScorePush, type ScorePushes } from './score-push.ts';
import type { SportsGateway } from './sports-gateway.ts';

type MatchAnswer = SportsAnswers['getMatch'];

/** The data of a match's page besides its score and its markets. */
export type MatchDetails = Pick<MatchAnswer, 'timeline' | 'statistics' | 'play' | 'form' | 'table'>;

/** A market without its prices: it changes when a line comes or goes, and not when a price moves. */
export interface OfferedMarket extends Pick<Market, 'gid' | 'wtype' | 'ratio' | 'strong'> {
  readonly picks: readonly string[];
}

export interface MatchOverview {
  /** As of a board; `unknown`: the gateway has no such match. */
  readonly status: BoardStatus | 'unknown';
  /** Null until the first answer. The same object for as long as nothing in it changed, as is `offers`. */
  readonly details: MatchDetails | null;
  readonly offers: readonly OfferedMarket[];
  readonly fault: unknown;
}

/** A source of prices: a board of many matches, or the feed of one. */
export type PriceSource = Pick<Board, 'match' | 'onMatch' | 'price' | 'onPrice' | 'onOverview'> & {
  overview(): { readonly status: BoardStatus | 'unknown' };
};

/** One match with all data of its page, kept current. */
export interface MatchFeed extends PriceSource {
  readonly gidm: string;
  overview(): MatchOverview;
  /** Starts the requests; `dispose` ends them. */
  start(): void;
  /** Requests now: after 重试, and when texts are needed in another language. */
  reload(): void;
  /** The prices of a pick in the last two hours, the oldest first. */
  history(of: SportsRequests['getPriceHistory']): Promise<readonly PricePoint[]>;
  dispose(): void;
}

export type PricePoint = SportsAnswers['getPriceHistory']['points'][number];

export interface MatchFeedOptions {
  gateway: Pick<SportsGateway, 'ask'>;
  gidm: string;
  clock: Clock;
  random: Random;
  /** Scores that the socket pushes, shown without waiting for the next answer. */
  scores?: ScorePushes;
  /** The prices of the site, so that the slip and every list show the same. @default a store of its own */
  prices?: PriceStore;
  /** Milliseconds between two requests; also after the end, as a correction may still come. */
  pollMs: { readonly inPlay: number; readonly before: number; readonly ended: number };
  /** Whether a fault means that there is no such match, which is then not requested again. */
  isUnknown: (fault: unknown) => boolean;
  /** Whether the page is visible; while it is not, nothing is requested. @default always */
  isShown?: () => boolean;
  /** Calls back when the page becomes visible; returns a function that stops the calls. */
  onShown?: (resume: () => void) => () => void;
  /** As in `BoardOptions`. */
  onTextsChange?: (reload: () => void) => () => void;
  /** As in `BoardOptions`. */
  onBack?: (resume: () => void) => () => void;
}

const LEAST_WAIT_MS = 300;
const BACK_OFF = { baseMs: 250, maxMs: 1200 };
/** Failures in a row after which the shown data counts as stale. */
const STALE_AFTER = 2;
/** When an answer takes longer than this, the shown data is stale at least until it comes. */
const SLOW_MS = 3000;
const ASK = { timeoutMs: 8000, retry: false };

const offerOf = ({ gid, wtype, ratio, strong, ior }: Market): OfferedMarket => ({
  gid,
  wtype,
  ratio,
  strong,
  picks: Object.keys(ior),
});

/** Returns the earlier value where the new one is equal. */
const kept = <T>(before: T, next: T): T =>
  JSON.stringify(before) === JSON.stringify(next) ? before : next;

const isOver = ({ gameStatus }: Match) => gameStatus === 'finished' || gameStatus === 'abandoned';

/**
 * One match, requested repeatedly while its page is visible. Prices are a store by key, shown once a frame, so that a
 * moving price redraws only its own cell.
 *
 * @example
 * const feed = createMatchFeed({ gateway, gidm: '842588227', clock, random, pollMs, isUnknown });
 * feed.start();
 */
export function createMatchFeed(options: MatchFeedOptions): MatchFeed {
  const { gateway, gidm, clock, random, pollMs, isUnknown, isShown = () => true } = options;
  const prices = options.prices ?? createPriceStore(clock);
  const held = createHeldPrices(prices);
  /** Number of answers; the version where the gateway sends none. */
  let answers = 0;
  const listeners = new Set<() => void>();
  const matchListeners = new Set<() => void>();
  let match: Match | undefined;
  let overview: MatchOverview = { status: 'loading', details: null, offers: [], fault: null };
  let failures = 0;
  let cancelTimer: Cancel | null = null;
  let cancelSlow: Cancel | null = null;
  let stops: (() => void)[] | null = null;
  /** Number of the current request; the answer to an older one is ignored. */
  let turn = 0;
  const pushed = createPushedScores();

  const tell = (set: ReadonlySet<() => void>) => {
    for (const listener of Array.from(set)) listener();
  };

  function show(next: MatchOverview) {
    const { status, details, offers, fault } = overview;
    const same =
      next.status === status &&
      next.details === details &&
      next.offers === offers &&
      next.fault === fault;
    if (same) return;
    overview = next;
    tell(listeners);
  }

  function take({ version, match: next, timeline, statistics, play, form, table }: MatchAnswer) {
    failures = 0;
    answers += 1;
    const told = pushed.over(next);
    // Prices belong to the score that the gateway sent with them; see `isOfScore`.
    held.put(next, version ?? answers, version === undefined);
    // A market must not be drawn before its prices are there.
    prices.flush();
    const before = match;
    match = kept(before, told);
    const details = kept(overview.details, { timeline, statistics, play, form, table });
    const offers = kept(overview.offers, next.markets.map(offerOf));
    if (match !== before) tell(matchListeners);
    show({ status: 'ready', details, offers, fault: null });
  }

  function takeScore(push: ScorePush) {
    pushed.push(push);
    const before = match;
    match = before && withScore(before, push);
    if (match !== before) tell(matchListeners);
  }

  function lose(fault: unknown) {
    failures += 1;
    if (overview.details === null) show({ ...overview, status: 'failed', fault });
    else if (failures >= STALE_AFTER) show({ ...overview, status: 'stale', fault });
  }

  function pause(): number {
    if (failures > 0) return LEAST_WAIT_MS + backOffDelay(failures, BACK_OFF, random);
    if (!match) return pollMs.before;
    if (isOver(match)) return pollMs.ended;
    return match.gameStatus === 'scheduled' ? pollMs.before : pollMs.inPlay;
  }

  function age() {
    if (overview.status === 'ready') show({ ...overview, status: 'stale' });
  }

  async function poll() {
    cancelTimer?.();
    cancelSlow?.();
    const own = ++turn;
    if (!isShown()) {
      // When the page becomes visible again, old prices must not be offered as valid.
      age();
      return;
    }
    cancelSlow = clock.after(SLOW_MS, age);
    pushed.asked();
    try {
      const answer = await gateway.ask('getMatch', { gidm }, ASK);
      if (own !== turn) return;
      take(answer);
    } catch (fault) {
      if (own !== turn) return;
      if (isUnknown(fault)) {
        cancelSlow();
        show({ ...overview, status: 'unknown', fault });
        return;
      }
      lose(fault);
    }
    cancelSlow();
    cancelTimer = clock.after(pause(), () => void poll());
  }

  function reload() {
    failures = 0;
    if (overview.details === null) show({ ...overview, status: 'loading', fault: null });
    void poll();
  }

  return {
    gidm,
    overview: () => overview,
    onOverview(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    match: (asked) => (asked === gidm ? match : undefined),
    onMatch(asked, listener) {
      if (asked !== gidm) return () => undefined;
      matchListeners.add(listener);
      return () => void matchListeners.delete(listener);
    },
    price: prices.get,
    onPrice: prices.subscribe,
    start() {
      stops ??= [
        options.onTextsChange?.(reload),
        options.onBack?.(reload),
        options.onShown?.(reload),
        options.scores?.(takeScore),
      ].filter((stop) => stop !== undefined);
      void poll();
    },
    reload,
    history: async (of) => (await gateway.ask('getPriceHistory', of)).points,
    dispose() {
      turn += 1;
      for (const stop of stops ?? []) stop();
      stops = null;
      cancelTimer?.();
      cancelSlow?.();
      held.dispose();
      listeners.clear();
      matchListeners.clear();
    },
  };
}
