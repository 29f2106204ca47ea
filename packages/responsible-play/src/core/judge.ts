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

/** The activities that a break can shut. */
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

/** The data of a member that the rules need. Amounts are minor units, instants ms. */
export interface Situation {
  readonly now: number;
  readonly policy: MarketPolicy;
  readonly currency: Currency;
  readonly breaks: readonly PlayBreak[];
  readonly birthday: string | null;
  /** Set after an under-age birthday was entered: play is shut until then. */
  readonly shutUntil: number | null;
  readonly limits: MemberLimits;
  readonly session: PlaySession | null;
  readonly times: SessionTimes;
}

/** Returns the used amount of a limit in the period that begins at `from`. */
export type UsedOf = (kind: MoneyKind, from: number) => bigint | Promise<bigint>;

/**
 * Why an activity or amount is refused, with the remaining amount and the end of the refusal. The code is that of the
 * contract.
 */
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

/** The refusal because of the member's age, or null. */
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

/** The refusal because of a break, or null. */
export function breakRefusal(
  activity: Activity,
  { breaks, now }: Pick<Situation, 'breaks' | 'now'>,
  rules: RuleSet = ALL_RULES,
): PlayRefusal | null {
  const holding = breakAt(breaks, now, rules);
  if (holding === null || !rules.has(BREAK_RULES[activity])) return null;
  return { code: holding.kind === 'exclusion' ? 6705 : 6704, until: holding.until };
}

/** Kinds of limits that must be set before an activity. */
const NEEDED: Readonly<Partial<Record<Activity, readonly LimitKind[]>>> = {
  deposit: ['deposit'],
  bet: ['loss', 'stake', 'session', 'reality-check'],
  game: ['loss', 'stake', 'session', 'reality-check'],
};

/**
 * The refusal of an activity, regardless of its amount; null when it is open. The checks, in this order: break, age,
 * features and mandatory limits of the market, session, reality check.
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
 * The refusal for the limit that an amount would exceed, or null. Of several limits the one with the least left.
 *
 * @param amount minor units of a deposit, or of a stake, which counts as a possible loss
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
