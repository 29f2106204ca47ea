// Public: generated types, tables of codes, and lists of calls. The generated files themselves stay private, so that
// the generator can change.
export { bettingDay, bettingDayStart } from './betting-day.ts';
export { BET_RESULTS, betResult } from './bet-result-codes.ts';
export type { BetResult, BetResultKind } from './bet-result-codes.ts';
export { GET_CALLS, SAFE_CALLS } from './generated/calls.ts';
export type { components, operations, paths } from './generated/openapi.ts';
export type * from './schemas.ts';
export { RESULT_CODES, resultCode } from './result-codes.ts';
export type { ResultCode, ResultCodeAction, ResultCodeKind } from './result-codes.ts';
export type { SportsAnswers, SportsMethod, SportsRequests } from './sports-methods.ts';
export { isSportsAnswer, isSportsQuestion, sportsCall } from './sports-call.ts';
export type { SportsCaller } from './sports-call.ts';
export { ENCRYPTED_PATH, SIGNATURE_VERSION } from './wire.ts';
export { MESSAGE_IDS } from './generated/messages.ts';
export type { ClientFrame, GatewayFrame } from './generated/messages.ts';
export type { components as socketComponents } from './generated/asyncapi.ts';
