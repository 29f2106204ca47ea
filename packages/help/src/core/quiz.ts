import {
  combinationNamed,
  combinationsOf,
  settleSingle,
  type GradeCode,
  type ResultCode,
  type TicketLeg,
} from '@courtside/betslip';
import {
  convertOdds,
  money,
  ODDS_FORMATS,
  toMinor,
  type Currency,
  type OddsFormat,
} from '@courtside/money';
import { costOf, workSingle, workTicket, type SingleBet } from './examples/work.ts';
import type { HelpPageId } from './help-pages.ts';

/** A question about the result of the rules. Its answer is not written down: the rules compute it. */
export type QuizQuestion =
  /** The payout of a single bet. */
  | { readonly kind: 'payout'; readonly bet: SingleBet }
  /** The result of a single bet. */
  | { readonly kind: 'result'; readonly bet: SingleBet }
  /** The payout of a series. */
  | {
      readonly kind: 'series';
      readonly legs: readonly TicketLeg[];
      readonly combination: string;
      /** In the smallest units. */
      readonly unit: bigint;
    }
  /** The cost of a combination. */
  | { readonly kind: 'cost'; readonly combination: string; readonly unit: bigint }
  /** A Hong Kong price in another format. */
  | { readonly kind: 'odds'; readonly hkPrice: string; readonly format: OddsFormat };

/** The options of a question: results with amounts, results, amounts or prices. */
export interface QuizAnswers {
  readonly options: readonly QuizOption[];
  readonly right: string;
}

export interface QuizOption {
  /** Differs from the values of all other options of the question. */
  readonly value: string;
  /** The result of the bet in this option. */
  readonly code?: ResultCode;
  /** The payout or cost in this option, in the smallest units. */
  readonly amount?: bigint;
}

const GRADES: readonly GradeCode[] = ['W', 'LW', 'P', 'LL', 'L'];

function distinct(amounts: readonly bigint[]): readonly QuizOption[] {
  return [...new Set(amounts)]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((amount) => ({ value: String(amount), amount }));
}

/** The series with typical mistakes: voids as lost, voids as won, halves as void, losses as void, all as won. */
function mistaken(legs: readonly TicketLeg[]): readonly (readonly TicketLeg[])[] {
  const as = (change: (code: ResultCode) => ResultCode) =>
    legs.map((leg) => ({ ...leg, code: change(leg.code) }));
  const isBack = (code: ResultCode) => code === 'P' || code.startsWith('D');
  return [
    as((code) => (isBack(code) ? 'L' : code)),
    as((code) => (isBack(code) ? 'W' : code)),
    as((code) => (code === 'LW' || code === 'LL' ? 'P' : code)),
    as((code) => (code === 'L' ? 'P' : code)),
    as(() => 'W'),
  ];
}

/** The options of a question, and the right one by the rules. */
export function answersOf(question: QuizQuestion): QuizAnswers {
  switch (question.kind) {
    case 'payout': {
      const { bet } = question;
      const { code } = workSingle(bet);
      const options = GRADES.map((each) => ({
        value: each,
        code: each,
        amount: settleSingle({ ...bet, code: each, rounding: 'truncate' }),
      }));
      return { options, right: code };
    }
    case 'result': {
      const { code } = workSingle(question.bet);
      const options = (['W', 'L', 'P', 'D'] as const).map((each) => ({ value: each, code: each }));
      return { options, right: code };
    }
    case 'series': {
      const { legs, unit } = question;
      const { folds } = combinationNamed(question.combination);
      const { payout } = workTicket(legs, folds, unit);
      const others = mistaken(legs).map((each) => workTicket(each, folds, unit).payout);
      return { options: distinct([payout, ...others]), right: String(payout) };
    }
    case 'cost': {
      const { legs, folds } = combinationNamed(question.combination);
      const cost = costOf(legs, folds, question.unit);
      const others = combinationsOf(legs).map((each) => costOf(legs, each.folds, question.unit));
      return { options: distinct([cost, ...others]), right: String(cost) };
    }
    case 'odds': {
      const read = (format: OddsFormat) => convertOdds(question.hkPrice, 'H', format, 'half-up');
      const prices = [...new Set(ODDS_FORMATS.map(read))];
      return { options: prices.map((value) => ({ value })), right: read(question.format) };
    }
  }
}

