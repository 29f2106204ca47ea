import { checkMatchResult, checkScoreIfAny } from './check-result.ts';
import type { Score, Strong } from '../pick/entry.ts';
import { fault } from '../fault.ts';
import { checkPick, gradeAmong, gradeHandicap, gradeTotal, parityOf, winnerOf } from './graders.ts';
import type { Grade, GradeStep } from './grade-step.ts';
import {
  HALF_FULL_PICKS,
  MARGIN_PICKS,
  type Market,
  marketOf,
  type MatchWtype,
} from '../pick/markets.ts';
import { type GradeCode, VOID_REASONS, type VoidCode } from './result-code.ts';

/** Result of a football match. */
export interface MatchResult {
  /** Goals at half time, and after 90 minutes with injury time; null for a period that was not finished. */
  readonly ht: Score | null;
  readonly ft: Score | null;
  /** Side that scored each goal of the 90 minutes, in order. Only the market of the n-th goal uses it. */
  readonly goals?: readonly ('H' | 'C')[] | null;
  /** Reason why a period was not finished; `D` (no reason given) when left out. */
  readonly voided?: VoidCode;
}

export interface GradeInput {
  readonly wtype: MatchWtype;
  readonly pick: string;
  /** The giving side of a handicap. Ignored elsewhere. */
  readonly strong: Strong;
  /** The feed's line text of a handicap or total. Ignored elsewhere. */
  readonly ratio: string;
  readonly result: MatchResult;
  /** Needed only for an in-play handicap, which counts the goals after the bet. */
  readonly scoreAtBet?: Score | null;
  /**
   * Most goals of one team in the listed correct scores; more is `OVH`. When left out, 4 for the match and 3 for a
   * half.
   */
  readonly listedGoals?: number;
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

/** 净胜球: `H1` home by one, `HOV` by four and more, `0` goalless, `N` any other draw. */
function marginOf([home, away]: Score): string {
  if (home === away) return home === 0 ? '0' : 'N';
  const by = Math.abs(home - away);
  return `${home > away ? 'H' : 'C'}${by > 3 ? 'OV' : by}`;
}

/** The range of a pick like `2-3`, `7+` or `0`. */
function rangeOf(pick: string): readonly [number, number] {
  const match = /^(\d{1,2})(?:-(\d{1,2})|(\+))?$/.exec(pick);
  if (!match) throw fault('betslip.pick-unknown', 'The market has no such pick');
  const least = Number(match[1]);
  return [least, match[3] ? Infinity : Number(match[2] ?? least)];
}

function gradeGoals(pick: string, [home, away]: Score, steps: GradeStep[]): GradeCode {
  const [least, most] = rangeOf(pick);
  const goals = home + away;
  steps.push({ step: 'total', goals: String(goals) });
  return goals >= least && goals <= most ? 'W' : 'L';
}

function gradeExact(
  { pick, listedGoals }: GradeInput,
  period: FootballMarket['period'],
  [home, away]: Score,
  steps: GradeStep[],
): GradeCode {
  checkPick(pick, /^(H\d{1,2}C\d{1,2}|OVH)$/);
  const listed = Math.max(home, away) <= (listedGoals ?? (period === 'ht' ? 3 : 4));
  const exact = `H${home}C${away}`;
  return gradeAmong(pick, listed ? [exact] : [exact, 'OVH'], steps);
}

/** A market that football has. */
type FootballMarket = Market & {
  readonly kind: Exclude<Market['kind'], 'moneyline'>;
  readonly period: 'ht' | 'ft' | 'both';
};

function footballMarket(wtype: string): FootballMarket | null {
  const market = marketOf(wtype);
  const isOther = !market || market.kind === 'moneyline' || market.inSets;
  return isOther || market.period === 'part' ? null : (market as FootballMarket);
}

/** H, C, or N for a goal that was not scored. When one side has no goals, `goals` is not needed. */
function scorerOf(nth: number, [home, away]: Score, goals: MatchResult['goals']): string {
  if (nth > home + away) return 'N';
  const told = goals?.[nth - 1] ?? (home === 0 ? 'C' : null) ?? (away === 0 ? 'H' : null);
  if (!told) throw fault('betslip.goals-missing', 'The order of the goals is needed');
  return told;
}

function gradeScore(
  input: GradeInput,
  market: FootballMarket,
  score: Score,
  steps: GradeStep[],
): GradeCode {
  const { pick } = input;
  const [home, away] = score;
  const among = (allowed: readonly string[], winning: readonly string[]) => {
    checkPick(pick, allowed);
    return gradeAmong(pick, winning, steps);
  };
  switch (market.kind) {
    case 'handicap':
      return gradeHandicap(input, score, steps);
    case 'total':
      // The feed's C is over and H is under.
      return gradeTotal(input, home + away, ['C', 'H'], steps);
    case 'team-total':
      return gradeTotal(input, market.side === 'H' ? home : away, ['O', 'U'], steps);
    case 'winner':
      return among(['H', 'N', 'C'], [winnerOf(score)]);
    case 'odd-even':
      return among(['O', 'E'], [parityOf(score)]);
    case 'correct-score':
      return gradeExact(input, market.period, score, steps);
    case 'goals':
      return gradeGoals(pick, score, steps);
    case 'double-chance': {
      const all = ['HN', 'CN', 'HC'];
      return among(
        all,
        all.filter((pair) => pair.includes(winnerOf(score))),
      );
    }
    case 'both-score':
      return among(['Y', 'N'], [home > 0 && away > 0 ? 'Y' : 'N']);
    case 'clean-sheet':
      return among(['H', 'C'], [...(away === 0 ? ['H'] : []), ...(home === 0 ? ['C'] : [])]);
    case 'win-to-nil':
      return among(
        ['H', 'C'],
        home !== away && Math.min(home, away) === 0 ? [winnerOf(score)] : [],
      );
    case 'winning-margin':
      return among(MARGIN_PICKS, [marginOf(score)]);
    case 'half-full': {
      const half = input.result.ht ?? score;
      return among(HALF_FULL_PICKS, [winnerOf(half) + winnerOf(score)]);
    }
    case 'nth-goal':
      checkPick(pick, ['H', 'C', 'N']);
      return gradeAmong(pick, [scorerOf(market.nth, score, input.result.goals)], steps);
  }
}

/**
 * Grades one football bet from a result, with the steps of the calculation as data.
 *
 * @throws CourtsideError `betslip.market-unknown`, `betslip.line-malformed`, `betslip.pick-unknown`,
 *   `betslip.strong-missing`, `betslip.score-missing` (in-play handicap without `scoreAtBet`),
 *   `betslip.score-impossible`, `betslip.goals-missing`; and for an impossible result `betslip.result-invalid`,
 *   `betslip.code-unknown`
 */
export function explainGrade(input: GradeInput): Grade {
  const market = footballMarket(input.wtype);
  if (!market) throw fault('betslip.market-unknown', 'Not a football market');
  const { result } = input;
  checkMatchResult(result);
  checkScoreIfAny(input.scoreAtBet);
  const period = market.period === 'both' ? 'ft' : market.period;
  const score = result[period];
  const open = market.period === 'both' && !result.ht ? 'ht' : period;
  if (!score || open !== period) {
    const code = result.voided ?? 'D';
    return {
      code,
      steps: [
        { step: 'void', period: open, reason: VOID_REASONS[code] },
        { step: 'grade', code },
      ],
    };
  }
  const steps: GradeStep[] = [];
  if (market.period === 'both' && result.ht) {
    steps.push({ step: 'score', period: 'ht', score: result.ht });
  }
  steps.push({ step: 'score', period, score });
  const counted = market.sinceBet ? sinceBet(input, score, steps) : score;
  const code = gradeScore(input, market, counted, steps);
  steps.push({ step: 'grade', code });
  return { code, steps };
}

/**
 * The result code of one football bet. Half markets use the half-time score; a period that was not finished voids its
 * markets (`result.voided`, or `D`), and markets of a finished half are graded.
 *
 * @throws CourtsideError as `explainGrade`
 * @example gradeMarket({ wtype: 'R', pick: 'H', strong: 'H', ratio: '0.5 / 1', result: { ht: [0, 0], ft: [1, 0] } }) // 'LW'
 */
export function gradeMarket(input: GradeInput): GradeCode | VoidCode {
  return explainGrade(input).code;
}
