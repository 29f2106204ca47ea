/** Most digits before the point. */
const WHOLE_DIGITS = 12;
const AMOUNT = new RegExp(`^(\\d{0,${WHOLE_DIGITS}})(?:\\.(\\d{0,2}))?$`);
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * Reads typed or pasted text as an amount; null when it is not one: the field then keeps its value. Full-width digits
 * and points become plain ones; commas between thousands, a leading currency sign and needless zeros are removed.
 *
 * @example readStake('１２３。５') // '123.5'
 * @example readStake('¥1,200.00') // '1200.00'
 * @example readStake('1e5') // null: never 15
 */
export function readStake(raw: string): string | null {
  let text = raw
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/\s/g, '')
    .replace(/^\p{Sc}/u, '');
  if (GROUPED.test(text)) text = text.replaceAll(',', '');
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [, whole = '', cents] = match;
  const plain = whole.replace(/^0+(?=\d)/, '');
  if (cents === undefined) return plain;
  return `${plain || '0'}.${cents}`;
}

/** Removes a trailing point without decimals. @example tidyStake('12.') // '12' */
export function tidyStake(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}
