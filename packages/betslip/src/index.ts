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
export { cashOutValue } from './core/cash-out.ts';
export type {
  CashOutInput,
  CashOutLeg,
  CashOutLegState,
  CashOutRefusal,
  CashOutValue,
} from './core/cash-out.ts';
export { cashOutIsBusy, cashOutPart, cashOutTransition, noCashOut } from './core/cash-out-order.ts';
export type {
  CashOutEffect,
  CashOutEvent,
  CashOutOffer,
  CashOutOrder,
  CashOutOutcome,
  CashOutPart,
  CashOutPartCode,
  CashOutState,
  CashOutTransition,
} from './core/cash-out-order.ts';
export { restoreCashOut, cashOutStorageKey, storedCashOutKeys } from './core/cash-out-storage.ts';
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
export { gradeLeg, sportMarketOf } from './core/grade-leg.ts';
export type { LegGradeInput } from './core/grade-leg.ts';
export { gradeSport } from './core/grade-sport.ts';
export type { SportGradeInput, SportMarket, SportResult } from './core/grade-sport.ts';
export type { Grade, GradeStep, HalfResult } from './core/grade-step.ts';
export { intentOf } from './core/intent.ts';
export type { IntentOptions } from './core/intent.ts';
export { parseLine, sameLine } from './core/line.ts';
export { marketOf, MATCH_WTYPES } from './core/markets.ts';
export type { Market, MarketKind, MatchWtype } from './core/markets.ts';
export { maxStake } from './core/max-stake.ts';
export type { MaxStake, MaxStakeReason } from './core/max-stake.ts';
export { isTwoWay, marketPrice, shownFormat } from './core/odds-display.ts';
export type { OddsDisplay } from './core/odds-display.ts';
export { orderTransition } from './core/order.ts';
export type { OrderEffect, OrderEvent, OrderTransition } from './core/order.ts';
export { idleOrder, legsOf, lineStateOf, orderIsBusy, orderKey } from './core/order-state.ts';
export type {
  LineState,
  LiveOrder,
  LiveStatus,
  OrderCombination,
  OrderedEvent,
  OrderIntent,
  OrderLeg,
  OrderLine,
  OrderOutcome,
  OrderQuote,
  OrderState,
  OrderStatus,
  PendingWait,
  TakenLeg,
  TakenLine,
} from './core/order-state.ts';
export {
  ORDER_STORAGE_PREFIX,
  orderStorageKey,
  storedOrderKeys,
} from './core/order-storage-key.ts';
export { BETSLIP_STORAGE_PREFIX } from './core/storage-prefix.ts';
export {
  DAILY_PAYOUT_USD,
  dailyLimit,
  payoutCategory,
  strictestCategory,
} from './core/payout-limits.ts';
export type { PayoutCategory } from './core/payout-limits.ts';
export { isDuplicate, lateBet } from './core/placement.ts';
export type { BetTiming, DuplicateRule, EventPhase, OpenBet } from './core/placement.ts';
export { afterQuickBet, quickBetsOf } from './core/quick-bet.ts';
export type { QuickBetFault, QuickBets } from './core/quick-bet.ts';
export { receiptOf } from './core/receipt.ts';
export type { Receipt, ReceiptLine } from './core/receipt.ts';
export { restoreOrder, serialiseOrder } from './core/order-storage.ts';
export { restoreSlip, serialiseSlip, slipStorageKey, storedSlipKeys } from './core/slip-storage.ts';
export type { RestoredOrder } from './core/order-storage.ts';
export {
  isResultCode,
  isStakeBack,
  RESULT_CODES,
  VOID_CODES,
  VOID_REASONS,
} from './core/result-code.ts';
export type { GradeCode, ResultCode, VoidCode, VoidReason } from './core/result-code.ts';
export { reviewQuotes } from './core/review-quotes.ts';
export type { LegReason } from './core/review-quotes.ts';
export { explainCorrection, explainSettlement, settleSingle } from './core/settle.ts';
export type {
  CapStep,
  CorrectionStep,
  PayoutStep,
  SettleInput,
  SettlementExplanation,
  StakeStep,
} from './core/settle.ts';
export { readShareCode, shareCode } from './core/share-code.ts';
export type { SharedPick } from './core/share-code.ts';
export { oddsFormatLock, transition } from './core/slip.ts';
export { lockOf, showsPicks } from './core/slip-order.ts';
export { emptySlip, MAX_PICKS, SERIES_STAKE } from './core/slip-state.ts';
export type {
  PickNames,
  PriceUpdate,
  RemovedPicks,
  SeriesQuote,
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
export { countsFromBet } from './core/sports.ts';
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
export { validStake } from './core/valid-stake.ts';
export type { SlipContext, SlipViolation, SlipViolationCode } from './core/slip-context.ts';
export type { TermChangeCode } from './core/term-changes.ts';
export { seriesExclusions, violationsOf } from './core/violations.ts';
export { isNegativePrice, riskAmount } from './core/win-risk.ts';
export type { RiskInput, WinRisk } from './core/win-risk.ts';
