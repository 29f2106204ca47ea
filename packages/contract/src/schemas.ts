import type { components } from './generated/openapi.ts';

type Schemas = components['schemas'];

/** Decimal string with at most two decimals, in the member's currency. */
export type Amount = Schemas['Amount'];
/** Decimal string: profit per unit staked (Hong Kong odds). */
export type Price = Schemas['Price'];
export type PreInfo = Schemas['PreInfo'];
export type VenueType = Schemas['VenueType'];
export type Picture = Schemas['Picture'];
export type Notice = Schemas['Notice'];
export type Advertisement = Schemas['Advertisement'];
export type NavigationEntry = Schemas['NavigationEntry'];
export type SponsorContent = Schemas['SponsorContent'];
export type Venue = Schemas['Venue'];
export type BonusPool = Schemas['BonusPool'];
export type Game = Schemas['Game'];
export type Promotion = Schemas['Promotion'];
export type PictureCaptcha = Schemas['PictureCaptcha'];
export type SliderChallenge = Schemas['SliderChallenge'];
export type SliderResult = Schemas['SliderResult'];
export type Registration = Schemas['Registration'];
export type Login = Schemas['Login'];
export type Session = Schemas['Session'];
export type MemberInfo = Schemas['MemberInfo'];
export type Balance = Schemas['Balance'];
export type DepositChannel = Schemas['DepositChannel'];
export type DepositOrder = Schemas['DepositOrder'];
export type ShowType = Schemas['ShowType'];
export type ShowCounts = Schemas['ShowCounts'];
export type Wtype = Schemas['Wtype'];
export type PickCode = Schemas['PickCode'];
export type Score = Schemas['Score'];
export type League = Schemas['League'];
export type Match = Schemas['Match'];
export type Market = Schemas['Market'];
export type SportsCall = Schemas['SportsCall'];
export type SportsAnswer = Schemas['SportsAnswer'];
export type MatchListAnswer = Schemas['MatchListAnswer'];
export type MatchChangesAnswer = Schemas['MatchChangesAnswer'];
export type QuoteAnswer = Schemas['QuoteAnswer'];
export type OrderAnswer = Schemas['OrderAnswer'];
export type BetRefusal = Schemas['BetRefusal'];
export type BetRecord = Schemas['BetRecord'];
export type BetRecordFilter = Schemas['BetRecordFilter'];
export type BetRecordPage = Schemas['BetRecordPage'];
export type BetRecordTotal = Schemas['BetRecordTotal'];
