/** Digits before the point; more is no amount of money. */
const WHOLE_DIGITS = 12;
const AMOUNT = new RegExp(`^(\\d{0,${WHOLE_DIGITS}})(?:\\.(\\d{0,2}))?$`);
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * What was typed or pasted as an amount, or null when it is none: the field then keeps what it has. Full-width digits
 * and points become plain ones, commas between thousands and a leading currency sign go, and so do needless zeros.
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

/** An amount without the point that was typed for decimals that never came. @example tidyStake('12.') // '12' */
export function tidyStake(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}
