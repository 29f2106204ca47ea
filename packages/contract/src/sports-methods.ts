import type { components } from './generated/openapi.ts';

type Schemas = components['schemas'];
type Own<Call extends { request: object }> = Omit<
  Call['request'],
  keyof Schemas['SportsRequestBase']
>;

/** What each method of the sports resource call asks, without the fields that every method carries. */
export interface SportsRequests {
  getMatchList: Own<Schemas['MatchListCall']>;
  getMatchChanges: Own<Schemas['MatchChangesCall']>;
  getQuote: Own<Schemas['QuoteCall']>;
  placeBet: Own<Schemas['PlaceBetCall']>;
  getOrder: Own<Schemas['OrderCall']>;
}

/** What each method answers. */
export interface SportsAnswers {
  getMatchList: Schemas['MatchListAnswer'];
  getMatchChanges: Schemas['MatchChangesAnswer'];
  getQuote: Schemas['QuoteAnswer'];
  placeBet: Schemas['OrderAnswer'];
  getOrder: Schemas['OrderAnswer'];
}

export type SportsMethod = keyof SportsRequests;
