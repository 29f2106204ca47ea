import type { HelpBlock, HelpText } from '../core/help-page.ts';
import type { LegalText } from '../core/legal-text.ts';

/** The words of one section, line by line. */
export interface SectionLines {
  readonly id: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

function linesOf(block: HelpBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('steps' in block) return block.steps;
  if ('list' in block) return block.list;
  if ('table' in block) {
    return [block.table.caption, ...block.table.rows.map((row) => row.join(' '))];
  }
  if ('warning' in block) return [block.warning];
  if ('note' in block) return [block.note];
  if ('words' in block) return block.words.map(({ word, meaning }) => `${word}：${meaning}`);
  return [];
}

export const helpLines = ({ sections }: HelpText): readonly SectionLines[] =>
  sections.map(({ id, heading, body }) => ({ id, heading, lines: body.flatMap(linesOf) }));

export const legalLines = ({ sections }: LegalText): readonly SectionLines[] =>
  sections.map(({ id, heading, paragraphs, items = [], table }) => ({
    id,
    heading,
    lines: [...paragraphs, ...items, ...(table?.rows.map((row) => row.join(' ')) ?? [])],
  }));
