/** A key of the slip's own keypad. */
export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back';

/** Maximum number of digits before the point; no stake has more. */
const MOST_DIGITS = 9;

/**
 * The text of a stake after a key. A key that would make the amount invalid changes nothing.
 *
 * @param digits decimals of the currency
 * @example keyedStake('1', '.', 2) // '1.'
 */
export function keyedStake(text: string, key: KeypadKey, digits: number): string {
  if (key === 'back') return text.slice(0, -1);
  const [whole = '', decimals] = text.split('.');
  if (key === '.') {
    if (digits === 0 || decimals !== undefined) return text;
    return `${whole === '' ? '0' : whole}.`;
  }
  if (decimals !== undefined) return decimals.length < digits ? `${text}${key}` : text;
  if (whole === '0') return key;
  return whole.length < MOST_DIGITS ? `${whole}${key}` : text;
}
