import { LOCALES, type Locale } from '@courtside/i18n';
import { describe, expect, it } from 'vitest';
import { fillText } from '../core/fill-text.ts';
import { LEGAL_KINDS, type LegalText } from '../core/legal-text.ts';
import { loadDocument } from './load-document.ts';

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

/** Everything about a text but its words. */
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

type Codes = readonly (readonly [from: number, to: number])[];

/** The characters that a double-byte character set has at some codes. */
function charactersAt(charset: string, lowest: number, codes: Codes): ReadonlySet<string> {
  const decoder = new TextDecoder(charset);
  const found = new Set<string>();
  for (const [from, to] of codes) {
    for (let code = from; code <= to; code += 1) {
      if ((code & 0xff) >= lowest) found.add(decoder.decode(Uint8Array.of(code >> 8, code & 0xff)));
    }
  }
  return found;
}

// GB 2312 holds simplified forms and Big5, without its extensions, traditional ones.
const GB2312 = charactersAt('gbk', 0xa1, [[0xb0a1, 0xf7fe]]);
const BIG5 = charactersAt('big5', 0x40, [
  [0xa440, 0xc67e],
  [0xc940, 0xf9d5],
]);

const RULES: Readonly<
  Record<Locale, { set: ReadonlySet<string>; refused: string; words: RegExp }>
> = {
  'zh-Hans': {
    set: GB2312,
    // In the set as rare characters or variants, but traditional in texts like these.
    refused: '於後麼乾',
    words: /登入|帐户|储值|资讯|连结|网路|软体|程式|位址/,
  },
  'zh-Hant': {
    set: BIG5,
    // In the set as rare characters or with other meanings, but simplified in texts like these.
    refused: '万与体于并后里余范几云网准复机价适优怀据构异种扰咨采',
    words: /登錄|賬戶|充值|存款|信息|鏈接|網絡|軟件|短信|郵箱|默認|身份|支持|數據/,
  },
};

/** The Chinese characters of a line that do not belong to the script of a locale. */
function foreignIn(line: string, locale: Locale): string {
  const { set, refused } = RULES[locale];
  const letters = line.match(/\p{Script=Han}/gu) ?? [];
  return letters.filter((each) => !set.has(each) || refused.includes(each)).join('');
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
    expect(lines.filter((line) => RULES[locale].words.test(line))).toEqual([]);
  });

  it.each(LOCALES)('have no parameter that is not filled (%s)', async (locale) => {
    const raw = await loadDocument(kind, locale);
    const filled = stringsOf(fillText(raw, { brand: 'Testbrand', age: 21 }));
    expect(stringsOf(raw).join()).toMatch(/\{brand\}[^]*\{age\}/);
    expect(filled.join()).not.toMatch(/[{}]/);
    expect(filled.join()).toMatch(/Testbrand[^]*21/);
  });

  // Views use a line as its key.
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
