import type { Market, Match, SportsAnswers, SportsRequests } from '@courtside/contract';
import { backOffDelay, type Cancel, type Clock, type Random } from '@courtside/kernel';
import type { Board, BoardStatus } from './board.ts';
import { createHeldPrices } from './held-prices.ts';
import { createPriceStore, type PriceStore } from './price-store.ts';
import { createPushedScores, withScore, type ScorePush, type ScorePushes } from './score-push.ts';
import type { SportsGateway } from './sports-gateway.ts';

type MatchAnswer = SportsAnswers['getMatch'];

/** What a page tells of a match besides its score and its markets. */
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

/** Where prices come from: a board of many matches, or the feed of one. */
export type PriceSource = Pick<Board, 'match' | 'onMatch' | 'price' | 'onPrice' | 'onOverview'> & {
  overview(): { readonly status: BoardStatus | 'unknown' };
};

/** One match with all that its page shows, kept current. */
export interface MatchFeed extends PriceSource {
  readonly gidm: string;
  overview(): MatchOverview;
  /** Begins to ask; `dispose` ends it. */
  start(): void;
  /** Asks now: after 重试, and when texts are needed in another language. */
  reload(): void;
  /** The price of a pick in the last two hours, the oldest first. */
  history(of: SportsRequests['getPriceHistory']): Promise<readonly PricePoint[]>;
  dispose(): void;
}

export type PricePoint = SportsAnswers['getPriceHistory']['points'][number];

export interface MatchFeedOptions {
  gateway: Pick<SportsGateway, 'ask'>;
  gidm: string;
  clock: Clock;
  random: Random;
  /** Scores that the socket pushes, shown without a wait for the next answer. */
  scores?: ScorePushes;
  /** The prices of the site, so that the slip and every list show the same. @default its own */
  prices?: PriceStore;
  /** Milliseconds between two questions; after the end a correction may still come. */
  pollMs: { readonly inPlay: number; readonly before: number; readonly ended: number };
  /** Whether a fault says that there is no such match, which is then not asked for again. */
  isUnknown: (fault: unknown) => boolean;
  /** Whether anybody can see the page; while nobody can, nothing is asked. @default always */
  isShown?: () => boolean;
  /** Calls back when the page comes into sight; returns what ends it. */
  onShown?: (resume: () => void) => () => void;
  /** As of a board. */
  onTextsChange?: (reload: () => void) => () => void;
  /** As of a board. */
  onBack?: (resume: () => void) => () => void;
}

const LEAST_WAIT_MS = 300;
const BACK_OFF = { baseMs: 250, maxMs: 1200 };
/** Failures in a row after which what is shown counts as stale. */
const STALE_AFTER = 2;
/** An answer that takes longer than this makes what is shown stale, whatever comes of it. */
const SLOW_MS = 3000;
const ASK = { timeoutMs: 8000, retry: false };

const offerOf = ({ gid, wtype, ratio, strong, ior }: Market): OfferedMarket => ({
  gid,
  wtype,
  ratio,
  strong,
  picks: Object.keys(ior),
});

/** The value before, where the new one says the same. */
const kept = <T>(before: T, next: T): T =>
  JSON.stringify(before) === JSON.stringify(next) ? before : next;

const isOver = ({ gameStatus }: Match) => gameStatus === 'finished' || gameStatus === 'abandoned';

/**
 * One match, asked for again and again for as long as its page is in sight. Prices are a store by key, shown once a
 * frame, so that one that moves draws its own cell and no other.
 *
 * @example
 * const feed = createMatchFeed({ gateway, gidm: '842588227', clock, random, pollMs, isUnknown });
 * feed.start();
 */
export function createMatchFeed(options: MatchFeedOptions): MatchFeed {
  const { gateway, gidm, clock, random, pollMs, isUnknown, isShown = () => true } = options;
  const prices = options.prices ?? createPriceStore(clock);
  const held = createHeldPrices(prices);
  /** Answers of a gateway that tells no version follow each other. */
  let answers = 0;
  const listeners = new Set<() => void>();
  const matchListeners = new Set<() => void>();
  let match: Match | undefined;
  let overview: MatchOverview = { status: 'loading', details: null, offers: [], fault: null };
  let failures = 0;
  let cancelTimer: Cancel | null = null;
  let cancelSlow: Cancel | null = null;
  let stops: (() => void)[] | null = null;
  /** Number of the question that is under way; an answer to an older one is ignored. */
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
    // Its prices are those of its own score; see `isOfScore`.
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
      // Whoever comes back must not find prices of long ago that can be taken.
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
