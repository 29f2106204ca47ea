import { expect, test } from 'vitest';
import { searchText } from './search-text.ts';

test('teams and leagues are found by pinyin and by initials', () => {
  const text = searchText(['Liverpool FC', 'Arsenal FC', '英超']);
  for (const typed of ['liwupu', 'lwp', 'asenna', 'asn', 'yingchao', 'yc']) {
    expect(text.split(' ')).toContain(typed);
  }
  expect(searchText(['76人', '乔丹·布朗', 'World Cup 2026'])).toMatch(/^[a-z0-9 ]+$/);
});

test('sides are found by what supporters call them, in both scripts', () => {
  const text = searchText(['Real Madrid CF', 'FC Barcelona', '西甲']).split(' ');
  expect(text).toEqual(expect.arrayContaining(['皇马', '皇馬', '巴萨', '巴薩']));
});
