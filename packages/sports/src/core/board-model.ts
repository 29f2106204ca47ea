import type {
  Match,
  ShowCounts,
  ShowType,
  SportsAnswers,
  SportsRequests,
} from '@courtside/contract';
import type { Clock, Random } from '@courtside/kernel';
import type { Feed } from './feed.ts';
import type { KnownPrice } from './live-price.ts';
import type { PriceStore } from './price-store.ts';
import type { ScorePushes } from './score-push.ts';
import type { SportsGateway } from './sports-gateway.ts';

/**
 * `stale`: the shown data was current once, but the gateway has not answered since. `failed`: no answer has ever come.
 * Prices may be taken only while the board is `ready`.
 */
export type BoardStatus = 'loading' | 'ready' | 'stale' | 'failed';

export interface BoardLeague {
  readonly leagueId: string;
  readonly name: string;
  readonly gidms: readonly string[];
  /** True when the gateway has it folded (`isExpand` 0); left out where it is unfolded. */
  readonly collapsed?: true;
}

export interface BoardOverview {
  readonly status: BoardStatus;
  readonly leagues: readonly BoardLeague[];
  readonly counts: ShowCounts | null;
  /** The counts of every sport; null where the gateway does not send them. */
  readonly sports: SportCounts | null;
  readonly fault: unknown;
}

export interface Board {
  overview(): BoardOverview;
  onOverview(listener: () => void): () => void;
  match(gidm: string): Match | undefined;
  /** Calls back when more of a match changed than its prices. @returns stops the calls */
  onMatch(gidm: string, listener: () => void): () => void;
  price(key: string): KnownPrice | undefined;
  onPrice(key: string, listener: () => void): () => void;
  /**
   * Sets the matches that are in view: the feed sends the markets of these only, so the prices of others get old until
   * they are named. All matches when null, as at first.
   */
  sight(gidms: readonly string[] | null): void;
  /** Starts the requests; `dispose` ends them. */
  start(): void;
  /** Requests the changes now instead of after the wait, such as when the connection is back. */
  resume(): void;
  /** Requests the whole list now: after 重试, and when texts are needed in another language. */
  reload(): void;
  dispose(): void;
}

export interface BoardOptions {
  gateway: Pick<SportsGateway, 'ask'>;
  /** Sends changes as they happen; without it, and while it is not connected, the board asks every `pollMs`. */
  feed?: Feed;
  /** Scores that the socket pushes, shown without waiting for the list. */
  scores?: ScorePushes;
  /** Store of the board's prices, shared with other boards and quotes. @default a store of its own */
  prices?: PriceStore;
  /** The sport whose matches are shown; `ALL` for every sport. */
  sport: ListSport;
  showType: ShowType;
  clock: Clock;
  random: Random;
  /** Milliseconds between two requests. */
  pollMs: number;
  /**
   * Calls back whenever the texts of the gateway must be fetched again, such as on a change of language; returns a
   * function that stops the calls. Subscribed while the board is started.
   */
  onTextsChange?: (reload: () => void) => () => void;
  /** Calls back when the connection is back after an interruption; as `onTextsChange` otherwise. */
  onBack?: (resume: () => void) => () => void;
  /** Whether the page is visible; while it is not, nothing is requested and the shown data is stale. @default always */
  isShown?: () => boolean;
  /** Calls back when the page is visible again after `isShown` was false. @returns stops the calls */
  onShown?: (resume: () => void) => () => void;
}

/** A sport of the venue, or `ALL`. */
export type ListSport = SportsRequests['getMatchList']['gtype'];
/** Number of matches in each list, by sport. */
export type SportCounts = NonNullable<SportsAnswers['getMatchList']['sports']>;
