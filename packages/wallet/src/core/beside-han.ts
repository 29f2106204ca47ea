/**
 * A text that stands between Chinese words: with a space at each end that is a Latin letter or a digit, and none at one
 * that is Chinese.
 *
 * @example `仅支持${besideHan('波场 TRC20')}网络` // '仅支持波场 TRC20 网络'
 */
export function besideHan(text: string): string {
  return text
    .replace(/^(?=[\p{Script=Latin}\d])/u, ' ')
    .replace(/(?<=[\p{Script=Latin}\d])$/u, ' ');
}
