/**
 * A text for a place between Chinese words: an end that is a Latin letter or a digit gets a space, a Chinese end none.
 *
 * @example `仅支持${besideHan('波场 TRC20')}网络` // '仅支持波场 TRC20 网络'
 */
export function besideHan(text: string): string {
  return text
    .replace(/^(?=[\p{Script=Latin}\d])/u, ' ')
    .replace(/(?<=[\p{Script=Latin}\d])$/u, ' ');
}
