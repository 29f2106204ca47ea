// Public: the rules of player protection as pure functions over data. A gateway enforces them, a site shows their
// results.
export {
  breakAt,
  COOL_OFF_HOURS,
  coolOff,
  exclusion,
  EXCLUSION_MONTHS,
  isBreakOver,
} from './core/breaks.ts';
export type { BreakKind, BreakViolation, PlayBreak } from './core/breaks.ts';
export { ACTIVITIES, ageRefusal, breakRefusal, judgeActivity, judgeAmount } from './core/judge.ts';
export type { Activity, PlayRefusal, Situation, UsedOf } from './core/judge.ts';
export {
  isTimeKind,
  kindOf,
  LIMIT_KEYS,
  limitKey,
  MONEY_KEYS,
  MONEY_KINDS,
  MONEY_PERIODS,
  periodOf,
  TIME_KINDS,
} from './core/limit-kinds.ts';
export type {
  LimitKey,
  LimitKind,
  LimitPeriod,
  MoneyKind,
  MoneyPeriod,
  TimeKind,
} from './core/limit-kinds.ts';
export {
  cancelLimit,
  ceilingOf,
  confirmLimit,
  inForce,
  limitFromText,
  limitText,
  missingKinds,
  pendingAt,
  requestLimit,
  tighter,
  timeLimitMs,
} from './core/limits.ts';
export type {
  LimitChange,
  LimitRequest,
  LimitViolation,
  MemberLimit,
  MemberLimits,
  PendingLimit,
} from './core/limits.ts';
export {
  DEMO,
  FLOOR,
  MARKET_POLICIES,
  policyFor,
  regionsAtOdds,
  strictest,
} from './core/market-policy.ts';
export type { MarketPolicies, MarketPolicy } from './core/market-policy.ts';
export { ageReachedAt, beijingDate, beijingDay, monthsLater, periodAt } from './core/periods.ts';
export type { Span } from './core/periods.ts';
export { ALL_RULES, RULES } from './core/rules.ts';
export type { RuleId, RuleSet } from './core/rules.ts';
export {
  acknowledged,
  checkDue,
  isIdle,
  newSession,
  nextCheckAt,
  restedAt,
  seen,
  sessionOver,
} from './core/session.ts';
export type { PlaySession, Presence, SessionTimes } from './core/session.ts';
export { urgingWords } from './core/words.ts';
export { limitIn, playEvent, playRefusal, sessionClock, shutCode } from './core/play-view.ts';
export type {
  PlayEvent,
  PlayLimitView,
  PlayRefusalView,
  PlaySessionView,
  PlayState,
  SessionClock,
} from './core/play-view.ts';
export { PLAY_REFUSED, refusalOfParams, refusalParams } from './core/refusal-params.ts';
export { shutRefusal } from './core/shut-refusal.ts';
export { historyCsv } from './core/history-csv.ts';
export type { HistoryHeads } from './core/history-csv.ts';
