// Public: the gateway of the sports venue, boards and the keys of prices. The stores behind a board and how answers are
// merged stay private.
export { createSportsGateway } from './core/sports-gateway.ts';
export type { SportsGateway, SportsGatewayOptions } from './core/sports-gateway.ts';
export { createBoard } from './core/board.ts';
export type {
  Board,
  BoardLeague,
  BoardOptions,
  BoardOverview,
  BoardStatus,
  SportCode,
} from './core/board.ts';
export { createKeyedStore } from './core/keyed-store.ts';
export type { KeyedStore } from './core/keyed-store.ts';
export { matchClock } from './core/match-clock.ts';
export type { MatchClock } from './core/match-clock.ts';
export { boardRows, MARKET_COLUMNS } from './core/board-rows.ts';
export type { BoardRow, MarketColumn } from './core/board-rows.ts';
export { priceKey } from './core/live-price.ts';
export type { LivePrice } from './core/live-price.ts';
