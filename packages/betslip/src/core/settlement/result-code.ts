type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type LetterAToM = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M';
type LetterNToZ = 'N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z';

/** Cancelled, with or without a named reason (spec betting 4). */
export type VoidCode = 'D' | `D${Digit | LetterAToM | LetterNToZ}`;

/** A bet decided by the score: win, half win, push, half loss, loss. */
export type GradeCode = 'W' | 'LW' | 'P' | 'LL' | 'L';

/** A refund, W win, LW half win, LL half loss, L loss, P draw (push), D and D0 to DZ cancelled. */
export type ResultCode = 'A' | GradeCode | VoidCode;

/** Reason why a bet was cancelled, by code. A test keeps it equal to the table of the gateway contract. */
export const VOID_REASONS = {
  D: 'cancelled',
  D0: 'event-cancelled',
  D1: 'odds-error',
  D2: 'score-error',
  D3: 'postponed',
  D4: 'abandoned',
  D5: 'venue-changed',
  D6: 'home-and-away-swapped',
  D7: 'line-error',
  D8: 'wrong-teams',
  D9: 'bet-after-start',
  DA: 'result-known',
  DB: 'duplicate-bet',
  DC: 'system-fault',
  DD: 'walkover',
  DE: 'retired',
  DF: 'disqualified',
  DG: 'never-took-part',
  DH: 'line-up-changed',
  DI: 'shortened',
  DJ: 'start-time-changed',
  DK: 'conditions-changed',
  DL: 'card-error',
  DM: 'neutral-ground',
  DN: 'market-without-result',
  DO: 'stale-price',
  DP: 'market-was-suspended',
  DQ: 'related-legs',
  DR: 'limit-exceeded',
  DS: 'stake-error',
  DT: 'automated-betting',
  DU: 'several-accounts',
  DV: 'fraud',
  DW: 'responsible-play',
  DX: 'authority-order',
  DY: 'operator-decision',
  DZ: 'other',
} as const satisfies Readonly<Record<VoidCode, string>>;

export type VoidReason = (typeof VOID_REASONS)[VoidCode];

export const VOID_CODES = Object.keys(VOID_REASONS) as readonly VoidCode[];
export const RESULT_CODES: readonly ResultCode[] = ['A', 'W', 'LW', 'LL', 'L', 'P', ...VOID_CODES];

/** A guard for codes that come from outside. */
export function isResultCode(value: unknown): value is ResultCode {
  return RESULT_CODES.includes(value as ResultCode);
}

/** True for codes that give the stake back: refund, push and every cancellation. */
export function isStakeBack(code: ResultCode): boolean {
  return code === 'A' || code === 'P' || VOID_CODES.includes(code as VoidCode);
}