const UNIT = 100_00n;

/** Converts a question of `QUIZZES`, whose amounts are hundredths, to the smallest units of a currency. */
export function inCurrency(question: QuizQuestion, currency: Currency): QuizQuestion {
  const minor = (hundredths: bigint) => (hundredths * toMinor(money('100', currency))) / 100_00n;
  switch (question.kind) {
    case 'payout':
    case 'result':
      return { ...question, bet: { ...question.bet, stake: minor(question.bet.stake) } };
    case 'series':
    case 'cost':
      return { ...question, unit: minor(question.unit) };
    case 'odds':
      return question;
  }
}

const bet = (over: Partial<SingleBet>): SingleBet => ({
  wtype: 'R',
  pick: 'H',
  strong: 'H',
  ratio: '0',
  ht: null,
  ft: [0, 0],
  hkPrice: '0.95',
  stake: UNIT,
  ...over,
});

const handicap = (over: Partial<SingleBet>): QuizQuestion => ({ kind: 'payout', bet: bet(over) });
const total = (over: Partial<SingleBet>): QuizQuestion =>
  handicap({ wtype: 'OU', pick: 'C', strong: '', ...over });
/** A question about the result of a bet on a market without a line. */
const result = (over: Partial<SingleBet>): QuizQuestion => ({
  kind: 'result',
  bet: bet({ ratio: '', strong: '', ...over }),
});
const leg = (hkPrice: string, code: ResultCode): TicketLeg => ({ hkPrice, code });

/** The questions at the end of a page, four for each. Amounts are hundredths of any currency. */
export const QUIZZES: Readonly<Partial<Record<HelpPageId, readonly QuizQuestion[]>>> = {
  rqgl: [
    handicap({ ratio: '0.5 / 1', ft: [1, 0] }),
    handicap({ ratio: '1', ft: [2, 1], hkPrice: '0.88' }),
    handicap({ ratio: '0 / 0.5', pick: 'C', ft: [1, 1], hkPrice: '0.9' }),
    handicap({ wtype: 'RE', ratio: '0.5', ft: [2, 1], scoreAtBet: [1, 0], hkPrice: '1.02' }),
  ],
  dxqgl: [
    total({ ratio: '2 / 2.5', ft: [1, 1] }),
    total({ ratio: '2.5', ft: [2, 1], hkPrice: '0.83' }),
    total({ ratio: '3', pick: 'H', ft: [3, 0], hkPrice: '0.9' }),
    total({ ratio: '2.5 / 3', ft: [2, 1], hkPrice: '1.04' }),
  ],
  tytzjc: [
    { kind: 'odds', hkPrice: '1.25', format: 'M' },
    { kind: 'odds', hkPrice: '0.8', format: 'I' },
    { kind: 'cost', combination: '4串11', unit: 10_00n },
    {
      kind: 'series',
      legs: [leg('0.85', 'W'), leg('0.9', 'P'), leg('1.05', 'W')],
      combination: '3串1',
      unit: UNIT,
    },
  ],
  yhgz: [
    {
      kind: 'series',
      legs: [leg('0.8', 'W'), leg('1.2', 'D3')],
      combination: '2串1',
      unit: UNIT,
    },
    {
      kind: 'series',
      legs: [leg('0.9', 'W'), leg('1', 'W'), leg('0.8', 'L')],
      combination: '3串4',
      unit: 10_00n,
    },
    result({ wtype: 'PD', pick: 'OVH', ft: [5, 2] }),
    result({ wtype: 'EO', pick: 'E', ft: [0, 0] }),
  ],
  tysstqth: [
    result({ wtype: 'HM', pick: 'H', ht: [1, 0], ft: null }),
    result({ wtype: 'F', pick: 'NH', ht: [1, 1], ft: [2, 1] }),
    handicap({ wtype: 'RE', ratio: '0 / 0.5', ft: [2, 1], scoreAtBet: [1, 0] }),
    {
      kind: 'series',
      legs: [leg('0.9', 'D4'), leg('0.95', 'LW'), leg('1.1', 'W')],
      combination: '3串1',
      unit: UNIT,
    },
  ],
};
