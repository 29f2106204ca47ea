import { expect, test } from 'vitest';
import { withoutUnseen } from './unseen.ts';

const MARKS = [
  ...['\u00ad', '\u061c', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a'],
  ...['\u202c', '\u202e', '\u2060', '\u2066', '\u2069', '\ufeff'],
];

test('marks that cannot be seen go, wherever they stand', () => {
  for (const mark of MARKS) {
    expect(withoutUnseen(`${mark}a${mark}b${mark}`), mark.codePointAt(0)?.toString(16)).toBe('ab');
  }
  expect(withoutUnseen(MARKS.join(''))).toBe('');
});

test('what can be seen stays as it is, spaces included', () => {
  for (const text of ['', ' 小测 试\u3000', 'ａｂ１２', '😀', '阿依古丽·测试', 'a\u0000b']) {
    expect(withoutUnseen(text)).toBe(text);
  }
});
