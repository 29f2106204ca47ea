import { checkScore, checkScoreIfAny } from './check-result.ts';
import type { Score, Strong } from '../pick/entry.ts';
import { fault, protocolFault } from '../fault.ts';
import { checkPick, gradeAmong, gradeHandicap, gradeTotal, parityOf, winnerOf } from './graders.ts';
import type { Grade, GradeStep } from './grade-step.ts';
import { type GradeCode, VOID_REASONS, type VoidCode } from './result-code.ts';
import type { SportCode } from '../pick/sports.ts';

/**
 * Main markets of other sports than football. `ML` is the winner of two: a draw is a push; `M` has the draw as a pick.
 */
export type SportMarket = 'ML' | 'M' | 'R' | 'OU' | 'OUH' | 'OUC' | 'EO' | 'PD';

/** A match by its parts (quarters, sets, innings, frames), with the points of each, in order. */
export interface SportResult {
  readonly sport: Exclude<SportCode, 'FT' | 'VF' | 'FS' | 'ALL'>;
  /** Finished parts only. Snooker may give one part with the frames of each. */
  readonly periods: readonly Score[];
  /** Number of parts in the first half; when left out 2 in basketball (quarters), 5 in baseball, else 1. */
  readonly halfAfter?: number;
  /** Points of all overtime together (basketball); null or left out when there is none. */
  readonly overtime?: Score | null;
  /** `finished`, or the reason why it was not. */
  readonly status: 'finished' | 'postponed' | 'abandoned' | 'walkover' | 'retired';
  /** The side that advances after a retirement or walkover. */
  readonly advances?: 'H' | 'C';
}

export interface SportGradeInput {
  readonly market: SportMarket;
  /**
   * The whole match with overtime, its regulation time, a half without overtime, or one part (1 is the first). Baseball's
   * `H1` is five innings.
   */
  readonly scope: 'match' | 'regulation' | 'H1' | 'H2' | number;
  /** Points of all kinds, or parts (sets, frames) won. */
  readonly count: 'points' | 'parts';
  readonly pick: string;
  readonly strong: Strong;
  readonly ratio: string;
  readonly result: SportResult;
  /** Differs between houses: a retirement voids open markets (`void`), or `ML` of the match pays the advancing side. */
  readonly retirement?: 'void' | 'advances' | undefined;
}

const VOID_OF: Readonly<Record<Exclude<SportResult['status'], 'finished'>, VoidCode>> = {
  postponed: 'D3',
  abandoned: 'D4',
  walkover: 'DD',
  retired: 'DE',
};

const sum = (scores: readonly Score[]): Score =>
  scores.reduce(([h, c], [home, away]) => [h + home, c + away], [0, 0]);

const won = (scores: readonly Score[]): Score =>
  sum(scores.map((score) => [winnerOf(score) === 'H' ? 1 : 0, winnerOf(score) === 'C' ? 1 : 0]));

/** Number of parts in the first half: two quarters, five innings, else one part. */
function halfAfter({ sport, halfAfter: told }: SportResult): number {
  if (told !== undefined) return told;
  if (sport === 'BS') return 5;
  return sport === 'BK' ? 2 : 1;
}

/** The parts in scope, or null when they were not all finished. */
function partsOf({ scope, result }: SportGradeInput): readonly Score[] | null {
  const { periods, status, overtime } = result;
  const over = status === 'finished';
  if (typeof scope === 'number') {
    const part = periods[scope - 1];
    return part ? [part] : null;
  }
  const half = halfAfter(result);
  if (scope === 'H1') return periods.length >= half ? periods.slice(0, half) : null;
  if (!over) return null;
  if (scope === 'regulation') return periods;
  if (scope === 'H2') return periods.slice(half);
  return overtime ? [...periods, overtime] : periods;
}

/** Grades one bet from the score that its market counts. */
export function gradeCounted(
  input: Pick<SportGradeInput, 'market' | 'pick' | 'strong' | 'ratio'>,
  score: Score,
  steps: GradeStep[],
): GradeCode {
  const { market, pick } = input;
  const [home, away] = score;
  switch (market) {
    case 'R':
      return gradeHandicap(input, score, steps);
    case 'OU':
      return gradeTotal(input, home + away, ['C', 'H'], steps);
    case 'OUH':
    case 'OUC':
      return gradeTotal(input, market === 'OUH' ? home : away, ['O', 'U'], steps);
    case 'EO':
      checkPick(pick, ['O', 'E']);
      return gradeAmong(pick, [parityOf(score)], steps);
    case 'PD':
      checkPick(pick, /^H\d{1,3}C\d{1,3}$/);
      return gradeAmong(pick, [`H${home}C${away}`], steps);
    case 'M':
      checkPick(pick, ['H', 'N', 'C']);
      return gradeAmong(pick, [winnerOf(score)], steps);
    case 'ML': {
      checkPick(pick, ['H', 'C']);
      const winner = winnerOf(score);
      const grade = gradeAmong(pick, winner === 'N' ? [] : [winner], steps);
      return winner === 'N' ? 'P' : grade;
    }
  }
}

/** Refuses an impossible result, which would otherwise be settled. */
function checkSportResult({ periods, overtime, status, halfAfter: half }: SportResult): void {
  const told = (what: string) => protocolFault('betslip.result-invalid', what);
  for (const score of periods) checkScore(score);
  checkScoreIfAny(overtime);
  if (status !== 'finished' && !Object.hasOwn(VOID_OF, status)) throw told('No such status');
  if (status === 'finished' && periods.length === 0) {
    throw told('A match that was finished has parts');
  }
  if (half !== undefined && (!Number.isSafeInteger(half) || half < 1)) {
    throw told('A half has a whole number of parts');
  }
}

/**
 * Grades one bet on a match of basketball, tennis, baseball, volleyball, table tennis, snooker or another sport.
 *
 * Markets of finished parts are graded even if the match ended early; all others are void: `D3` postponed, `D4`
 * abandoned, `DD` walkover, `DE` retired.
 *
 * @throws CourtsideError as `explainGrade`, and `betslip.scope-unknown`; `betslip.result-invalid` also for a finished
 *   match without parts
 * @example
 * gradeSport({ market: 'R', scope: 'match', count: 'points', pick: 'H', strong: 'H', ratio: '5.5', result })
 */
export function gradeSport(input: SportGradeInput): Grade {
  const { result, scope } = input;
  if (typeof scope === 'number' && (!Number.isInteger(scope) || scope < 1)) {
    throw fault('betslip.scope-unknown', 'Parts are counted from 1');
  }
  checkSportResult(result);
  const period = String(scope);
  const paysAdvance =
    input.retirement === 'advances' &&
    result.status === 'retired' &&
    input.market === 'ML' &&
    scope === 'match';
  const steps: GradeStep[] = [];
  const parts = partsOf(input);
  let code: GradeCode | VoidCode;
  if (parts) {
    const score = input.count === 'points' ? sum(parts) : won(parts);
    steps.push({ step: 'score', period, score });
    code = gradeCounted(input, score, steps);
  } else if (paysAdvance && result.advances) {
    checkPick(input.pick, ['H', 'C']);
    code = gradeAmong(input.pick, [result.advances], steps);
  } else {
    code = result.status === 'finished' ? 'DN' : VOID_OF[result.status];
    steps.push({ step: 'void', period, reason: VOID_REASONS[code] });
  }
  steps.push({ step: 'grade', code });
  return { code, steps };
}
