import type { Grade } from '@courtside/contract';
import { compareDecimals, isDecimal, minus } from '@courtside/money';

export interface GradeProgress {
  readonly own: Grade;
  /** Null at the top. */
  readonly next: Grade | null;
  /** From the own grade's turnover to the next one's; both with the decimals of the gateway. */
  readonly done: string;
  readonly target: string;
  /** What is left to the next. */
  readonly missing: string;
}

/** How far a member is between two grades. @returns null where the gateway does not tell of the own grade */
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
