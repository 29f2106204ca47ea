/** Where a refusal of money leads: the one step that solves it. */
export type MoneyStep =
  /** Bind phone or name; and back. */
  | 'bind'
  /** Prove the phone with a code, which is how the withdrawal password is set anew. */
  | 'verify'
  /** Read the wallet anew. */
  | 'refresh'
  | 'password'
  /** Wait, or set the password anew with a code. */
  | 'locked'
  | 'service';

const STEPS: Readonly<Record<number, MoneyStep>> = {
  6015: 'bind',
  6016: 'verify',
  6017: 'verify',
  6099: 'refresh',
  6100: 'password',
  6110: 'locked',
  6111: 'service',
  6449: 'bind',
};

/** The step that solves a refusal; null where its sentence is all there is. @example moneyStep(6110) // 'locked' */
export function moneyStep(statusCode: number | null): MoneyStep | null {
  return statusCode === null ? null : (STEPS[statusCode] ?? null);
}
