import { expect, test } from 'vitest';
import { captchaQuestion, numberWord, saysNumber } from './captcha-question.ts';

test.each([
  [2, '二'],
  [10, '十'],
  [12, '十二'],
  [20, '二十'],
  [31, '三十一'],
  [40, '四十'],
])('%i is %s', (number, word) => {
  expect(numberWord(number)).toBe(word);
});

const WORDS = new Map(Array.from({ length: 41 }, (_, number) => [numberWord(number), number]));

test('a question asks for the sum of two numbers, each between two and twenty', () => {
  const sums = new Map<number, number>();
  for (let i = 0; i < 4000; i += 1) {
    const { question, sum } = captchaQuestion();
    const [, one = '', other = ''] = /^(.+)加(.+)等于多少？$/.exec(question) ?? [];
    for (const word of [one, other]) {
      expect(WORDS.get(word)).toBeGreaterThanOrEqual(2);
      expect(WORDS.get(word)).toBeLessThanOrEqual(20);
    }
    expect((WORDS.get(one) ?? 0) + (WORDS.get(other) ?? 0)).toBe(sum);
    sums.set(sum, (sums.get(sum) ?? 0) + 1);
  }
  // The most frequent sum comes once in nineteen times.
  expect(Math.max(...sums.values()) / 4000).toBeLessThan(0.08);
});

test.each(['19', ' 19 ', '１９', '十九', '十九\u3000'])('%j says nineteen', (typed) => {
  expect(saysNumber(typed, 19)).toBe(true);
});

test.each(['', '18', '019', '19.0', '1e1', '十八', '一十九', '\u202e91', '19\u200b', '19 or 18'])(
  '%j does not say nineteen',
  (typed) => {
    expect(saysNumber(typed, 19)).toBe(false);
  },
);
