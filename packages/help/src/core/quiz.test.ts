import { describe, expect, it } from 'vitest';
import { answersOf, inCurrency, QUIZZES } from './quiz.ts';

const ALL = Object.entries(QUIZZES);

it('asks four questions on each of the five pages about bets', () => {
  expect(ALL.map(([page, questions]) => [page, questions.length]).toSorted()).toEqual([
    ['dxqgl', 4],
    ['rqgl', 4],
    ['tysstqth', 4],
    ['tytzjc', 4],
    ['yhgz', 4],
  ]);
});

describe.each(ALL)('%s', (_, questions) => {
  it('offers several answers to each question, one of which is right', () => {
    for (const question of questions) {
      const { options, right } = answersOf(question);
      expect(options.length).toBeGreaterThan(2);
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      expect(options.filter(({ value }) => value === right)).toHaveLength(1);
    }
  });
});

// Calculated by hand, so that a change of the questions or of the rules is noticed.
it.each([
  ['rqgl', ['LW', 'P', 'LW', 'L']],
  ['dxqgl', ['LL', 'W', 'P', 'LW']],
  ['tytzjc', ['-0.80', '-1.25', '11000', '37925']],
  ['yhgz', ['18000', '3800', 'W', 'W']],
  ['tysstqth', ['W', 'W', 'LL', '30975']],
] as const)('answers as a person works it out: %s', (page, answers) => {
  expect(QUIZZES[page]?.map((question) => answersOf(question).right)).toEqual(answers);
});

it.each([
  ['JPY', 110n],
  ['USDT', 110_000_000n],
] as const)('asks in whole amounts of %s', (currency, cost) => {
  const [, , question] = QUIZZES.tytzjc ?? [];
  if (!question) throw new Error('No question');
  expect(answersOf(inCurrency(question, currency)).right).toBe(String(cost));
});

it('pays half of the winnings for -0.5/1 at 1-0', () => {
  const [first] = QUIZZES.rqgl ?? [];
  if (!first) throw new Error('No question');
  const { options, right } = answersOf(first);
  expect(options.find(({ value }) => value === right)?.amount).toBe(147_50n);
});
