import { randomInt } from 'node:crypto';

const DIGITS = '零一二三四五六七八九';
const SMALLEST = 2;
const LARGEST = 20;

/** A number below a hundred in words, the same in both scripts. @example numberWord(19) // '十九' */
export function numberWord(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens === 0) return DIGITS.charAt(ones);
  return `${tens === 1 ? '' : DIGITS.charAt(tens)}十${ones === 0 ? '' : DIGITS.charAt(ones)}`;
}

/**
 * A sum for mental arithmetic. A guess is right in one of nineteen cases at best, as with the slider.
 *
 * @example captchaQuestion() // { question: '七加十二等于多少？', sum: 19 }
 */
export function captchaQuestion(): { readonly question: string; readonly sum: number } {
  const [one, other] = [randomInt(SMALLEST, LARGEST + 1), randomInt(SMALLEST, LARGEST + 1)];
  return { question: `${numberWord(one)}加${numberWord(other)}等于多少？`, sum: one + other };
}

/** Whether the typed text is this number, in digits of either width or in words. */
export function saysNumber(typed: string, number: number): boolean {
  const said = typed.normalize('NFKC').trim();
  return said === String(number) || said === numberWord(number);
}
