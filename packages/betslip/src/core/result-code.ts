const VOID_SUFFIXES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type LetterAToM = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M';
type LetterNToZ = 'N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z';

/** Cancelled, with or without a named reason (spec betting 4). */
export type VoidCode = 'D' | `D${Digit | LetterAToM | LetterNToZ}`;

/** A bet decided by the score: win, half win, push, half loss, loss. */
export type GradeCode = 'W' | 'LW' | 'P' | 'LL' | 'L';

/** A refund, W win, LW half win, LL half loss, L loss, P draw (push), D and D0 to DZ cancelled. */
export type ResultCode = 'A' | GradeCode | VoidCode;

export const VOID_CODES = ['D', ...[...VOID_SUFFIXES].map((suffix) => `D${suffix}`)] as VoidCode[];
export const RESULT_CODES: readonly ResultCode[] = ['A', 'W', 'LW', 'LL', 'L', 'P', ...VOID_CODES];

/** A guard for codes that come from outside. */
export function isResultCode(value: unknown): value is ResultCode {
  return RESULT_CODES.includes(value as ResultCode);
}

/** True for codes that give the stake back: refund, push and every cancellation. */
export function isStakeBack(code: ResultCode): boolean {
  return code === 'A' || code === 'P' || code.startsWith('D');
}
