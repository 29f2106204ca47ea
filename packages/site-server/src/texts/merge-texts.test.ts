import { expect, test } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const sources = new Map([
  ['wallet.deposit', '存款'],
  ['words.close', '关闭'],
]);

test('a new language has everything to do', () => {
  expect(mergeTexts(sources, { texts: {}, missing: {}, unused: {} })).toEqual({
    texts: {},
    missing: { 'wallet.deposit': '存款', 'words.close': '关闭' },
    unused: {},
  });
});

test('keeps what is translated, drops what no longer misses, puts aside what is gone', () => {
  const before = {
    texts: { 'words.close': 'Close', 'help.old': 'Old' },
    missing: { 'help.gone': '旧' },
    unused: {},
  };
  expect(mergeTexts(sources, before)).toEqual({
    texts: { 'words.close': 'Close' },
    missing: { 'wallet.deposit': '存款' },
    unused: { 'help.old': 'Old' },
  });
});

test('what comes back has its translation again', () => {
  const before = { texts: {}, missing: {}, unused: { 'words.close': 'Close' } };
  expect(mergeTexts(sources, before)).toMatchObject({
    texts: { 'words.close': 'Close' },
    unused: {},
  });
});
