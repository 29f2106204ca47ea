/** The texts that this package holds. */
export const LEGAL_KINDS = ['terms', 'privacy'] as const;

export type LegalKind = (typeof LEGAL_KINDS)[number];

/** Figures in columns; the first cell of a row names the row. */
export interface LegalTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface LegalSection {
  /** The same in each locale; the anchor of the section is made of it. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly table?: LegalTable;
  /** List that follows the paragraphs and the table. */
  readonly items?: readonly string[];
  /** A page of the site that the section speaks of; shown where the site has it. */
  readonly link?: { readonly path: string; readonly text: string };
}

/** One legal text in one locale. Its strings may hold the facts of `helpFacts` in braces. */
export interface LegalText {
  readonly title: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly intro: readonly string[];
  readonly sections: readonly LegalSection[];
}
