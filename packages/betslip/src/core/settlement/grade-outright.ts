import { checkVoidCode } from './check-result.ts';
import type { GradeCode, VoidCode } from './result-code.ts';

/** Result of a competition; ids of runners are those of the picks. */
export interface OutrightResult {
  /** More than one when a title is shared; none while there is no winner. */
  readonly winners: readonly string[];
  /** Runners that never took part. */
  readonly withdrawn?: readonly string[];
  /** Reason why the whole competition was called off. */
  readonly voided?: VoidCode;
}

/**
 * The result code of an outright (冠军) bet. A called-off competition is void with its reason, a runner that never took
 * part with `DG`.
 *
 * @throws CourtsideError `betslip.code-unknown`
 * @example gradeOutright('7', { winners: ['7'] }) // 'W'
 */
export function gradeOutright(pick: string, result: OutrightResult): GradeCode | VoidCode {
  checkVoidCode(result.voided);
  if (result.voided) return result.voided;
  if (result.withdrawn?.includes(pick)) return 'DG';
  if (result.winners.length === 0) return 'D';
  return result.winners.includes(pick) ? 'W' : 'L';
}
