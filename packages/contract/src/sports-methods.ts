import type { components } from './generated/openapi.ts';

type Schemas = components['schemas'];
type Own<Call extends { request: object }> = Omit<
  Call['request'],
  keyof Schemas['SportsRequestBase']
>;

/** Requests of the sports methods, without the fields that every method has. */
export interface SportsRequests {
  getMatchList: Own<Schemas['MatchListCall']>;
  getMatchChanges: Own<Schemas['MatchChangesCall']>;
  getOutrights: Own<Schemas['OutrightsCall']>;
  getMatch: Own<Schemas['MatchCall']>;
  getPriceHistory: Own<Schemas['PriceHistoryCall']>;
  getResults: Own<Schemas['ResultsCall']>;
  getResult: Own<Schemas['ResultCall']>;
  getQuote: Own<Schemas['QuoteCall']>;
  getQuotes: Own<Schemas['QuotesCall']>;
  placeBet: Own<Schemas['PlaceBetCall']>;
  placeSeries: Own<Schemas['PlaceSeriesCall']>;
  getOrder: Own<Schemas['OrderCall']>;
  getTicket: Own<Schemas['TicketCall']>;
  getCashOut: Own<Schemas['CashOutOffersCall']>;
  cashOut: Own<Schemas['CashOutCall']>;
  getCashOutOrder: Own<Schemas['CashOutOrderCall']>;
}

/** Answers of the sports methods. */
export interface SportsAnswers {
  getMatchList: Schemas['MatchListAnswer'];
  getMatchChanges: Schemas['MatchChangesAnswer'];
  getOutrights: Schemas['OutrightsAnswer'];
  getMatch: Schemas['MatchAnswer'];
  getPriceHistory: Schemas['PriceHistoryAnswer'];
  getResults: Schemas['ResultsAnswer'];
  getResult: Schemas['ResultAnswer'];
  getQuote: Schemas['QuoteAnswer'];
  getQuotes: Schemas['QuotesAnswer'];
  placeBet: Schemas['OrderAnswer'];
  placeSeries: Schemas['OrderAnswer'];
  getOrder: Schemas['OrderAnswer'];
  getTicket: Schemas['TicketAnswer'];
  getCashOut: Schemas['CashOutOffersAnswer'];
  cashOut: Schemas['CashOutAnswer'];
  getCashOutOrder: Schemas['CashOutAnswer'];
}

export type SportsMethod = keyof SportsRequests;
