/** Kinds of limits. Money is counted in minor units, time in minutes. */
export const MONEY_KINDS = ['deposit', 'loss', 'stake'] as const;
export const TIME_KINDS = ['session', 'reality-check'] as const;
export const MONEY_PERIODS = ['day', 'week', 'month'] as const;

export type MoneyKind = (typeof MONEY_KINDS)[number];
export type TimeKind = (typeof TIME_KINDS)[number];
export type LimitKind = MoneyKind | TimeKind;
export type MoneyPeriod = (typeof MONEY_PERIODS)[number];
/** A time limit applies to a session. */
export type LimitPeriod = MoneyPeriod | 'session';

/** E.g. `deposit/day` or `session/session`. */
export type LimitKey = `${MoneyKind}/${MoneyPeriod}` | `${TimeKind}/session`;

export const MONEY_KEYS: readonly `${MoneyKind}/${MoneyPeriod}`[] = MONEY_KINDS.flatMap((kind) =>
  MONEY_PERIODS.map((period) => `${kind}/${period}` as const),
);
export const LIMIT_KEYS: readonly LimitKey[] = [
  ...MONEY_KEYS,
  'session/session',
  'reality-check/session',
];

/** @returns undefined where the kind has no such period @example limitKey('loss', 'day') // 'loss/day' */
export function limitKey(kind: LimitKind, period: LimitPeriod): LimitKey | undefined {
  return LIMIT_KEYS.find((key) => key === `${kind}/${period}`);
}

/** @example kindOf('loss/day') // 'loss' */
export const kindOf = (key: LimitKey): LimitKind => key.split('/')[0] as LimitKind;
export const periodOf = (key: LimitKey): LimitPeriod => key.split('/')[1] as LimitPeriod;
export const isTimeKind = (kind: LimitKind): kind is TimeKind =>
  (TIME_KINDS as readonly LimitKind[]).includes(kind);
