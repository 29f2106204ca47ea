// Public: the rules of the slip, of orders and of settlement, as values. The runner, the Redux slice and the screens
// have entries of their own. Intermediate steps stay private: only the result of each rule is promised.
export { acceptance } from './core/pick/acceptance.ts';
export type {
  Acceptance,
  AcceptanceInput,
  AcceptanceReason,
  OddsConsent,
} from './core/pick/acceptance.ts';
export { capStake, rebate, winnings } from './core/amounts.ts';
export { cashOutValue } from './core/settlement/cash-out.ts';
export type {
  CashOutInput,
  CashOutLeg,
  CashOutLegState,
  CashOutRefusal,
  CashOutValue,
} from './core/settlement/cash-out.ts';
export {
  cashOutIsBusy,
  cashOutPart,
  cashOutTransition,
  noCashOut,
} from './core/order/cash-out-order.ts';
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
} from './core/order/cash-out-order.ts';
export {
  restoreCashOut,
  cashOutStorageKey,
  storedCashOutKeys,
} from './core/order/cash-out-storage.ts';
export { combinationNamed, COMBINATIONS, combinationsOf, lineCount } from './core/combinations.ts';
export type { Combination } from './core/combinations.ts';
export { entryOf, isChampion, pickId } from './core/pick/entry.ts';
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
} from './core/pick/entry.ts';
export { explainTicket } from './core/settlement/explain-ticket.ts';
export type { TicketStep } from './core/settlement/explain-ticket.ts';
export { explainGrade, gradeMarket } from './core/settlement/grade.ts';
export type { GradeInput, MatchResult } from './core/settlement/grade.ts';
export { gradeOutright } from './core/settlement/grade-outright.ts';
export type { OutrightResult } from './core/settlement/grade-outright.ts';
export { gradeLeg, sportMarketOf } from './core/settlement/grade-leg.ts';
export type { LegGradeInput } from './core/settlement/grade-leg.ts';
export { gradeSport } from './core/settlement/grade-sport.ts';
export type { SportGradeInput, SportMarket, SportResult } from './core/settlement/grade-sport.ts';
export type { Grade, GradeStep, HalfResult } from './core/settlement/grade-step.ts';
export { intentOf } from './core/order/intent.ts';
export type { IntentOptions } from './core/order/intent.ts';
export { parseLine, sameLine } from './core/pick/line.ts';
export { marketOf, MATCH_WTYPES } from './core/pick/markets.ts';
export type { Market, MarketKind, MatchWtype } from './core/pick/markets.ts';
export { maxStake } from './core/slip/max-stake.ts';
export type { MaxStake, MaxStakeReason } from './core/slip/max-stake.ts';
export { isTwoWay, marketPrice, shownFormat } from './core/slip/odds-display.ts';
export type { OddsDisplay } from './core/slip/odds-display.ts';
export { orderTransition } from './core/order/order.ts';
export type { OrderEffect, OrderEvent, OrderTransition } from './core/order/order.ts';
export { idleOrder, legsOf, lineStateOf, orderIsBusy, orderKey } from './core/order/order-state.ts';
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
} from './core/order/order-state.ts';
export {
  ORDER_STORAGE_PREFIX,
  orderStorageKey,
  storedOrderKeys,
} from './core/order/order-storage-key.ts';
export { BETSLIP_STORAGE_PREFIX } from './core/storage-prefix.ts';
export {
  DAILY_PAYOUT_USD,
  dailyLimit,
  payoutCategory,
  strictestCategory,
} from './core/slip/payout-limits.ts';
export type { PayoutCategory } from './core/slip/payout-limits.ts';
export { isDuplicate, lateBet } from './core/order/placement.ts';
export type { BetTiming, DuplicateRule, EventPhase, OpenBet } from './core/order/placement.ts';
export { afterQuickBet, quickBetsOf } from './core/slip/quick-bet.ts';
export type { QuickBetFault, QuickBets } from './core/slip/quick-bet.ts';
export { receiptOf } from './core/order/receipt.ts';
export type { Receipt, ReceiptLine } from './core/order/receipt.ts';
export { restoreOrder, serialiseOrder } from './core/order/order-storage.ts';
export {
  restoreSlip,
  serialiseSlip,
  slipStorageKey,
  storedSlipKeys,
} from './core/slip/slip-storage.ts';
export type { RestoredOrder } from './core/order/order-storage.ts';
export {
  isResultCode,
  isStakeBack,
  RESULT_CODES,
  VOID_CODES,
  VOID_REASONS,
} from './core/settlement/result-code.ts';
export type { GradeCode, ResultCode, VoidCode, VoidReason } from './core/settlement/result-code.ts';
export { reviewQuotes } from './core/order/review-quotes.ts';
export type { LegReason } from './core/order/review-quotes.ts';
export { explainCorrection, explainSettlement, settleSingle } from './core/settlement/settle.ts';
export type {
  CapStep,
  CorrectionStep,
  PayoutStep,
  SettleInput,
  SettlementExplanation,
  StakeStep,
} from './core/settlement/settle.ts';
export { readShareCode, shareCode } from './core/slip/share-code.ts';
export type { SharedPick } from './core/slip/share-code.ts';
export { oddsFormatLock, transition } from './core/slip/slip.ts';
export { lockOf, showsPicks } from './core/slip/slip-order.ts';
export { emptySlip, MAX_PICKS, SERIES_STAKE } from './core/slip/slip-state.ts';
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
} from './core/slip/slip-state.ts';
export { countsFromBet } from './core/pick/sports.ts';
export type { SportCode } from './core/pick/sports.ts';
export {
  fieldOutlook,
  lineStake,
  slipTotals,
  stakeFields,
  stakeOf,
  stakeText,
} from './core/slip/stakes.ts';
export type { FieldOutlook, SlipTotals, StakeField } from './core/slip/stakes.ts';
export { evaluateTicket, settleTicket } from './core/settlement/ticket.ts';
export type {
  TicketLeg,
  TicketOutlook,
  TicketRules,
  TicketSettlement,
} from './core/settlement/ticket.ts';
export { validStake } from './core/settlement/valid-stake.ts';
export type { SlipContext, SlipViolation, SlipViolationCode } from './core/slip/slip-context.ts';
export type { TermChangeCode } from './core/pick/term-changes.ts';
export { seriesExclusions, violationsOf } from './core/slip/violations.ts';
export { isNegativePrice, riskAmount } from './core/slip/win-risk.ts';
export type { RiskInput, WinRisk } from './core/slip/win-risk.ts';
