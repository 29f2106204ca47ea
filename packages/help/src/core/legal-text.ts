/** The legal texts of this package. */
export const LEGAL_KINDS = ['terms', 'privacy'] as const;

export type LegalKind = (typeof LEGAL_KINDS)[number];

/** A table; the first cell of a row is its heading. */
export interface LegalTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface LegalSection {
  /** Id of the section, the same in each locale; it is used in the anchor. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly table?: LegalTable;
  /** List below the paragraphs and the table. */
  readonly items?: readonly string[];
  /** A link to a page of the site; shown only where the site has the page. */
  readonly link?: { readonly path: string; readonly text: string };
}

/** One legal text in one locale. Its strings may have facts of `helpFacts` in braces. */
export interface LegalText {
  readonly title: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly intro: readonly string[];
  readonly sections: readonly LegalSection[];
}
