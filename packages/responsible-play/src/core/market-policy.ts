import { compareDecimals } from '@courtside/money';
import type { LimitKey, LimitKind } from './limit-kinds.ts';

/** The rules of a market's law or licence for a site, as data. Times are whole minutes, amounts decimal text. */
export interface MarketPolicy {
  /** Kinds of which a member needs at least one limit: `deposit` before a deposit, the others before a stake. */
  readonly mandatory: readonly LimitKind[];
  /** The highest limits that a member may set; they also apply to members without a limit of their own. */
  readonly ceilings: Readonly<Partial<Record<LimitKey, string>>>;
  /** Delay until a loosening can be confirmed. */
  readonly looseningDelayMinutes: number;
  /** Time after the delay in which it can be confirmed. */
  readonly confirmWithinMinutes: number;
  /** Longest interval between reality checks; null where the market requires none. */
  readonly realityCheckMinutes: number | null;
  /** Longest session; null where the market has no such limit. */
  readonly sessionMinutes: number | null;
  /** Absence after which a new session begins; after a used up session play stays shut for this time too. */
  readonly restMinutes: number;
  /** Inactivity after which the member must prove their identity again; null for never. */
  readonly idleMinutes: number | null;
  readonly minimumAge: number;
  /** Whether a member without a birthday may not play. */
  readonly birthdayRequired: boolean;
  /** Whether bets by one click on a price are allowed. */
  readonly quickBets: boolean;
  readonly cashOut: boolean;
  /** Whether bonuses and promotions with money are allowed. */
  readonly bonuses: boolean;
  /** Codes (ISO 3166-1) of the market's countries and regions. @default none: not a real market */
  readonly regions?: readonly string[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** The least protection in every merge: the rules for an unknown market. */
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

/** The market of the demonstration: every tool is available, none is mandatory. Not a real market. */
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

/** The policies of this package. An operator adds the markets of their licences. */
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

/** The more protective value of each rule. Neither order nor repetition matters. */
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
 * The regions that a market serves although the terms of its site exclude them: a site must not tell people that they
 * may not play, and take their bets. Empty where policy and terms agree.
 *
 * @param listed regions that the terms exclude
 * @example regionsAtOdds({ ...DEMO, regions: ['MT'] }, ['KP', 'MT']) // ['MT']
 */
export const regionsAtOdds = (
  { regions = [] }: MarketPolicy,
  listed: readonly string[],
): readonly string[] => regions.filter((region) => listed.includes(region));

/**
 * The policy of a market. A market that is not in the table gets the strictest value of each rule among all policies
 * and `FLOOR`.
 *
 * @example policyFor('demo').bonuses // true
 * @example policyFor('atlantis').bonuses // false
 */
export function policyFor(market: string, table: MarketPolicies = MARKET_POLICIES): MarketPolicy {
  if (Object.hasOwn(table, market)) return table[market] ?? FLOOR;
  return Object.values(table).reduce(strictest, FLOOR);
}
