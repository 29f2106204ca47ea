import { compareDecimals, parseMoney, parsePrice, toMinor, type Currency } from '@courtside/money';

/** In whole units of the currency. */
export const MOST_STAKE = 1_000_000n;
/** Highest price of an example; higher ones show nothing new. */
export const MOST_PRICE = '500';
const LONGEST = 8;

/** Converts full-width digits, as some input methods type them. */
export const plain = (text: string): string => text.normalize('NFKC').trim();

/** The stake of an example in the smallest units, or null for an invalid text. */
export function readStake(text: string, currency: Currency): bigint | null {
  const parsed = parseMoney(plain(text), currency);
  if (!parsed.ok) return null;
  const minor = toMinor(parsed.value);
  const most = parseMoney(String(MOST_STAKE), currency);
  return minor > 0n && most.ok && minor <= toMinor(most.value) ? minor : null;
}

/** The Hong Kong price of an example, or null for an invalid text. */
export function readPrice(text: string): string | null {
  const typed = plain(text);
  const parsed = parsePrice(typed, 'H');
  return parsed.ok && typed.length <= LONGEST && compareDecimals(typed, MOST_PRICE) <= 0
    ? parsed.value
    : null;
}
