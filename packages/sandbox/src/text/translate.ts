import * as OpenCC from 'opencc-js';
import type { Language } from './messages.ts';

const convert = OpenCC.Converter({ from: 'cn', to: 'twp' });

/** Trade terms that differ in Traditional Chinese, replaced after the conversion. */
const TERMS: readonly [converted: RegExp, own: string][] = [
  [/登錄/g, '登入'],
  [/收款[賬帳][號戶]/g, '收款帳號'],
  [/(?<!收款)(?:賬戶|賬號|帳號)/g, '帳戶'],
  [/使用者名稱?/g, '用戶名稱'],
  [/渠道/g, '管道'],
  [/轉賬/g, '轉帳'],
  [/投註/g, '投注'],
  [/下註/g, '下注'],
  [/世界杯/g, '世界盃'],
  [/平臺/g, '平台'],
  [/檢視/g, '查看'],
  [/繫結/g, '綁定'],
  [/週歲/g, '歲'],
  [/二維碼/g, 'QR 碼'],
  [/到[帳賬]/g, '入帳'],
  [/稽核/g, '審核'],
  [/虛擬幣/g, '虛擬貨幣'],
];

const known = new Map<string, string>();

/** A text of this package in the requested language. @example translate('存款已到账', 'zh-tw') // '存款已入帳' */
export function translate(text: string, language: Language): string {
  if (language === 'zh-cn') return text;
  let made = known.get(text);
  if (made === undefined) {
    made = TERMS.reduce((each, [from, to]) => each.replace(from, to), convert(text));
    known.set(text, made);
  }
  return made;
}

/** A value with all its texts in the requested language; codes and paths have no characters to convert. */
export function translated<T>(value: T, language: Language): T {
  if (language === 'zh-cn') return value;
  const walk = (each: unknown): unknown => {
    if (typeof each === 'string') return translate(each, language);
    if (Array.isArray(each)) return each.map(walk);
    if (typeof each === 'object' && each !== null) {
      return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, walk(inner)]));
    }
    return each;
  };
  return walk(value) as T;
}
