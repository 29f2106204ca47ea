import { LOCALES } from '@courtside/i18n';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { indexModule } from '../../scripts/make-index.ts';
import { fillText } from '../core/fill-text.ts';
import { helpFacts } from '../core/help-facts.ts';
import { section } from '../core/help-page.ts';
import { createHelpSearch } from './search-help.ts';

const facts = helpFacts({ name: 'Testbrand', minimumAge: 18 }, 'zh-Hans');
const fill = (line: string) => fillText(line, facts);
const fileOf = (locale: string) =>
  readFileSync(new URL(`./generated/index.${locale.toLowerCase()}.ts`, import.meta.url), 'utf8');

describe.each(LOCALES)('the index (%s)', (locale) => {
  it('is that of the texts as they are; `pnpm run search` makes it anew', async () => {
    expect((await indexModule(locale)) === fileOf(locale)).toBe(true);
  });

  it('is smaller than 60 kB', () => {
    expect(brotliCompressSync(fileOf(locale)).length).toBeLessThan(60_000);
  });
});

describe('the search', () => {
  it.each([
    ['zh-Hans', '取款', 'qk'],
    ['zh-Hans', 'qukuan', 'qk'],
    ['zh-Hans', 'qk', 'qk'],
    ['zh-Hans', '提现', 'qk'],
    ['zh-Hans', '提款', 'qk'],
    ['zh-Hans', 'tikuan', 'qk'],
    ['zh-Hans', 'chongzhi', 'ck'],
    ['zh-Hant', '提款', 'qk'],
    ['zh-Hans', '充值', 'ck'],
    ['zh-Hans', 'rangqiu', 'rqgl'],
    ['zh-Hans', '不可抗力', 'gztk'],
    ['zh-Hant', '讓球', 'rqgl'],
    ['zh-Hant', 'rangqiu', 'rqgl'],
    ['zh-Hant', '儲值', 'ck'],
    ['zh-Hant', 'USDT', 'xnbcqkjc'],
    ['zh-Hans', '讓球', 'rqgl'],
    ['zh-Hans', '儲值', 'ck'],
    ['zh-Hant', '让球', 'rqgl'],
    ['zh-Hant', '助记词', 'xnbcqkjc'],
  ] as const)('in %s finds by %s the page %s first', async (locale, query, page) => {
    const [hit] = await (await createHelpSearch(locale, {}, fill)).find(query);
    expect(hit?.page).toBe(page);
  });

  it('marks what was looked for in the sentence that says it', async () => {
    const [hit] = await (await createHelpSearch('zh-Hans', {}, fill)).find('助记词');
    expect(hit?.sentence.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      '助记词',
    ]);
    expect(hit?.sentence.map(({ text }) => text).join('')).toMatch(/^不要把钱包的助记词/);
  });

  it('shows what was typed in the other script as it reads in this', async () => {
    const [hit] = await (await createHelpSearch('zh-Hant', {}, fill)).find('助记词');
    expect(hit?.sentence.map(({ text }) => text).join('')).toContain('助記詞');
  });

  it('shows the facts of the brand', async () => {
    const hits = await (await createHelpSearch('zh-Hans', {}, fill)).find('周岁');
    const said = hits.flatMap(({ sentence }) => sentence.map(({ text }) => text)).join('');
    expect(said).toContain('18 周岁');
    expect(said).not.toMatch(/[{}]/);
  });

  it.each(['', ' ', '…', 'qwxyz', '冰淇淋'])('finds nothing by %s', async (query) => {
    expect(await (await createHelpSearch('zh-Hans', {}, fill)).find(query)).toEqual([]);
  });

  it('finds the pages of a brand, and not those that they take the place of', async () => {
    const own = {
      title: '取款（本店）',
      text: async () => ({
        updated: '2026-01-01',
        sections: [section('own', '到店取款', '请带身份证件到店。')],
      }),
    };
    const search = await createHelpSearch('zh-Hans', { qk: own }, fill);
    const hits = await search.find('取款');
    expect(hits.filter(({ page }) => page === 'qk')).toEqual([
      expect.objectContaining({ section: 'own' }),
    ]);
  });
});
