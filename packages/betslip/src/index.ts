// Public: the rules of the slip, of orders and of settlement, as values. The runner, the Redux slice and the screens have
// entries of their own. Steps between the rules stay private: each rule's result is what is promised.
export { acceptance } from './core/acceptance.ts';
export type {
  Acceptance,
  AcceptanceInput,
  AcceptanceReason,
  OddsConsent,
} from './core/acceptance.ts';
export { capStake, rebate, winnings } from './core/amounts.ts';
export { combinationNamed, COMBINATIONS, combinationsOf, lineCount } from './core/combinations.ts';
export type { Combination } from './core/combinations.ts';
export { entryOf, isChampion, pickId } from './core/entry.ts';
export type {
  ChampionSelection,
  Line,
  MatchSelection,
  Outcome,
  PickStatus,
  Score,
  Selection,
  SlipEntry,
  StakeLimits,
  Strong,
  Terms,
  Wtype,
} from './core/entry.ts';
export { explainTicket } from './core/explain-ticket.ts';
export type { TicketStep } from './core/explain-ticket.ts';
export { explainGrade, gradeMarket } from './core/grade.ts';
export type { GradeInput, MatchResult } from './core/grade.ts';
export { gradeOutright } from './core/grade-outright.ts';
export type { OutrightResult } from './core/grade-outright.ts';
export { gradeSport } from './core/grade-sport.ts';
export type { SportGradeInput, SportMarket, SportResult } from './core/grade-sport.ts';
export type { Grade, GradeStep } from './core/grade-step.ts';
export { intentOf } from './core/intent.ts';
export { parseLine, sameLine } from './core/line.ts';
export { marketOf, MATCH_WTYPES } from './core/markets.ts';
export type { Market, MarketKind, MatchWtype } from './core/markets.ts';
export { idleOrder, orderIsBusy, orderKey, orderTransition } from './core/order.ts';
export type {
  OrderCombination,
  OrderedEvent,
  OrderEffect,
  OrderEvent,
  OrderIntent,
  OrderLine,
  OrderOutcome,
  OrderQuote,
  OrderState,
  OrderStatus,
  OrderTransition,
  PendingWait,
  RefusedLine,
  TakenLine,
} from './core/order.ts';
export { ORDER_STORAGE_KEY } from './core/order-storage-key.ts';
export {
  DAILY_PAYOUT_USD,
  dailyLimit,
  payoutCategory,
  strictestCategory,
} from './core/payout-limits.ts';
export type { PayoutCategory } from './core/payout-limits.ts';
export { isDuplicate, lateBet } from './core/placement.ts';
export type { BetTiming, DuplicateRule, EventPhase, OpenBet } from './core/placement.ts';
export { receiptOf } from './core/receipt.ts';
export type { Receipt, ReceiptLine } from './core/receipt.ts';
export { restoreOrder, serialiseOrder } from './core/order-storage.ts';
export {
  isResultCode,
  isStakeBack,
  RESULT_CODES,
  VOID_CODES,
  VOID_REASONS,
} from './core/result-code.ts';
export type { GradeCode, ResultCode, VoidCode, VoidReason } from './core/result-code.ts';
export { reviewQuotes } from './core/review-quotes.ts';
export type { LineReason } from './core/review-quotes.ts';
export { explainSettlement, settleSingle } from './core/settle.ts';
export type { PayoutStep, SettleInput, SettlementExplanation } from './core/settle.ts';
export { lockOf, showsPicks, transition } from './core/slip.ts';
export { emptySlip, MAX_PICKS, SERIES_STAKE } from './core/slip-state.ts';
export type {
  PriceUpdate,
  SlipEffect,
  SlipEvent,
  SlipMode,
  SlipRefusal,
  SlipRefusalCode,
  SlipSettings,
  SlipState,
  SlipTransition,
  StakeCap,
} from './core/slip-state.ts';
export type { SportCode } from './core/sports.ts';
export {
  fieldOutlook,
  lineStake,
  slipTotals,
  stakeFields,
  stakeOf,
  stakeText,
} from './core/stakes.ts';
export type { FieldOutlook, SlipTotals, StakeField } from './core/stakes.ts';
export { evaluateTicket, settleTicket } from './core/ticket.ts';
export type { TicketLeg, TicketOutlook, TicketRules, TicketSettlement } from './core/ticket.ts';
export { violationsOf } from './core/violations.ts';
export type { SlipContext, SlipViolation, SlipViolationCode } from './core/violations.ts';
export { isNegativePrice, riskAmount } from './core/win-risk.ts';
export type { RiskInput, WinRisk } from './core/win-risk.ts';
