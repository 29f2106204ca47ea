/** A piece of a line. `to` is the path of a page, not checked against the pages that a site has. */
export interface LetterSpan {
  readonly text: string;
  readonly strong?: true;
  readonly to?: string;
}

/** A block of a letter: a paragraph has one line, a list one for each of its entries. */
export interface LetterBlock {
  readonly kind: 'paragraph' | 'list';
  readonly lines: readonly (readonly LetterSpan[])[];
}

/** Most characters of a letter that are read; the rest is cut off. */
export const LETTER_MAX = 10_000;

const MARKS = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;
/** A path of this site: not another host, such as `//host` or `/\host`, and not an invalid path. */
const OWN_PAGE = /^\/(?:[a-z0-9_-][\w./%-]*)?(?:[?#][\w./%?#=&-]*)?$/i;
const ENTRY = /^\s*-\s+/;

function spansOf(line: string): LetterSpan[] {
  const spans: LetterSpan[] = [];
  let from = 0;
  for (const { 0: mark, 1: strong, 2: words = '', 3: to = '', index } of line.matchAll(MARKS)) {
    if (index > from) spans.push({ text: line.slice(from, index) });
    if (strong !== undefined) spans.push({ text: strong, strong: true });
    else spans.push(OWN_PAGE.test(to) ? { text: words, to } : { text: words });
    from = index + mark.length;
  }
  if (from < line.length) spans.push({ text: line.slice(from) });
  return spans;
}

/**
 * Parses an operator's letter: each line is a paragraph, or an entry of a list after `- `; text between `**` is
 * stressed, and `[words](/address)` is a link to a page of the site. Of a link to anywhere else only the words are
 * shown, and all other text is unchanged. Marks cannot be nested.
 *
 * @example letterBlocks('**已到账**\n- 金额 100') // a paragraph and a list of one entry
 */
export function letterBlocks(content: string): LetterBlock[] {
  const blocks: { kind: LetterBlock['kind']; lines: LetterSpan[][] }[] = [];
  for (const line of content.slice(0, LETTER_MAX).split('\n')) {
    const text = line.replace(ENTRY, '').trim();
    if (text === '') continue;
    const spans = spansOf(text);
    const last = blocks.at(-1);
    if (!ENTRY.test(line)) blocks.push({ kind: 'paragraph', lines: [spans] });
    else if (last?.kind === 'list') last.lines.push(spans);
    else blocks.push({ kind: 'list', lines: [spans] });
  }
  return blocks;
}

/** A letter as one line, without its marks. @example letterLine('**已到账**\n请查看') // '已到账 请查看' */
export function letterLine(content: string): string {
  return letterBlocks(content)
    .flatMap(({ lines }) => lines)
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join(' ');
}
