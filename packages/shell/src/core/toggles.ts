import { LOCALES, type Locale } from '@courtside/i18n';

/**
 * What a brand turns on and off (spec access 1). The defaults, and what the specification leaves open about each, are
 * in docs/decisions/008-brand-toggles.md.
 */
export interface Toggles {
  /** The profile says why a birthday is asked for, and that it cannot be changed afterwards. */
  birthdayDescription: boolean;
  /** Members may change between the site's own board and the third-party sports venue (code CRTY). */
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
  /** Language of a visitor who has chosen none; `browser` follows the browser's own, else Simplified Chinese. */
  defaultLanguage: Locale | 'browser';
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
};

/** Why a toggle cannot have this value, or nothing when it can. */
export function toggleFault(key: string, value: unknown): string | undefined {
  if (!Object.hasOwn(DEFAULT_TOGGLES, key)) return 'is no toggle';
  if (key === 'defaultLanguage') {
    const known: readonly unknown[] = [...LOCALES, 'browser'];
    return known.includes(value) ? undefined : `must be one of ${known.join(', ')}`;
  }
  if (key === 'foreverSite') {
    return /^(https:\/\/[\w.-]+)?$/.test(String(value)) ? undefined : 'must be an https origin';
  }
  return typeof value === 'boolean' ? undefined : 'must be true or false';
}
