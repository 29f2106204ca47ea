import { COMBINATIONS, DAILY_PAYOUT_USD, MAX_PICKS } from '@courtside/betslip';
import type { Brand, RegionCode } from '@courtside/shell';

/** What the texts take from a brand: its name, how old one must be, and the regions that its terms exclude. */
export type FactsOfBrand = Pick<Brand, 'name' | 'minimumAge' | 'restrictedRegions'>;

/** `1500000` as `1,500,000`. */
const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * The figures that texts name. Those of the rules of bets are taken from them; those of forms and protection are held to
 * the packages that enforce them by a test, because help must not bring these along.
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
  /** Characters of a user name and of a password. */
  nameMin: 4,
  nameMax: 11,
  passwordMin: 8,
  passwordMax: 12,
  /** Digits of a code that was sent, and seconds until another can be. */
  codeDigits: 6,
  codeWait: 60,
  /** Digits of the withdrawal password. */
  pinDigits: 6,
  /** Characters of an amount, and its digits behind the point. */
  amountLength: 12,
  amountDecimals: 2,
  /** Of a payment slip, in megabytes. */
  slipMegabytes: 2,
  /** Goals of one team that the lists of correct scores go to, in a match and in a half. */
  listedGoals: 4,
  listedGoalsHalf: 3,
  /** Of a rest, and of an exclusion. */
  restHours: 24,
  restWeeks: 6,
  exclusionMonths: 6,
  exclusionYears: 5,
  /** Below it nobody may play, whatever a licence says. */
  adultAge: 18,
  /** Spec betting 9. */
  disputeDays: 14,
  recordYears: 5,
} as const;

/** What texts may name in braces. */
export type FactName = keyof typeof FIGURES | 'brand' | 'age' | 'regions';

/** The texts' facts, ready to be put in. */
export type HelpFacts = Readonly<Record<FactName, string>>;

/** Those against which the FATF calls for action: what the terms exclude where a brand lists none of its own. */
export const RESTRICTED_REGIONS: NonNullable<Brand['restrictedRegions']> = ['IR', 'KP', 'MM'];

/** Countries and regions by their names in a locale. @example regionNames(['KP', 'MM'], 'zh-Hant') // 北韓、緬甸 */
function regionNames(codes: readonly RegionCode[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return codes.map((code) => names.of(code) ?? code).join('、');
}

/**
 * The facts of a brand.
 *
 * @param locale in which countries are named
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
