import { CourtsideError } from '@courtside/kernel';
import { fromMinor, money, toMinor } from '@courtside/money';

/** The site's only currency. */
export const CURRENCY = 'CNY';

/** @example toFen('12.5') // 1250n */
export const toFen = (amount: string): bigint => toMinor(money(amount, CURRENCY));

/** @example fromFen(1250n) // '12.50' */
export const fromFen = (fen: bigint): string => fromMinor(fen, CURRENCY).amount;

/** An amount from a test's JSON: text or a whole number of yuan. */
export function looseFen(value: unknown): bigint {
  if (typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value))) {
    return toFen(String(value));
  }
  throw new CourtsideError('Not an amount', { code: 'sandbox.amount', kind: 'programming' });
}
