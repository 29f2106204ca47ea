import { isLanguageTag } from '@courtside/i18n';

/**
 * Features that a brand turns on and off (spec access 1). The defaults, and the points that the specification leaves
 * open, are in docs/decisions/008-brand-toggles.md.
 */
export interface Toggles {
  /** The profile says why a birthday is asked for, and that it cannot be changed afterwards. */
  birthdayDescription: boolean;
  /** Members may change between the board and CR mode, the page of the local sports venue (code CRTY). */
  crModeSwitch: boolean;
  /** Off: the deposit screens answer not found (the site setting can turn them off too). */
  deposit: boolean;
  /** The site has no sports: no category, no sports blocks on the home page. */
  skipSport: boolean;
  /** The VIP pages leave out what concerns deposits: the deposit condition of a grade and the deposit button. */
  vipNoSave: boolean;
  /** Off: members cannot choose the professional edition. */
  professionalTheme: boolean;
  /** Permanent address that members are told to keep, as an https origin; empty when there is none. */
  foreverSite: string;
  /**
   * BCP 47 tag of the language for visitors who have chosen none; a site without that language does not start.
   * `browser` follows the browser's own language, else Simplified Chinese.
   */
  defaultLanguage: string;
  /** The member's own phone, card and wallet numbers are shown masked. */
  hideRealNumber: boolean;
  /** The navigation shows its titles without icons. */
  hideNavIcon: boolean;
  /** A withdrawal asks for the second (withdraw) password. */
  withdrawPassword: boolean;
  /** The agent pages answer not found, and nothing leads to them. */
  hideAgent: boolean;
  /** The sponsor page exists, and the menu leads to it. */
  showSponsor: boolean;
  /** Markets of more than two outcomes are shown in European prices, independent of the format chosen for others. */
  asianOdds: boolean;
  /** The slip offers the highest possible stake (全额). */
  maxStake: boolean;
  /** A member may turn on bets by one tap on a price (快速下注), where their market allows it. */
  quickBet: boolean;
  /** A running ticket can be cashed out, where the gateway and the market allow it. */
  cashOut: boolean;
}

export const DEFAULT_TOGGLES: Readonly<Toggles> = {
  birthdayDescription: true,
  crModeSwitch: false,
  deposit: true,
  skipSport: false,
  vipNoSave: false,
  professionalTheme: true,
  foreverSite: '',
  defaultLanguage: 'browser',
  hideRealNumber: true,
  hideNavIcon: false,
  withdrawPassword: true,
  hideAgent: false,
  showSponsor: false,
  asianOdds: true,
  maxStake: true,
  quickBet: false,
  cashOut: true,
};

/** Reason why a toggle cannot have this value, or undefined when it can. */
export function toggleFault(key: string, value: unknown): string | undefined {
  if (!Object.hasOwn(DEFAULT_TOGGLES, key)) return 'is no toggle';
  if (key === 'defaultLanguage') {
    return value === 'browser' || (typeof value === 'string' && isLanguageTag(value))
      ? undefined
      : 'must be a language tag or browser';
  }
  if (key === 'foreverSite') {
    return /^(https:\/\/[\w.-]+)?$/.test(String(value)) ? undefined : 'is no https origin';
  }
  return typeof value === 'boolean' ? undefined : 'must be true or false';
}
