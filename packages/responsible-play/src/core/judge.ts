import type { Currency } from '@courtside/money';
import { breakAt, type PlayBreak } from './breaks.ts';
import {
  kindOf,
  type LimitKey,
  type LimitKind,
  MONEY_KEYS,
  type MoneyKind,
  type MoneyPeriod,
  periodOf,
} from './limit-kinds.ts';
import { inForce, type MemberLimits, missingKinds } from './limits.ts';
import type { MarketPolicy } from './market-policy.ts';
import { ageReachedAt, periodAt } from './periods.ts';
import { ALL_RULES, type RuleId, type RuleSet } from './rules.ts';
import {
  checkDue,
  nextCheckAt,
  type PlaySession,
  restedAt,
  sessionOver,
  type SessionTimes,
} from './session.ts';

/** What a break shuts. */
export const ACTIVITIES = [
  'bet',
  'deposit',
  'game',
  'promotion',
  'gift',
  'chat',
  'advertising',
] as const;
export type Activity = (typeof ACTIVITIES)[number];

const BREAK_RULES: Readonly<Record<Activity, RuleId>> = {
  bet: 'break-bets',
  deposit: 'break-deposits',
  game: 'break-games',
  promotion: 'break-promotions',
  gift: 'break-gifts',
  chat: 'break-chat',
  advertising: 'break-advertising',
};

/** What is known of a member when something of theirs is judged. Amounts are minor units, instants ms. */
export interface Situation {
  readonly now: number;
  readonly policy: MarketPolicy;
  readonly currency: Currency;
  readonly breaks: readonly PlayBreak[];
  readonly birthday: string | null;
  /** A birthday under age was typed: play is shut until then. */
  readonly shutUntil: number | null;
  readonly limits: MemberLimits;
  readonly session: PlaySession | null;
  readonly times: SessionTimes;
}

/** What has been used of a limit in a period that begins at an instant. */
export type UsedOf = (kind: MoneyKind, from: number) => bigint | Promise<bigint>;

/** Why something may not be, with what is left and until when. The code is that of the contract. */
export type PlayRefusal =
  | {
      readonly code: 6701;
      readonly limit: MoneyKind;
      readonly period: MoneyPeriod;
      readonly value: bigint;
      readonly used: bigint;
      readonly left: bigint;
      readonly until: number;
    }
  | { readonly code: 6702; readonly startedAt: number; readonly until: number }
  | { readonly code: 6703; readonly dueAt: number }
  | { readonly code: 6704 | 6705; readonly until: number | null }
  | { readonly code: 6706; readonly minimumAge: number; readonly until: number | null }
  | { readonly code: 6707; readonly kinds: readonly LimitKind[] }
  | { readonly code: 6708; readonly feature: 'bonuses' };

/** Why the member's age closes play, or null. */
export function ageRefusal(
  {
    birthday,
    shutUntil,
    policy,
    now,
  }: Pick<Situation, 'birthday' | 'shutUntil' | 'policy' | 'now'>,
  rules: RuleSet = ALL_RULES,
): PlayRefusal | null {
  if (!rules.has('under-age')) return null;
  const { minimumAge } = policy;
  if (rules.has('under-age-stays') && shutUntil !== null && now < shutUntil) {
    return { code: 6706, minimumAge, until: shutUntil };
  }
  if (birthday === null) {
    return policy.birthdayRequired ? { code: 6706, minimumAge, until: null } : null;
  }
  const until = ageReachedAt(birthday, minimumAge) ?? Number.POSITIVE_INFINITY;
  return now < until ? { code: 6706, minimumAge, until } : null;
}

/** Why a break closes an activity, or null. */
export function breakRefusal(
  activity: Activity,
  { breaks, now }: Pick<Situation, 'breaks' | 'now'>,
  rules: RuleSet = ALL_RULES,
): PlayRefusal | null {
  const holding = breakAt(breaks, now, rules);
  if (holding === null || !rules.has(BREAK_RULES[activity])) return null;
  return { code: holding.kind === 'exclusion' ? 6705 : 6704, until: holding.until };
}

/** Kinds that must be set before an activity. */
const NEEDED: Readonly<Partial<Record<Activity, readonly LimitKind[]>>> = {
  deposit: ['deposit'],
  bet: ['loss', 'stake', 'session', 'reality-check'],
  game: ['loss', 'stake', 'session', 'reality-check'],
};

/**
 * Whether an activity is open at all, before any amount is looked at: break, age, what the market allows and wants,
 * session and reality check, in this order.
 */
export function judgeActivity(
  activity: Activity,
  situation: Situation,
  rules: RuleSet = ALL_RULES,
): PlayRefusal | null {
  const { policy, limits, session, times, now } = situation;
  const shut = breakRefusal(activity, situation, rules) ?? ageRefusal(situation, rules);
  if (shut !== null) return shut;
  if (activity === 'promotion' && !policy.bonuses && rules.has('market-bonuses')) {
    return { code: 6708, feature: 'bonuses' };
  }
  const needed = NEEDED[activity] ?? [];
  const kinds = missingKinds(limits, policy).filter((kind) => needed.includes(kind));
  if (kinds.length > 0 && rules.has('mandatory-first')) return { code: 6707, kinds };
  if ((activity !== 'bet' && activity !== 'game') || session === null) return null;
  if (rules.has('limit-session') && sessionOver(session, now, times)) {
    return {
      code: 6702,
      startedAt: session.startedAt,
      until: restedAt(session, times) ?? now,
    };
  }
  if (rules.has('reality-check-stops') && checkDue(session, now, times)) {
    return { code: 6703, dueAt: nextCheckAt(session, times) ?? now };
  }
  return null;
}

const KIND_RULES: Readonly<Record<MoneyKind, RuleId>> = {
  deposit: 'limit-deposit',
  loss: 'limit-loss',
  stake: 'limit-stake',
};

/**
 * The limit that an amount would exceed, or null. Of several the one that leaves least.
 *
 * @param amount minor units: a deposit, or a stake, which may all be lost
 */
export async function judgeAmount(
  what: 'deposit' | 'stake',
  amount: bigint,
  { limits, policy, currency, now }: Pick<Situation, 'limits' | 'policy' | 'currency' | 'now'>,
  usedOf: UsedOf,
  rules: RuleSet = ALL_RULES,
): Promise<PlayRefusal | null> {
  const wanted = (key: LimitKey): boolean =>
    what === 'deposit' ? kindOf(key) === 'deposit' : kindOf(key) !== 'deposit';
  let least: Extract<PlayRefusal, { code: 6701 }> | null = null;
  const keys = MONEY_KEYS.filter(
    (key) => wanted(key) && rules.has(KIND_RULES[kindOf(key) as MoneyKind]),
  );
  for (const key of rules.has('every-period') ? keys : keys.slice(0, 1)) {
    const value = inForce(limits, key, policy, currency, rules);
    if (value === null) continue;
    const [limit, period] = [kindOf(key) as MoneyKind, periodOf(key) as MoneyPeriod];
    const span = periodAt(period, now, rules.has('beijing-periods') ? undefined : 0);
    const used = await usedOf(limit, span.from);
    const left = used >= value ? 0n : value - used;
    if (amount <= left || (least !== null && least.left <= left)) continue;
    least = { code: 6701, limit, period, value, used, left, until: span.until };
  }
  return least;
}
