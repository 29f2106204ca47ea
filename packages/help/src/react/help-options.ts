import type { Locale } from '@courtside/i18n';
import type { HelpEntry, HelpText } from '../core/help-page.ts';
import type { HelpGroup } from '../core/help-pages.ts';

/** A page of help of the brand's own: in the place of one that is there, or added. */
export interface BrandHelpPage {
  /** What the list of pages says of it, in each locale. */
  readonly entry: Readonly<Record<Locale, HelpEntry>>;
  /** Its text, fetched when it is opened. Strings may hold the facts of `helpFacts` in braces. */
  readonly text: Readonly<Record<Locale, () => Promise<HelpText>>>;
  /** Where it is listed. Of a page that takes the place of another: where that stood. @default 'more' */
  readonly group?: HelpGroup;
}

/** What a brand says of itself in help. */
export interface HelpContact {
  /** Company that runs the site. */
  readonly company?: string;
  /** E-mail address for those who want to work with it. */
  readonly email?: string;
}

export interface HelpOptions {
  /** Pages of the brand's own by their name in the address, `/app/help/<name>`: small letters, digits and hyphens. @default none */
  pages?: Readonly<Record<string, BrandHelpPage>>;
  /** Shown on the pages about the site. @default none */
  contact?: HelpContact;
}
