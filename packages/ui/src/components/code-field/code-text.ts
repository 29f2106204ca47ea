/**
 * The digits of a typed or pasted text, at most `length` of them. Full-width digits, spaces and dashes are accepted.
 *
 * @example codeDigits('１２３ 456-7', 6) // '123456'
 */
export function codeDigits(raw: string, length: number): string {
  return raw
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, length);
}
