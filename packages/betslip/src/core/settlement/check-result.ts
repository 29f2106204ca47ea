import type { Score } from '../pick/entry.ts';
import { protocolFault } from '../fault.ts';
import { VOID_CODES, type VoidCode } from './result-code.ts';

const invalid = (what: string) => protocolFault('betslip.result-invalid', what);

/** Refuses an impossible score, which would otherwise be settled. @throws CourtsideError `betslip.result-invalid` */
export function checkScore(score: unknown): asserts score is Score {
  const counted =
    Array.isArray(score) &&
    score.length === 2 &&
    score.every((goals) => Number.isSafeInteger(goals) && goals >= 0);
  if (!counted) throw invalid('A score is two whole numbers from 0');
}

/** As `checkScore`, for a score that may be missing. */
export function checkScoreIfAny(score: unknown): void {
  if (score !== null && score !== undefined) checkScore(score);
}

/** Refuses an unknown void code. @throws CourtsideError `betslip.code-unknown` */
export function checkVoidCode(code: VoidCode | undefined): void {
  if (code === undefined || VOID_CODES.includes(code)) return;
  throw protocolFault('betslip.code-unknown', 'Not a result code');
}

/** Refuses an impossible result of a football match. @throws CourtsideError as `checkScore` and `checkVoidCode` */
export function checkMatchResult(result: {
  readonly ht: Score | null;
  readonly ft: Score | null;
  readonly goals?: readonly ('H' | 'C')[] | null;
  readonly voided?: VoidCode;
}): void {
  const { ht, ft, goals, voided } = result;
  checkScoreIfAny(ht);
  checkScoreIfAny(ft);
  checkVoidCode(voided);
  if (ht && ft && (ht[0] > ft[0] || ht[1] > ft[1])) {
    throw invalid('More goals at half time than at full time');
  }
  if (goals?.some((scorer) => scorer !== 'H' && scorer !== 'C')) {
    throw invalid('A goal is of one side');
  }
}
