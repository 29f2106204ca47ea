export { acceptance } from './core/acceptance.ts';
export type {
  Acceptance,
  AcceptanceInput,
  AcceptanceReason,
  OddsConsent,
} from './core/acceptance.ts';
export { capStake, rebate, winnings } from './core/amounts.ts';
export { entryOf, isChampion, MATCH_WTYPES, pickId } from './core/entry.ts';
export type {
  ChampionSelection,
  Line,
  MatchSelection,
  MatchWtype,
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
export { explainGrade, gradeMarket } from './core/grade.ts';
export type { Grade, GradeInput, GradeStep, MatchResult } from './core/grade.ts';
export { intentOf } from './core/intent.ts';
export { parseLine, sameLine } from './core/line.ts';
export { idleOrder, orderIsBusy, orderKey, orderTransition } from './core/order.ts';
export type {
  OrderEffect,
  OrderEvent,
  OrderIntent,
  OrderLine,
  OrderOutcome,
  OrderState,
  OrderStatus,
  OrderTransition,
} from './core/order.ts';
export { ORDER_STORAGE_KEY } from './core/order-storage-key.ts';
export { restoreOrder, serialiseOrder } from './core/order-storage.ts';
export { isResultCode, isStakeBack, RESULT_CODES, VOID_CODES } from './core/result-code.ts';
export type { GradeCode, ResultCode, VoidCode } from './core/result-code.ts';
export { explainSettlement, settleSingle } from './core/settle.ts';
export type { PayoutStep, SettleInput, SettlementExplanation } from './core/settle.ts';
export { lockOf, transition } from './core/slip.ts';
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
} from './core/slip-state.ts';
export { slipTotals, stakeFields, stakeOf, stakeText } from './core/stakes.ts';
export type { SlipTotals, StakeField } from './core/stakes.ts';
export { violationsOf } from './core/violations.ts';
export type { SlipContext, SlipViolation, SlipViolationCode } from './core/violations.ts';
export { createSlipRunner } from './runner/create-slip-runner.ts';
export type { SlipRunner, SlipRunnerOptions } from './runner/create-slip-runner.ts';
export type { SlipPort, SlipQuote } from './runner/slip-port.ts';
