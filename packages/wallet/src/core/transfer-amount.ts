import { err, ok, type Result, type Violation } from '@courtside/kernel';
import { compareMoney, money, parseMoney, type Currency, type Money } from '@courtside/money';
import { AMOUNT_LENGTH } from './amount-length.ts';

export type TransferAmountCode =
  | 'transfer.amount-empty'
  | 'transfer.amount-malformed'
  | 'transfer.amount-long'
  | 'transfer.amount-decimals'
  | 'transfer.amount-below'
  | 'transfer.amount-above-balance';

export type TransferAmountViolation = Violation<TransferAmountCode>;

/** The minimum of a transfer between wallets. */
export const LEAST_TRANSFER = '0.01';

/**
 * The rule for a typed transfer amount: plain decimal text of at most twelve characters and two decimals, above zero,
 * and at most the balance of the wallet that the money leaves. White space around it does not count.
 *
 * Codes: `transfer.amount-empty`, `-malformed`, `-long` (`params.most`), `-decimals` (`params.digits`), `-below`
 * (`params.min`) and `-above-balance` (`params.max`). Source: spec betting 9.
 *
 * @param balance of the wallet that the money leaves
 * @example checkTransferAmount('200', '150.00', 'CNY'); // transfer.amount-above-balance
 */
export function checkTransferAmount<const C extends Currency>(
  text: string,
  balance: string,
  currency: C,
): Result<Money<C>, TransferAmountViolation> {
  const refuse = (code: TransferAmountCode, params?: Violation['params']) =>
    err({ code, field: 'amount', ...(params && { params }) });
  const typed = text.trim();
  if (typed === '') return refuse('transfer.amount-empty');
  if (typed.length > AMOUNT_LENGTH) return refuse('transfer.amount-long', { most: AMOUNT_LENGTH });
  const parsed = parseMoney(typed, currency);
  if (!parsed.ok) {
    return parsed.error.code === 'money.too-many-decimals'
      ? refuse('transfer.amount-decimals', { digits: 2 })
      : refuse('transfer.amount-malformed');
  }
  if (compareMoney(parsed.value, money(LEAST_TRANSFER, currency)) < 0) {
    return refuse('transfer.amount-below', { min: LEAST_TRANSFER });
  }
  if (compareMoney(parsed.value, money(balance, currency)) > 0) {
    return refuse('transfer.amount-above-balance', { max: balance });
  }
  return ok(parsed.value);
}
