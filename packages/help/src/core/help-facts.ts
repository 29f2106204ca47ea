import { COMBINATIONS, DAILY_PAYOUT_USD, MAX_PICKS } from '@courtside/betslip';
import type { Brand, RegionCode } from '@courtside/shell';

/** Data of a brand that the texts use: its name, its minimum age, and the regions that its terms exclude. */
export type FactsOfBrand = Pick<Brand, 'name' | 'minimumAge' | 'restrictedRegions'>;

/** Groups digits: `1500000` becomes `1,500,000`. */
const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * The figures in the texts. Those of the rules of bets come from these rules; a test compares those of forms and
 * protection with the packages that enforce them, as help must not load these packages.
 */
export const FIGURES = {
  maxPicks: MAX_PICKS,
  minLegs: Math.min(...COMBINATIONS.map(({ legs }) => legs)),
  maxLegs: Math.max(...COMBINATIONS.map(({ legs }) => legs)),
  payoutFootball: grouped(DAILY_PAYOUT_USD.football),
  payoutTennis: grouped(DAILY_PAYOUT_USD.tennis),
  payoutOther: grouped(DAILY_PAYOUT_USD['other-sport']),
  payoutOutright: grouped(DAILY_PAYOUT_USD.outright),
  payoutCasino: grouped(DAILY_PAYOUT_USD.casino),
  payoutFinancials: grouped(DAILY_PAYOUT_USD.financials),
  /** Lengths of a user name and of a password, in characters. */
  nameMin: 4,
  nameMax: 11,
  passwordMin: 8,
  passwordMax: 12,
  /** Digits of a code that was sent, and seconds until another can be sent. */
  codeDigits: 6,
  codeWait: 60,
  /** Digits of the withdrawal password. */
  pinDigits: 6,
  /** Length of an amount in characters, and its decimals. */
  amountLength: 12,
  amountDecimals: 2,
  /** Largest file of a payment slip, in megabytes. */
  slipMegabytes: 2,
  /** Most goals of one team in the lists of correct scores, for a match and for a half. */
  listedGoals: 4,
  listedGoalsHalf: 3,
  /** Shortest and longest cool-off and exclusion. */
  restHours: 24,
  restWeeks: 6,
  exclusionMonths: 6,
  exclusionYears: 5,
  /** Lowest age for play, whatever a licence allows. */
  adultAge: 18,
  /** Spec betting 9. */
  disputeDays: 14,
  recordYears: 5,
} as const;

/** Names that texts may use in braces. */
export type FactName = keyof typeof FIGURES | 'brand' | 'age' | 'regions';

/** The values of all facts as text. */
export type HelpFacts = Readonly<Record<FactName, string>>;

/** Regions for which the FATF calls for action: the terms exclude them where a brand has no list of its own. */
export const RESTRICTED_REGIONS: NonNullable<Brand['restrictedRegions']> = ['IR', 'KP', 'MM'];

/** Names of countries and regions in a locale. @example regionNames(['KP', 'MM'], 'zh-Hant') // 北韓、緬甸 */
function regionNames(codes: readonly RegionCode[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return codes.map((code) => names.of(code) ?? code).join('、');
}

/**
 * The facts of a brand.
 *
 * @param locale of the names of countries
 * @example helpFacts({ name: 'Courtside', minimumAge: 18 }, 'zh-Hans').maxPicks // '10'
 */
export function helpFacts(
  { name, minimumAge, restrictedRegions = RESTRICTED_REGIONS }: FactsOfBrand,
  locale: string,
): HelpFacts {
  const figures = Object.entries(FIGURES).map(([key, value]) => [key, String(value)]);
  return {
    ...Object.fromEntries(figures),
    brand: name,
    age: String(minimumAge),
    regions: regionNames(restrictedRegions, locale),
  } as HelpFacts;
}
