import { LOCALES, type Locale } from '@courtside/i18n';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillText } from '../core/fill-text.ts';
import { FIGURES, helpFacts } from '../core/help-facts.ts';
import { EXAMPLES, type HelpBlock, type HelpText } from '../core/help-page.ts';
import { HELP_PAGES } from '../core/help-pages.ts';
import { pageLines } from '../search/page-lines.ts';
import { foreignIn, SCRIPT_RULES } from '../texts/script-rules.ts';
import { loadEntries, loadHelpText, type HelpTextId } from './load-page.ts';

const TEXTS = HELP_PAGES.filter((id): id is HelpTextId => id !== 'gztk' && id !== 'ysgz');
const CASES = TEXTS.flatMap((id) => LOCALES.map((locale) => [id, locale] as const));

/** Every string of a text except addresses and anchors. */
function stringsOf({ sections }: HelpText): string[] {
  const ofBlock = (block: HelpBlock): readonly string[] => {
    if (typeof block === 'string') return [block];
    if ('steps' in block) return block.steps;
    if ('list' in block) return block.list;
    if ('table' in block)
      return [block.table.caption, ...block.table.head, ...block.table.rows.flat()];
    if ('warning' in block) return [block.warning];
    if ('note' in block) return [block.note];
    if ('links' in block) return block.links.map(({ text }) => text);
    if ('words' in block) return block.words.flatMap(({ word, meaning }) => [word, meaning]);
    return [];
  };
  return sections.flatMap(({ heading, body }) => [heading, ...body.flatMap(ofBlock)]);
}

/** The structure of a text without its words. */
const shapeOf = (text: HelpText): unknown =>
  text.sections.map(({ id, body }) => ({
    id,
    body: body.map((block) => {
      if (typeof block === 'string') return block.match(/\{\w+\}/g);
      if ('steps' in block) return { steps: block.steps.map((line) => line.match(/\{\w+\}/g)) };
      if ('list' in block) return { list: block.list.map((line) => line.match(/\{\w+\}/g)) };
      if ('table' in block) return block.table.rows.map((row) => row.length);
      if ('links' in block) return block.links.map(({ path }) => path);
      if ('words' in block) return block.words.map(({ id: word }) => word);
      return Object.keys(block);
    }),
  }));

describe.each(TEXTS)('%s', (id) => {
  it('has the same structure, links and figures in both locales', async () => {
    const [hans, hant] = await Promise.all(LOCALES.map((locale) => loadHelpText(id, locale)));
    if (!hans || !hant) throw new Error('A locale has no text');
    expect(shapeOf(hant)).toEqual(shapeOf(hans));
    expect([hant.updated, hant.faq]).toEqual([hans.updated, hans.faq]);
  });
});

describe.each(CASES)('%s in %s', (id, locale) => {
  it('is written in the script and the words of the locale', async () => {
    const lines = stringsOf(await loadHelpText(id, locale));
    expect(lines.filter((line) => foreignIn(line, locale) !== '')).toEqual([]);
    expect(lines.filter((line) => SCRIPT_RULES[locale].words.test(line))).toEqual([]);
  });

  it('uses the words of the word list', async () => {
    const [, ...rows] = readFileSync(new URL('../../../../docs/words.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const refused = rows.flatMap((row) => (row.split('\t')[2] ?? '').split('|'));
    const lines = stringsOf(await loadHelpText(id, locale));
    expect(lines.flatMap((line) => refused.filter((word) => line.includes(word)))).toEqual([]);
  });

  it('has no sentence that is too long to read at once', async () => {
    const lines = stringsOf(fillText(await loadHelpText(id, locale), facts));
    const sentences = lines.flatMap((line) => line.split(/[。；！？]/u));
    expect(sentences.filter((sentence) => sentence.length > 60)).toEqual([]);
  });

  it('fills every figure in, and types none that a rule decides', async () => {
    const text = await loadHelpText(id, locale);
    expect(stringsOf(fillText(text, facts)).filter((line) => /[{}]/.test(line))).toEqual([]);
    const typed = /\d\s*(?:位|秒|個月|个月|年|週|周|天|歲|岁|MB|字元|字符)/u;
    expect(stringsOf(text).filter((line) => typed.test(line))).toEqual([]);
  });

  it('has anchors of its own, and never says a line twice in a list', async () => {
    const { sections } = await loadHelpText(id, locale);
    const ids = sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const block of sections.flatMap(({ body }) => body)) {
      if (typeof block === 'string') continue;
      const lines = 'steps' in block ? block.steps : 'list' in block ? block.list : [];
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});

const facts = helpFacts({ name: 'Testbrand', minimumAge: 21 }, 'zh-Hans');

it('shows every example on some page, in both locales', async () => {
  for (const locale of LOCALES) {
    const texts = await Promise.all(TEXTS.map((id) => loadHelpText(id, locale)));
    const shown = texts.flatMap(({ sections }) =>
      sections.flatMap(({ body }) =>
        body.flatMap((block) =>
          typeof block !== 'string' && 'example' in block ? [block.example] : [],
        ),
      ),
    );
    expect([...new Set(shown)].toSorted()).toEqual([...EXAMPLES].toSorted());
  }
});

it('uses every figure in some text', async () => {
  const all = await Promise.all(
    LOCALES.flatMap((locale: Locale) => HELP_PAGES.map((page) => pageLines(page, locale))),
  );
  const said = JSON.stringify(all);
  expect(Object.keys(FIGURES).filter((name) => !said.includes(`{${name}}`))).toEqual([]);
});

it.each(LOCALES)('names and sums up every page (%s)', async (locale) => {
  for (const [id, { title, summary }] of Object.entries(await loadEntries(locale))) {
    expect(title, id).not.toBe('');
    expect(summary, id).toMatch(/。$/);
    expect(foreignIn(title + summary, locale), id).toBe('');
  }
});
