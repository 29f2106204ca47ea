import type { Locale } from '@courtside/i18n';
import type { HelpEntry, HelpText } from '../core/help-page.ts';
import type { HelpGroup } from '../core/help-pages.ts';

/** A brand's own page of help, which replaces an existing page or is added. */
export interface BrandHelpPage {
  /** Its title and summary in the list of pages, in each locale. */
  readonly entry: Readonly<Record<Locale, HelpEntry>>;
  /** Its text, loaded when the page is opened. Strings may have facts of `helpFacts` in braces. */
  readonly text: Readonly<Record<Locale, () => Promise<HelpText>>>;
  /** Its group in the list. @default the group of the replaced page, or 'more' */
  readonly group?: HelpGroup;
}

/** Contact data of a brand in help. */
export interface HelpContact {
  /** Company that runs the site. */
  readonly company?: string;
  /** E-mail address for business partners. */
  readonly email?: string;
}

export interface HelpOptions {
  /**
   * The brand's own pages by their name in the path `/app/help/<name>`: small letters, digits and hyphens. @default
   * none
   */
  pages?: Readonly<Record<string, BrandHelpPage>>;
  /** Shown on the pages about the site. @default none */
  contact?: HelpContact;
}
