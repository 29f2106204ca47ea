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

/** Names one of the examples. */
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

/** A section of a page. @example section('lost', '密码忘了', '点忘记密码。', steps('输入手机号码。', '输入验证码。')) */
export const section = (id: string, heading: string, ...body: HelpBlock[]): HelpSection => ({
  id,
  heading,
  body,
});
/** Steps in their order, with numbers. @example steps('打开投注单。', '输入投注额。') */
export const steps = (...items: string[]): HelpBlock => ({ steps: items });
/** Points without an order. @example list('独赢', '让球') */
export const list = (...items: string[]): HelpBlock => ({ list: items });
/** What costs money or an account when it is missed. @example warning('转错网络的币不能找回。') */
export const warning = (text: string): HelpBlock => ({ warning: text });
/** What is worth knowing beside the text. @example note('转账没有手续费。') */
export const note = (text: string): HelpBlock => ({ note: text });
/** An example that the reader can change. @example example('handicap') */
export const example = (id: ExampleId): HelpBlock => ({ example: id });
/** Links to pages; those that the site has not are left out. @example links(['/mine/takemoney', '去取款']) */
export const links = (...pairs: (readonly [path: string, text: string])[]): HelpBlock => ({
  links: pairs.map(([path, text]) => ({ path, text })),
});
/** A table; each row has a cell for each column of the head. @example table('手续费', ['方式', '费用'], ['银行卡', '免费']) */
export const table = (
  caption: string,
  head: readonly string[],
  ...rows: (readonly string[])[]
): HelpBlock => ({ table: { caption, head, rows } });
/** Words with their meanings, each an anchor. @example glossary(['push', '走水', '退还本金。']) */
export const glossary = (
  ...entries: (readonly [id: string, word: string, meaning: string])[]
): HelpBlock => ({ words: entries.map(([id, word, meaning]) => ({ id, word, meaning })) });
/** The button that leads to customer service. */
export const service: HelpBlock = { service: true };
