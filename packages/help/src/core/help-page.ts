import type { LegalTable } from './legal-text.ts';

/** A page of the site, or another page of help, that a text speaks of. Shown where the site has it. */
export interface HelpLink {
  /** Path of a route, such as `/mine/takemoney`. */
  readonly path: string;
  readonly text: string;
}

/** The examples that a reader can change. Each is worked out by the rules that settle bets. */
export const EXAMPLES = [
  'handicap',
  'total',
  'odds',
  'series',
  'settlement',
  'void',
  'cash-out',
  'turnover',
] as const;

export type ExampleId = (typeof EXAMPLES)[number];

/** One word of the glossary. */
export interface HelpWord {
  /** Its anchor; the same in each locale. */
  readonly id: string;
  readonly word: string;
  readonly meaning: string;
}

/** A part of a section: a paragraph, or something that is no running text. */
export type HelpBlock =
  | string
  | { readonly steps: readonly string[] }
  | { readonly list: readonly string[] }
  | { readonly table: LegalTable }
  | { readonly warning: string }
  | { readonly note: string }
  | { readonly links: readonly HelpLink[] }
  | { readonly example: ExampleId }
  | { readonly words: readonly HelpWord[] }
  /** The button that leads to customer service. */
  | { readonly service: true };

export interface HelpSection {
  /** The anchor of the section; the same in each locale. */
  readonly id: string;
  /** Of a page of questions: the question. */
  readonly heading: string;
  readonly body: readonly HelpBlock[];
}

/** One page of help in one locale. Its strings may hold the facts of `helpFacts` in braces. */
export interface HelpText {
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  /** True for questions and answers, which search engines are told of. */
  readonly faq?: boolean;
  readonly sections: readonly HelpSection[];
}

/** What the list of pages says of one. */
export interface HelpEntry {
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
}

// How content is written: a few words instead of braces.
export const section = (id: string, heading: string, ...body: HelpBlock[]): HelpSection => ({
  id,
  heading,
  body,
});
export const steps = (...items: string[]): HelpBlock => ({ steps: items });
export const list = (...items: string[]): HelpBlock => ({ list: items });
export const warning = (text: string): HelpBlock => ({ warning: text });
export const note = (text: string): HelpBlock => ({ note: text });
export const example = (id: ExampleId): HelpBlock => ({ example: id });
export const links = (...pairs: (readonly [path: string, text: string])[]): HelpBlock => ({
  links: pairs.map(([path, text]) => ({ path, text })),
});
export const table = (
  caption: string,
  head: readonly string[],
  ...rows: (readonly string[])[]
): HelpBlock => ({ table: { caption, head, rows } });
export const glossary = (
  ...entries: (readonly [id: string, word: string, meaning: string])[]
): HelpBlock => ({ words: entries.map(([id, word, meaning]) => ({ id, word, meaning })) });
export const service: HelpBlock = { service: true };
