/** @example maskedName('林晓岚') // '林**' */
export const maskedName = (name: string): string =>
  `${[...name][0] ?? ''}${'*'.repeat(Math.max(1, [...name].length - 1))}`;

/** A card number, an address or an Alipay account, so that its owner knows it and others learn nothing. */
export function maskedNumber(kind: 'bank' | 'virtual' | 'alipay', number: string): string {
  if (kind === 'bank') return `****${number.slice(-4)}`;
  if (kind === 'virtual') return `${number.slice(0, 4)}****${number.slice(-4)}`;
  const at = number.indexOf('@');
  if (at >= 0) return `${number.slice(0, 1)}***${number.slice(at)}`;
  return `${number.slice(0, 3)}****${number.slice(-4)}`;
}
