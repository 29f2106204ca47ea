import { toMinor, money as moneyOf, fromMinor, type Currency } from '@courtside/money';
import {
  isTimeKind,
  kindOf,
  LIMIT_KEYS,
  type LimitKey,
  type LimitKind,
  type TimeKind,
} from './limit-kinds.ts';
import type { MarketPolicy } from './market-policy.ts';
import { ALL_RULES, type RuleSet } from './rules.ts';

const MINUTE_MS = 60_000;

/** A loosening that waits for its confirmation. */
export interface PendingLimit {
  /** Minor units or minutes; null removes the limit. */
  readonly value: bigint | null;
  readonly requestedAt: number;
  readonly confirmFrom: number;
  /** The instant from which it has lapsed. */
  readonly confirmUntil: number;
}

export interface MemberLimit {
  /** The member's limit, in minor units or minutes; null for none. */
  readonly value: bigint | null;
  readonly pending: PendingLimit | null;
}

/** The limits of a member; a missing key has never been set. */
export type MemberLimits = Readonly<Partial<Record<LimitKey, MemberLimit>>>;

export type LimitChange =
  | {
      readonly outcome: 'in-force' | 'waiting' | 'unchanged' | 'cancelled';
      readonly limits: MemberLimits;
    }
  | { readonly outcome: 'refused'; readonly violation: LimitViolation };

export type LimitViolation =
  /** Not above zero, or above the market's ceiling `max`, in minor units or minutes. */
  | { readonly code: 'limit.out-of-bounds'; readonly max: bigint | null }
  /** The market requires a limit of this kind: the last one cannot be removed. */
  | { readonly code: 'limit.mandatory' }
  | { readonly code: 'limit.nothing-waits' }
  | { readonly code: 'limit.too-soon'; readonly until: number };

/** The market's own limit on a key, in minor units or minutes. */
export function ceilingOf(policy: MarketPolicy, key: LimitKey, currency: Currency): bigint | null {
  const kind = kindOf(key);
  const text = policy.ceilings[key];
  const own =
    text === undefined ? null : isTimeKind(kind) ? BigInt(text) : toMinor(moneyOf(text, currency));
  if (!isTimeKind(kind)) return own;
  const general = kind === 'session' ? policy.sessionMinutes : policy.realityCheckMinutes;
  return tighter(own, general === null ? null : BigInt(general));
}

/** The tighter of two limits; null is none. */
export const tighter = (a: bigint | null, b: bigint | null): bigint | null =>
  a === null ? b : b === null ? a : a < b ? a : b;

/** Whether a limit allows more than the current one. */
const isLooser = (wanted: bigint | null, now: bigint | null): boolean =>
  now !== null && (wanted === null || wanted > now);

const NONE: MemberLimit = { value: null, pending: null };
const limitOf = (limits: MemberLimits, key: LimitKey): MemberLimit => limits[key] ?? NONE;

/**
 * The limit in force: the member's, or the market's ceiling where that is tighter.
 *
 * @returns minor units or minutes; null without a limit
 */
export function inForce(
  limits: MemberLimits,
  key: LimitKey,
  policy: MarketPolicy,
  currency: Currency,
  rules: RuleSet = ALL_RULES,
): bigint | null {
  const ceiling = rules.has('market-ceiling') ? ceilingOf(policy, key, currency) : null;
  return tighter(limitOf(limits, key).value, ceiling);
}

/** Kinds that the market requires and of which the member has no limit. */
export function missingKinds(limits: MemberLimits, policy: MarketPolicy): LimitKind[] {
  return policy.mandatory.filter(
    (kind) =>
      !LIMIT_KEYS.some((key) => kindOf(key) === kind && limitOf(limits, key).value !== null),
  );
}

export interface LimitRequest {
  readonly key: LimitKey;
  /** Minor units or minutes; null removes the limit. */
  readonly value: bigint | null;
}

/**
 * A member's request for a limit. A tighter one applies at once and cancels every waiting loosening of its kind; a
 * looser one needs the market's delay and a second confirmation.
 *
 * @param now instant in ms
 */
