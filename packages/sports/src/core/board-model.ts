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
 * `stale`: what is shown was true once, but the gateway has not answered since. `failed`: nothing has ever come. Prices
 * may be taken while the board is `ready` and at no other time.
 */
export type BoardStatus = 'loading' | 'ready' | 'stale' | 'failed';

export interface BoardLeague {
  readonly leagueId: string;
  readonly name: string;
  readonly gidms: readonly string[];
  /** The gateway has it folded (`isExpand` 0); left out where it is unfolded. */
  readonly collapsed?: true;
}

export interface BoardOverview {
  readonly status: BoardStatus;
  readonly leagues: readonly BoardLeague[];
  readonly counts: ShowCounts | null;
  /** The same by sport, of every sport; null where the gateway does not say. */
  readonly sports: SportCounts | null;
  readonly fault: unknown;
}

export interface Board {
  overview(): BoardOverview;
  onOverview(listener: () => void): () => void;
  match(gidm: string): Match | undefined;
  /** Calls back when more of a match changed than its prices. @returns stops it */
  onMatch(gidm: string, listener: () => void): () => void;
  price(key: string): KnownPrice | undefined;
  onPrice(key: string, listener: () => void): () => void;
  /**
   * Says which matches are looked at: the feed sends the markets of these alone, so the prices of others grow old until
   * they are named. All of them when null, as at first.
   */
  sight(gidms: readonly string[] | null): void;
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
  /** Tells what changed as it happens; without it, and while it is not connected, the board asks every `pollMs`. */
  feed?: Feed;
  /** Scores that the socket pushes, shown without a wait for the list. */
  scores?: ScorePushes;
  /** Where its prices are kept, with those of other boards and of quotes. @default a store of its own */
  prices?: PriceStore;
  /** The sport whose matches are shown; `ALL` for every one. */
  sport: ListSport;
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
  /** Whether anybody can see the page; while nobody can, nothing is asked and what is shown is stale. @default always */
  isShown?: () => boolean;
  /** Calls back when the page is seen again after `isShown` was false. @returns stops it */
  onShown?: (resume: () => void) => () => void;
}

/** A sport of the venue, or `ALL`. */
export type ListSport = SportsRequests['getMatchList']['gtype'];
/** How many matches each list holds, by sport. */
export type SportCounts = NonNullable<SportsAnswers['getMatchList']['sports']>;
