import { expect, test } from 'vitest';
import { messages as hans } from './catalogs/zh-Hans.ts';
import { messages as hant } from './catalogs/zh-Hant.ts';

/** Terms that differ by more than their characters: the mainland's, and what readers of Traditional Chinese say. */
const GLOSSARY: readonly [mainland: RegExp, taiwan: string][] = [
  [/登錄/, '登入'],
  [/賬戶|帳號|賬號/, '帳戶'],
  [/存款|充值/, '儲值'],
  [/網絡/, '網路'],
  [/信息/, '資訊'],
  [/數據/, '資料'],
  [/加載/, '載入'],
  [/刷新/, '重新整理'],
  [/服務器/, '伺服器'],
  [/用戶名(?!稱)/, '用戶名稱'],
  [/隱私政策/, '隱私權政策'],
  [/回車/, 'Enter'],
  [/平臺/, '平台'],
  [/二維碼/, 'QR 碼'],
  [/週歲/, '歲'],
  [/退出登入/, '登出'],
];

/** Characters that only Simplified Chinese writes, among those that the catalogs use most. */
const SIMPLIFIED =
  /[们这户证员册录码选项赔盘单场队赢输关闭请记过还时间险网络页载说开发现种对应样]/u;

const text = (value: unknown): string => JSON.stringify(value);

test('[NV-15] Traditional Chinese has every message', () => {
  expect(Object.keys(hant).toSorted()).toEqual(Object.keys(hans).toSorted());
  for (const [id, message] of Object.entries(hant)) expect(text(message), id).not.toBe('""');
});

test('Traditional Chinese uses its own terms and characters', () => {
  for (const [id, message] of Object.entries(hant)) {
    expect(text(message), id).not.toMatch(SIMPLIFIED);
    for (const [mainland, own] of GLOSSARY) {
      expect(text(message), `${id}: say ${own}`).not.toMatch(mainland);
    }
  }
});

test('both scripts fill in the same placeholders', () => {
  // A compiled message is a list of texts and of placeholders, each a list that begins with its name.
  const placeholders = (message: unknown) =>
    (Array.isArray(message) ? (message as unknown[]) : [])
      .filter((part) => Array.isArray(part))
      .map((part) => String(part[0]))
      .toSorted();
  for (const [id, message] of Object.entries(hans)) {
    expect(placeholders(hant[id]), id).toEqual(placeholders(message));
  }
});