export function requestLimit(
  limits: MemberLimits,
  { key, value }: LimitRequest,
  context: { readonly policy: MarketPolicy; readonly currency: Currency; readonly now: number },
  rules: RuleSet = ALL_RULES,
): LimitChange {
  const { policy, currency, now } = context;
  const max = rules.has('market-ceiling') ? ceilingOf(policy, key, currency) : null;
  if (value !== null && (value <= 0n || (max !== null && value > max))) {
    return { outcome: 'refused', violation: { code: 'limit.out-of-bounds', max } };
  }
  const before = limitOf(limits, key);
  if (value === before.value) return { outcome: 'unchanged', limits };
  if (!isLooser(value, before.value)) {
    const waits: PendingLimit = { value, requestedAt: now, confirmFrom: now, confirmUntil: now };
    const kept = rules.has('tighter-at-once')
      ? { ...limits, [key]: { value, pending: before.pending } }
      : { ...limits, [key]: { ...before, pending: waits } };
    return {
      outcome: 'in-force',
      limits: rules.has('tighter-cancels') ? withoutPending(kept, kindOf(key)) : kept,
    };
  }
  const others = LIMIT_KEYS.filter((each) => kindOf(each) === kindOf(key) && each !== key);
  const last = others.every((each) => limitOf(limits, each).value === null);
  if (value === null && last && policy.mandatory.includes(kindOf(key))) {
    return { outcome: 'refused', violation: { code: 'limit.mandatory' } };
  }
  if (!rules.has('looser-confirmed')) {
    return { outcome: 'in-force', limits: { ...limits, [key]: { value, pending: null } } };
  }
  const delay = rules.has('looser-waits') ? policy.looseningDelayMinutes * MINUTE_MS : 0;
  const confirmFrom = now + delay;
  const pending: PendingLimit = {
    value,
    requestedAt: now,
    confirmFrom,
    confirmUntil: confirmFrom + policy.confirmWithinMinutes * MINUTE_MS,
  };
  return { outcome: 'waiting', limits: { ...limits, [key]: { value: before.value, pending } } };
}

function withoutPending(limits: MemberLimits, kind: LimitKind): MemberLimits {
  return Object.fromEntries(
    Object.entries(limits).map(([key, limit]) => [
      key,
      kindOf(key as LimitKey) === kind ? { ...limit, pending: null } : limit,
    ]),
  );
}

/** The loosening that waits at an instant; one that was not confirmed in time has lapsed. */
export function pendingAt(
  limits: MemberLimits,
  key: LimitKey,
  now: number,
  rules: RuleSet = ALL_RULES,
): PendingLimit | null {
  const { pending } = limitOf(limits, key);
  if (pending === null) return null;
  return rules.has('late-lapses') && now >= pending.confirmUntil ? null : pending;
}

/** The second confirmation of a loosening, once its delay is over. */
export function confirmLimit(
  limits: MemberLimits,
  key: LimitKey,
  context: { readonly policy: MarketPolicy; readonly now: number },
  rules: RuleSet = ALL_RULES,
): LimitChange {
  const { policy, now } = context;
  const pending = pendingAt(limits, key, now, rules);
  if (pending === null) return { outcome: 'refused', violation: { code: 'limit.nothing-waits' } };
  if (now < pending.confirmFrom) {
    return {
      outcome: 'refused',
      violation: { code: 'limit.too-soon', until: pending.confirmFrom },
    };
  }
  const next = { ...limits, [key]: { value: pending.value, pending: null } };
  const gone = missingKinds(next, policy).includes(kindOf(key));
  // Another limit of the kind may have been removed meanwhile.
  if (pending.value === null && gone) {
    return { outcome: 'refused', violation: { code: 'limit.mandatory' } };
  }
  return { outcome: 'in-force', limits: next };
}

/** Cancels a waiting loosening. */
export function cancelLimit(limits: MemberLimits, key: LimitKey, now: number): LimitChange {
  if (pendingAt(limits, key, now) === null) {
    return { outcome: 'refused', violation: { code: 'limit.nothing-waits' } };
  }
  return {
    outcome: 'cancelled',
    limits: { ...limits, [key]: { ...limitOf(limits, key), pending: null } },
  };
}

/** A time limit, which is whole minutes, in ms; null without a limit. */
export function timeLimitMs(
  limits: MemberLimits,
  kind: TimeKind,
  policy: MarketPolicy,
  currency: Currency,
  rules: RuleSet = ALL_RULES,
): number | null {
  const minutes = inForce(limits, `${kind}/session`, policy, currency, rules);
  return minutes === null ? null : Number(minutes) * MINUTE_MS;
}

/** A limit in the contract's format. @example limitText('loss/day', 1250n, 'CNY') // '12.50' */
export const limitText = (key: LimitKey, value: bigint, currency: Currency): string =>
  isTimeKind(kindOf(key)) ? value.toString() : fromMinor(value, currency).amount;

/** Reads a limit in the contract's format. @returns undefined for minutes that are not whole */
export function limitFromText(key: LimitKey, text: string, currency: Currency): bigint | undefined {
  if (!isTimeKind(kindOf(key))) return toMinor(moneyOf(text, currency));
  return /^\d+$/.test(text) ? BigInt(text) : undefined;
}
