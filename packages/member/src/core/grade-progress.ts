import type { Grade } from '@courtside/contract';
import { compareDecimals, isDecimal, minus } from '@courtside/money';

export interface GradeProgress {
  readonly own: Grade;
  /** Null at the top grade. */
  readonly next: Grade | null;
  /** The member's turnover and that of the next grade (their own at the top), with the gateway's decimals. */
  readonly done: string;
  readonly target: string;
  /** Turnover that is missing to the next grade. */
  readonly missing: string;
}

/** The progress of a member between two grades. @returns null where the gateway does not list the member's grade */
export function gradeProgress(
  grades: readonly Grade[],
  grade: number,
  turnover: string,
): GradeProgress | null {
  const own = grades.find((each) => each.grade === grade);
  if (!own || !isDecimal(turnover)) return null;
  const next = grades.find((each) => each.grade === grade + 1) ?? null;
  const missing =
    next && compareDecimals(next.turnover, turnover) > 0 ? minus(next.turnover, turnover) : '0';
  return { own, next, done: turnover, target: next?.turnover ?? turnover, missing };
}
