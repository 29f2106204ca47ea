import { marketWords, pickWords, scoreText, oddsFormatMessages } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { RadioGroupField } from '@courtside/ui';
import { useState } from 'react';
import { combinationNamed } from '@courtside/betslip';
import { workSingle, workTicket, type SingleBet } from '../core/examples/work.ts';
import type { HelpPageId } from '../core/help-pages.ts';
import {
  answersOf,
  inCurrency,
  QUIZZES,
  type QuizOption,
  type QuizQuestion,
} from '../core/quiz.ts';
import { x } from './examples/example-messages.ts';
import { useWords, type Words } from './examples/use-words.ts';
import { q } from './quiz-messages.ts';

/** The questions of a page. The rules compute the right answers. */
export function QuizQuestions({ page }: { page: string }) {
  const t = useT();
  const { currency } = useServices().brand;
  const questions = (QUIZZES[page as HelpPageId] ?? []).map((question, at) => ({
    question: inCurrency(question, currency),
    number: at + 1,
  }));
  return (
    <section className="cs-help-quiz" id="quiz" aria-labelledby="quiz-title">
      <h2 className="cs-help-section__heading" id="quiz-title">
        {t(q.title)}
      </h2>
      <p>{t(q.lead)}</p>
      {questions.map(({ question, number }) => (
        <Question key={number} number={number} question={question} />
      ))}
    </section>
  );
}

function Question({ number, question }: { number: number; question: QuizQuestion }) {
  const words = useWords();
  const { t } = words;
  const [chosen, setChosen] = useState<string | null>(null);
  const { options, right } = answersOf(question);
  const answer = options.find(({ value }) => value === right);
  return (
    <div className="cs-help-question">
      <h3>{t(q.number, { number })}</h3>
      <RadioGroupField
        label={questionText(question, words)}
        value={chosen}
        options={options.map((option) => ({
          value: option.value,
          label: optionText(option, words),
        }))}
        onChange={setChosen}
      />
      <output className="cs-help-question__answer" data-right={chosen === right}>
        {chosen !== null &&
          (chosen === right
            ? t(q.right)
            : t(q.wrong, { answer: answer ? optionText(answer, words) : '' }))}
      </output>
      {chosen !== null && <Working question={question} words={words} />}
    </div>
  );
}

function optionText({ value, code, amount }: QuizOption, words: Words): string {
  if (code === undefined) return amount === undefined ? value : words.amount(amount);
  const result = words.outcome(code);
  return amount === undefined
    ? result
    : words.t(x.outcome, { result, amount: words.amount(amount) });
}

function singleText(bet: SingleBet, words: Words): string {
  const { t } = words;
  const named = words.named(bet);
  const values = {
    line: bet.ratio,
    price: bet.hkPrice,
    pick: pickWords(named, t).selection,
    stake: words.amount(bet.stake),
    score: scoreText(bet.ft ?? [0, 0]),
  };
  if (bet.wtype === 'OU') return t(q.total, values);
  const giver = t(bet.strong === 'C' ? x.away : x.home);
  return bet.scoreAtBet
    ? t(q.handicapLive, { ...values, giver, before: scoreText(bet.scoreAtBet) })
    : t(q.handicap, { ...values, giver });
}

function resultText({ ht, ft, ...bet }: SingleBet, words: Words): string {
  const { t } = words;
  const named = words.named(bet);
  const values = {
    market: marketWords(named, t).text,
    pick: pickWords(named, t).text,
    half: ht ? scoreText(ht) : '',
    score: ft ? scoreText(ft) : '',
  };
  if (!ft) return t(q.resultCut, values);
  return t(ht ? q.resultHalf : q.result, values);
}

function questionText(question: QuizQuestion, words: Words): string {
  const { t } = words;
  switch (question.kind) {
    case 'payout':
      return singleText(question.bet, words);
    case 'result':
      return resultText(question.bet, words);
    case 'series':
      return t(q.series, {
        combination: question.combination,
        unit: words.amount(question.unit),
        legs: question.legs
          .map(({ hkPrice, code }, at) =>
            t(q.leg, { leg: at + 1, price: hkPrice, result: words.outcome(code) }),
          )
          .join('；'),
      });
    case 'cost':
      return t(q.cost, {
        combination: question.combination,
        unit: words.amount(question.unit),
      });
    case 'odds':
      return t(q.odds, { price: question.hkPrice, format: t(oddsFormatMessages[question.format]) });
  }
}

function Working({ question, words }: { question: QuizQuestion; words: Words }) {
  const steps = stepsOf(question, words);
  if (steps.length === 0) return null;
  return (
    <ol className="cs-help-steps" aria-label={words.t(x.steps)}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function stepsOf(question: QuizQuestion, words: Words): readonly string[] {
  switch (question.kind) {
    case 'payout':
      return words.steps(workSingle(question.bet).steps, words.named(question.bet));
    case 'result': {
      // The stake is not part of the question.
      const steps = workSingle(question.bet).steps.filter(
        ({ step }) => step !== 'stake' && step !== 'payout',
      );
      return words.steps(steps, words.named(question.bet));
    }
    case 'series': {
      const { folds } = combinationNamed(question.combination);
      return words.steps(workTicket(question.legs, folds, question.unit).steps, null);
    }
    case 'cost': {
      const { lines } = combinationNamed(question.combination);
      const stake = question.unit * BigInt(lines);
      return [words.t(x.cost, { lines, stake: words.amount(stake) })];
    }
    case 'odds':
      return [];
  }
}
