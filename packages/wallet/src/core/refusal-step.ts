/** The one step that solves a refusal in a money call. */
export type MoneyStep =
  /** Bind a phone or a name, and come back. */
  | 'bind'
  /** Verify the phone with a code, which also resets the withdrawal password. */
  | 'verify'
  /** Read the wallet again. */
  | 'refresh'
  | 'password'
  /** Wait, or reset the password with a code. */
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

/** The step that solves a refusal; null when there is none besides its text. @example moneyStep(6110) // 'locked' */
export function moneyStep(statusCode: number | null): MoneyStep | null {
  return statusCode === null ? null : (STEPS[statusCode] ?? null);
}
