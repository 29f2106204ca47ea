// Public: the gateway of the sports venue, boards and the keys of prices. The merging of answers stays private.
export { createSportsGateway } from './core/sports-gateway.ts';
export type { SportsGateway, SportsGatewayOptions } from './core/sports-gateway.ts';
export { createBoard } from './core/board.ts';
export type {
  Board,
  BoardLeague,
  BoardOptions,
  BoardOverview,
  BoardStatus,
  ListSport,
  SportCounts,
} from './core/board.ts';
export { FIRST_LIST, HOME_LISTS } from './core/first-lists.ts';
export { createFeed } from './core/feed.ts';
export { scoreOf } from './core/score-push.ts';
export type { ScorePush, ScorePushes } from './core/score-push.ts';
export type {
  Feed,
  FeedChanges,
  FeedListener,
  FeedLoss,
  FeedOptions,
  FeedRequest,
  FeedSocket,
  FeedWatch,
} from './core/feed.ts';
export { createPriceStore } from './core/price-store.ts';
export type { PriceStore } from './core/price-store.ts';
export { createOutrights } from './core/outrights.ts';
export type { Outrights, OutrightsOptions, OutrightsOverview } from './core/outrights.ts';
export { createMatchFeed } from './core/match-feed.ts';
export type {
  MatchDetails,
  MatchFeed,
  MatchFeedOptions,
  MatchOverview,
  OfferedMarket,
  PricePoint,
  PriceSource,
} from './core/match-feed.ts';
export { matchPath } from './core/match-path.ts';
export { createKeyedStore } from './core/keyed-store.ts';
export type { KeyedStore } from './core/keyed-store.ts';
export { isExtraInning, isOvertime, matchClock, secondsText } from './core/match-clock.ts';
export type { ClockedMatch, MatchClock } from './core/match-clock.ts';
export { boardColumns } from './core/board-columns.ts';
export type { ColumnedMatch, MarketColumn } from './core/board-columns.ts';
export { boardRows } from './core/board-rows.ts';
export type { BoardRow } from './core/board-rows.ts';
export { isFound } from './core/match-search.ts';
export type { SearchedMatch } from './core/match-search.ts';
export { priceKey } from './core/live-price.ts';
export type { KnownPrice, LivePrice, ToldPrice } from './core/live-price.ts';
export { BOARD_PATH } from './core/match-path.ts';
