import { isLanguageTag } from '@courtside/i18n';

/**
 * What a brand turns on and off (spec access 1). The defaults, and what the specification leaves open about each, are
 * in docs/decisions/008-brand-toggles.md.
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
  /** The address that members are told to keep for good, as an https origin; empty when there is none. */
  foreverSite: string;
  /**
   * BCP 47 tag of the language of a visitor who has chosen none; a site that does not have it does not start. `browser`
   * follows the browser's own, else Simplified Chinese.
   */
  defaultLanguage: string;
  /** Phone, card and wallet numbers of the member's own are shown masked. */
  hideRealNumber: boolean;
  /** The navigation shows its words without icons. */
  hideNavIcon: boolean;
  /** A withdrawal asks for the second (withdraw) password. */
  withdrawPassword: boolean;
  /** The agent pages answer not found, and nothing leads to them. */
  hideAgent: boolean;
  /** The sponsor page exists, and the menu leads to it. */
  showSponsor: boolean;
  /** Markets of more than two outcomes are shown in European prices, whatever format was chosen for the others. */
  asianOdds: boolean;
  /** The slip offers the highest stake that is possible (全额). */
  maxStake: boolean;
  /** A member may turn on bets at a touch of a price (快速下注), where their market allows it. */
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

/** Why a toggle cannot have this value, or nothing when it can. */
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
