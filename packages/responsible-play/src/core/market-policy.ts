import { compareDecimals } from '@courtside/money';
import type { LimitKey, LimitKind } from './limit-kinds.ts';

/** What the law or licence of a market asks of a site, as data. Times are whole minutes, amounts decimal text. */
export interface MarketPolicy {
  /** Kinds of which a member needs at least one limit: `deposit` before they deposit, the others before they stake. */
  readonly mandatory: readonly LimitKind[];
  /** The highest that a member's limit may be; without a limit of their own it holds by itself. */
  readonly ceilings: Readonly<Partial<Record<LimitKey, string>>>;
  /** How long a loosening waits before it can be confirmed. */
  readonly looseningDelayMinutes: number;
  /** How long it can be confirmed after that. */
  readonly confirmWithinMinutes: number;
  /** Longest interval between reality checks; null where the market asks for none. */
  readonly realityCheckMinutes: number | null;
  /** Longest session; null where the market knows no such limit. */
  readonly sessionMinutes: number | null;
  /** Away for so long, a member begins a new session; so long play stays shut after a session that was used up. */
  readonly restMinutes: number;
  /** Without activity for so long, a session must be opened again; null for never. */
  readonly idleMinutes: number | null;
  readonly minimumAge: number;
  /** Whether a member without a birthday may not play. */
  readonly birthdayRequired: boolean;
  /** Bets with one touch. */
  readonly quickBets: boolean;
  readonly cashOut: boolean;
  /** Bonuses and promotions that give money. */
  readonly bonuses: boolean;
  /** The countries and regions that the market is, by their codes of ISO 3166-1. @default none: no market of the world */
  readonly regions?: readonly string[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Under every merge: what holds where nothing else is known. */
export const FLOOR: MarketPolicy = {
  mandatory: ['deposit'],
  ceilings: {},
  looseningDelayMinutes: 7 * DAY,
  confirmWithinMinutes: 7 * DAY,
  realityCheckMinutes: 30,
  sessionMinutes: 3 * HOUR,
  restMinutes: 15,
  idleMinutes: 15,
  minimumAge: 18,
  birthdayRequired: true,
  quickBets: false,
  cashOut: false,
  bonuses: false,
};

/** The market of the demonstration: every tool is there, none is imposed. No market of the world. */
export const DEMO: MarketPolicy = {
  mandatory: [],
  ceilings: {},
  looseningDelayMinutes: DAY,
  confirmWithinMinutes: 7 * DAY,
  realityCheckMinutes: null,
  sessionMinutes: null,
  restMinutes: 15,
  idleMinutes: null,
  minimumAge: 18,
  birthdayRequired: false,
  quickBets: true,
  cashOut: true,
  bonuses: true,
};

export type MarketPolicies = Readonly<Record<string, MarketPolicy>>;

/** What comes with the package. An operator adds the markets that they are licensed for. */
export const MARKET_POLICIES: MarketPolicies = { demo: DEMO };

const least = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);

function ceilingsOf(a: MarketPolicy['ceilings'], b: MarketPolicy['ceilings']) {
  const made: Partial<Record<LimitKey, string>> = { ...a };
  for (const [key, amount] of Object.entries(b) as [LimitKey, string][]) {
    const other = made[key];
    if (other === undefined || compareDecimals(amount, other) < 0) made[key] = amount;
  }
  return made;
}

/** Of each point the one that protects more. Neither order nor repetition matters. */
export const strictest = (a: MarketPolicy, b: MarketPolicy): MarketPolicy => ({
  mandatory: [...new Set([...a.mandatory, ...b.mandatory])].toSorted(),
  ceilings: ceilingsOf(a.ceilings, b.ceilings),
  looseningDelayMinutes: Math.max(a.looseningDelayMinutes, b.looseningDelayMinutes),
  confirmWithinMinutes: Math.min(a.confirmWithinMinutes, b.confirmWithinMinutes),
  realityCheckMinutes: least(a.realityCheckMinutes, b.realityCheckMinutes),
  sessionMinutes: least(a.sessionMinutes, b.sessionMinutes),
  restMinutes: Math.max(a.restMinutes, b.restMinutes),
  idleMinutes: least(a.idleMinutes, b.idleMinutes),
  minimumAge: Math.max(a.minimumAge, b.minimumAge),
  birthdayRequired: a.birthdayRequired || b.birthdayRequired,
  quickBets: a.quickBets && b.quickBets,
  cashOut: a.cashOut && b.cashOut,
  bonuses: a.bonuses && b.bonuses,
});

/**
 * The regions that a market serves although the terms of its site exclude them: a site must not tell people that they may
 * not play and take their bets. None, where policy and terms agree.
 *
 * @param listed regions that the terms exclude
 * @example regionsAtOdds({ ...DEMO, regions: ['MT'] }, ['KP', 'MT']) // ['MT']
 */
export const regionsAtOdds = (
  { regions = [] }: MarketPolicy,
  listed: readonly string[],
): readonly string[] => regions.filter((region) => listed.includes(region));

/**
 * The policy of a market. One that is not in the table gets the strictest of each point of all that are, and of `FLOOR`.
 *
 * @example policyFor('demo').bonuses // true
 * @example policyFor('atlantis').bonuses // false
 */
export function policyFor(market: string, table: MarketPolicies = MARKET_POLICIES): MarketPolicy {
  if (Object.hasOwn(table, market)) return table[market] ?? FLOOR;
  return Object.values(table).reduce(strictest, FLOOR);
}
