import { LOCALES } from '@courtside/i18n';
import { HINT_WORDS } from '@courtside/shell';
import { expect, it } from 'vitest';
import { glossary, section } from '../core/help-page.ts';
import { loadWords } from './load-words.ts';

it.each(LOCALES)('has a meaning for every word that a screen explains (%s)', async (locale) => {
  const words = await loadWords(locale);
  expect(HINT_WORDS.filter((word) => !words.get(word)?.meaning)).toEqual([]);
});

it('takes what a brand says of a word, and keeps ours where it says nothing', async () => {
  const own = async () => ({
    updated: '2026-11-26',
    sections: [section('own', '自己的', glossary(['handicap', '让球', '品牌的说明。']))],
  });
  const words = await loadWords('zh-Hans', own);
  expect(words.get('handicap')?.meaning).toBe('品牌的说明。');
  expect(words.get('total')?.word).toBe('大小');
});
