/** @example maskedName('林晓岚') // '林**' */
export const maskedName = (name: string): string =>
  `${[...name][0] ?? ''}${'*'.repeat(Math.max(1, [...name].length - 1))}`;

/** A masked card number, address or Alipay account, which its owner recognises and others cannot use. */
export function maskedNumber(kind: 'bank' | 'virtual' | 'alipay', number: string): string {
  if (kind === 'bank') return `****${number.slice(-4)}`;
  if (kind === 'virtual') return `${number.slice(0, 4)}****${number.slice(-4)}`;
  const at = number.indexOf('@');
  if (at >= 0) return `${number.slice(0, 1)}***${number.slice(at)}`;
  return `${number.slice(0, 3)}****${number.slice(-4)}`;
}
