import { CourtsideError } from '@courtside/kernel';
import type { MatchWtype, Outcome, Score, Strong } from './entry.ts';
import { lineQuarters } from './line.ts';
import type { GradeCode, VoidCode } from './result-code.ts';

/** Goals at half time and after 90 minutes with injury time; null for a period that was never finished. */
export interface MatchResult {
  readonly ht: Score | null;
  readonly ft: Score | null;
}

export interface GradeInput {
  readonly wtype: MatchWtype;
  readonly pick: Outcome;
  /** The giving side of a handicap. Ignored elsewhere. */
  readonly strong: Strong;
  /** The feed's line text. Ignored for 1X2. */
  readonly ratio: string;
  readonly result: MatchResult;
  /** Needed for in-play handicap only, which counts the goals after the bet. */
  readonly scoreAtBet?: Score | null;
}

/** How a grade came about, in the order of the working. Numbers of goals and lines are decimal text. */
export type GradeStep =
  | { readonly step: 'void'; readonly period: 'ht' | 'ft' }
  | { readonly step: 'score'; readonly period: 'ht' | 'ft'; readonly score: Score }
  | { readonly step: 'since-bet'; readonly scoreAtBet: Score; readonly score: Score }
  | { readonly step: 'margin'; readonly giver: 'H' | 'C'; readonly margin: string }
  | { readonly step: 'total'; readonly goals: string }
  | { readonly step: 'line'; readonly line: string; readonly difference: string }
  | { readonly step: 'winner'; readonly winner: Outcome }
  | { readonly step: 'grade'; readonly code: GradeCode | VoidCode };

export interface Grade {
  readonly code: GradeCode | VoidCode;
  readonly steps: readonly GradeStep[];
}

interface Market {
  readonly kind: 'handicap' | 'total' | 'winner';
  readonly period: 'ht' | 'ft';
  readonly sinceBet: boolean;
}

const MARKETS: Readonly<Record<MatchWtype, Market>> = {
  R: { kind: 'handicap', period: 'ft', sinceBet: false },
  OU: { kind: 'total', period: 'ft', sinceBet: false },
  M: { kind: 'winner', period: 'ft', sinceBet: false },
  HR: { kind: 'handicap', period: 'ht', sinceBet: false },
  HOU: { kind: 'total', period: 'ht', sinceBet: false },
  HM: { kind: 'winner', period: 'ht', sinceBet: false },
  RE: { kind: 'handicap', period: 'ft', sinceBet: true },
  ROU: { kind: 'total', period: 'ft', sinceBet: false },
  RM: { kind: 'winner', period: 'ft', sinceBet: false },
  HRE: { kind: 'handicap', period: 'ht', sinceBet: true },
  HROU: { kind: 'total', period: 'ht', sinceBet: false },
  HRM: { kind: 'winner', period: 'ht', sinceBet: false },
};

/** Whole quarters as decimal text. @example quarterText(-3) // '-0.75' */
function quarterText(quarters: number): string {
  const size = Math.abs(quarters);
  const fraction = ['', '.25', '.5', '.75'][size % 4] ?? '';
  return `${quarters < 0 ? '-' : ''}${Math.trunc(size / 4)}${fraction}`;
}

/** Goals past the line, in quarters, as a grade for the side that wants more of them. */
function gradeOf(quarters: number): GradeCode {
  if (quarters >= 2) return 'W';
  if (quarters === 1) return 'LW';
  if (quarters === 0) return 'P';
  return quarters === -1 ? 'LL' : 'L';
}

function fault(code: string, message: string): CourtsideError {
  return new CourtsideError(message, { code, kind: 'programming' });
}

function checkPick(market: Market, pick: Outcome): void {
  if (pick === 'N' && market.kind !== 'winner') {
    throw fault('betslip.pick-unknown', 'Only 1X2 has a draw to pick');
  }
}

function sinceBet(input: GradeInput, score: Score, steps: GradeStep[]): Score {
  const before = input.scoreAtBet;
  if (!before) throw fault('betslip.score-missing', 'In-play handicap needs the score at the bet');
  const since: Score = [score[0] - before[0], score[1] - before[1]];
  if (since[0] < 0 || since[1] < 0) {
    throw fault('betslip.score-impossible', 'Fewer goals at the end than at the bet');
  }
  steps.push({ step: 'since-bet', scoreAtBet: before, score: since });
  return since;
}

function handicap(input: GradeInput, [home, away]: Score, steps: GradeStep[]): GradeCode {
  const line = lineQuarters(input.ratio);
  if (line > 0 && input.strong === '') {
    throw fault('betslip.strong-missing', 'A handicap needs the side that gives it');
  }
  const giver = input.strong === 'C' ? 'C' : 'H';
  const margin = giver === 'H' ? home - away : away - home;
  steps.push({ step: 'margin', giver, margin: String(margin) });
  const past = margin * 4 - line;
  steps.push({ step: 'line', line: quarterText(line), difference: quarterText(past) });
  return gradeOf(input.pick === giver ? past : -past);
}

function total(input: GradeInput, [home, away]: Score, steps: GradeStep[]): GradeCode {
  const line = lineQuarters(input.ratio);
  steps.push({ step: 'total', goals: String(home + away) });
  const past = (home + away) * 4 - line;
  steps.push({ step: 'line', line: quarterText(line), difference: quarterText(past) });
  // The feed's C is over and H is under.
  return gradeOf(input.pick === 'C' ? past : -past);
}

function winner(input: GradeInput, [home, away]: Score, steps: GradeStep[]): GradeCode {
  const drawOrAway = home === away ? 'N' : 'C';
  const won: Outcome = home > away ? 'H' : drawOrAway;
  steps.push({ step: 'winner', winner: won });
  return input.pick === won ? 'W' : 'L';
}

/**
 * Grades one football bet from a result, with the steps of the working as data.
 *
 * @throws CourtsideError `betslip.line-malformed`, `betslip.pick-unknown`, `betslip.strong-missing`,
 *   `betslip.score-missing` (in-play handicap without `scoreAtBet`), `betslip.score-impossible`
 */
export function explainGrade(input: GradeInput): Grade {
  const market = MARKETS[input.wtype];
  checkPick(market, input.pick);
  const { period } = market;
  const score = input.result[period];
  if (!score) {
    return {
      code: 'D',
      steps: [
        { step: 'void', period },
        { step: 'grade', code: 'D' },
      ],
    };
  }
  const steps: GradeStep[] = [{ step: 'score', period, score }];
  const counted = market.sinceBet ? sinceBet(input, score, steps) : score;
  const graders = { handicap, total, winner };
  const code = graders[market.kind](input, counted, steps);
  steps.push({ step: 'grade', code });
  return { code, steps };
}

/**
 * The result code of one football bet. Half markets use the half-time score; a period that was never finished voids
 * its markets with `D`, those of a finished half stand.
 *
 * @throws CourtsideError as `explainGrade`
 * @example gradeMarket({ wtype: 'R', pick: 'H', strong: 'H', ratio: '0.5 / 1', result: { ht: [0, 0], ft: [1, 0] } }) // 'LW'
 */
export function gradeMarket(input: GradeInput): GradeCode | VoidCode {
  return explainGrade(input).code;
}
