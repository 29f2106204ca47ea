import { LOCALES } from '@courtside/i18n';
import { describe, expect, it } from 'vitest';
import { fillText } from '../core/fill-text.ts';
import { helpFacts } from '../core/help-facts.ts';
import { LEGAL_KINDS, type LegalText } from '../core/legal-text.ts';
import { loadDocument } from './load-document.ts';
import { foreignIn, SCRIPT_RULES } from './script-rules.ts';

function stringsOf(text: LegalText): string[] {
  return [
    text.title,
    ...text.intro,
    ...text.sections.flatMap(({ heading, paragraphs, table, items = [] }) => [
      heading,
      ...paragraphs,
      ...(table ? [table.caption, ...table.head, ...table.rows.flat()] : []),
      ...items,
    ]),
  ];
}

/** The structure of a text without its words. */
function shapeOf({ updated, intro, sections }: LegalText): unknown {
  return {
    updated,
    intro: intro.length,
    sections: sections.map(({ id, paragraphs, table, items }) => ({
      id,
      paragraphs: paragraphs.length,
      items: items?.length,
      rows: table?.rows.map((row) => row.length),
      parameters: [...paragraphs, ...(items ?? [])].map((line) => line.match(/\{.*?\}/g)),
    })),
  };
}

describe('the check of scripts', () => {
  it('finds characters of the other script', () => {
    const simplified = '们这户币证会员账户网站与体于后余优据';
    const traditional = '們這戶幣證會員帳戶網站與體於後餘優據';
    expect(foreignIn(simplified, 'zh-Hant')).toBe(simplified.replace('站', ''));
    expect(foreignIn(traditional, 'zh-Hans')).toBe(traditional.replace('站', ''));
    expect(foreignIn(simplified, 'zh-Hans')).toBe('');
    expect(foreignIn(traditional, 'zh-Hant')).toBe('');
  });
});

describe.each(LEGAL_KINDS)('%s', (kind) => {
  it('have the same structure and parameters in both locales', async () => {
    const [hans, hant] = await Promise.all(LOCALES.map((locale) => loadDocument(kind, locale)));
    if (!hans || !hant) throw new Error('A locale has no text');
    expect(shapeOf(hant)).toEqual(shapeOf(hans));
    const ids = hans.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(LOCALES)('are written in the script and the words of the locale (%s)', async (locale) => {
    const lines = stringsOf(await loadDocument(kind, locale));
    expect(lines.filter((line) => foreignIn(line, locale) !== '')).toEqual([]);
    expect(lines.filter((line) => SCRIPT_RULES[locale].words.test(line))).toEqual([]);
  });

  it.each(LOCALES)('have no parameter that is not filled (%s)', async (locale) => {
    const raw = await loadDocument(kind, locale);
    const filled = stringsOf(
      fillText(raw, helpFacts({ name: 'Testbrand', minimumAge: 21 }, 'zh-Hans')),
    );
    expect(stringsOf(raw).join()).toMatch(/\{brand\}[^]*\{age\}/);
    expect(filled.join()).not.toMatch(/[{}]/);
    expect(filled.join()).toMatch(/Testbrand[^]*21/);
  });

  // Views use a line as its React key.
  it.each(LOCALES)('never say the same line twice in a section (%s)', async (locale) => {
    const { intro, sections } = await loadDocument(kind, locale);
    for (const lines of [
      intro,
      ...sections.flatMap((each) => [each.paragraphs, each.items ?? []]),
    ]) {
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});
