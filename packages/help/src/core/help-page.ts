import type { LegalTable } from './legal-text.ts';

/** A link to a page of the site, or to another page of help. Shown only where the site has the page. */
export interface HelpLink {
  /** Path of a route, such as `/mine/takemoney`. */
  readonly path: string;
  readonly text: string;
}

/** The interactive examples. Each is calculated by the rules that settle bets. */
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

/** Id of an example. */
export type ExampleId = (typeof EXAMPLES)[number];

/** One word of the glossary. */
export interface HelpWord {
  /** Its anchor; the same in each locale. */
  readonly id: string;
  readonly word: string;
  readonly meaning: string;
}

/** A part of a section: a paragraph as a string, or another kind of content. */
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
  /** A button that opens customer service. */
  | { readonly service: true };

export interface HelpSection {
  /** The anchor of the section; the same in each locale. */
  readonly id: string;
  /** The heading; on a page of questions, the question. */
  readonly heading: string;
  readonly body: readonly HelpBlock[];
}

/** One page of help in one locale. Its strings may have facts of `helpFacts` in braces. */
export interface HelpText {
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  /** True for questions and answers, which are marked up for search engines. */
  readonly faq?: boolean;
  readonly sections: readonly HelpSection[];
}

/** Title and summary of a page in the list of pages. */
export interface HelpEntry {
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
}

// Helpers to write content: a few functions instead of nested objects.

/** Makes a section. @example section('lost', '密码忘了', '点忘记密码。', steps('输入手机号码。', '输入验证码。')) */
export const section = (id: string, heading: string, ...body: HelpBlock[]): HelpSection => ({
  id,
  heading,
  body,
});
/** Numbered steps. @example steps('打开投注单。', '输入投注额。') */
export const steps = (...items: string[]): HelpBlock => ({ steps: items });
/** An unordered list. @example list('独赢', '让球') */
export const list = (...items: string[]): HelpBlock => ({ list: items });
/** A warning about a loss of money or of the account. @example warning('转错网络的币不能找回。') */
export const warning = (text: string): HelpBlock => ({ warning: text });
/** Additional information. @example note('转账没有手续费。') */
export const note = (text: string): HelpBlock => ({ note: text });
/** An interactive example. @example example('handicap') */
export const example = (id: ExampleId): HelpBlock => ({ example: id });
/** Links to pages; those that the site does not have are left out. @example links(['/mine/takemoney', '去取款']) */
export const links = (...pairs: (readonly [path: string, text: string])[]): HelpBlock => ({
  links: pairs.map(([path, text]) => ({ path, text })),
});
/** A table; each row has a cell for each column. @example table('手续费', ['方式', '费用'], ['银行卡', '免费']) */
export const table = (
  caption: string,
  head: readonly string[],
  ...rows: (readonly string[])[]
): HelpBlock => ({ table: { caption, head, rows } });
/** Words with their meanings, each an anchor. @example glossary(['push', '走水', '退还本金。']) */
export const glossary = (
  ...entries: (readonly [id: string, word: string, meaning: string])[]
): HelpBlock => ({ words: entries.map(([id, word, meaning]) => ({ id, word, meaning })) });
/** A button that opens customer service. */
export const service: HelpBlock = { service: true };
