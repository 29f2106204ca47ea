// For tests: the characters and words of each script.
import type { Locale } from '@courtside/i18n';

type Codes = readonly (readonly [from: number, to: number])[];

/** The characters of a double-byte character set in ranges of codes. */
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

// GB 2312 has simplified characters; Big5 without its extensions has traditional ones.
const GB2312 = charactersAt('gbk', 0xa1, [[0xb0a1, 0xf7fe]]);
const BIG5 = charactersAt('big5', 0x40, [
  [0xa440, 0xc67e],
  [0xc940, 0xf9d5],
]);

/** Characters and words that texts of a locale must not have. */
export const SCRIPT_RULES: Readonly<
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
    words: /登錄|賬戶|充值|儲值|信息|鏈接|網絡|軟件|短信|郵箱|默認|身份|支持|數據/,
  },
};

/** The Chinese characters of a line that are not of the locale's script. */
export function foreignIn(line: string, locale: Locale): string {
  const { set, refused } = SCRIPT_RULES[locale];
  const letters = line.match(/\p{Script=Han}/gu) ?? [];
  return letters.filter((each) => !set.has(each) || refused.includes(each)).join('');
}
