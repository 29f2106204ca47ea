import type { DepositChannel } from '@courtside/contract';
import { err, ok, type Result, type Violation } from '@courtside/kernel';
import { compareMoney, money, parseMoney, type Currency, type Money } from '@courtside/money';
import { AMOUNT_LENGTH } from './amount-length.ts';

export type DepositViolationCode =
  | 'deposit.amount-empty'
  | 'deposit.amount-malformed'
  | 'deposit.amount-long'
  | 'deposit.amount-decimals'
  | 'deposit.amount-below'
  | 'deposit.amount-above';

export type DepositViolation = Violation<DepositViolationCode>;

/** The limits of a channel that the rule needs. */
export type DepositLimits = Pick<DepositChannel, 'min' | 'max' | 'decimals'>;

const FIELD = 'amount';

/**
 * The rule for a typed deposit amount: plain decimal text with no more decimals than the channel has, from `min` to
 * `max`. White space around it does not count.
 *
 * Codes: `deposit.amount-empty`, `-malformed`, `-long` (more than 12 characters), `-decimals` (`params.digits`),
 * `-below` (`params.min`), `-above` (`params.max`); the params are amounts as the gateway wrote them.
 *
 * @example checkDepositAmount('99', { min: '100.00', max: '500.00', decimals: 0 }, 'CNY') // deposit.amount-below
 */
export function checkDepositAmount<const C extends Currency>(
  text: string,
  channel: DepositLimits,
  currency: C,
): Result<Money<C>, DepositViolation> {
  const typed = text.trim();
  if (typed === '') return err({ code: 'deposit.amount-empty', field: FIELD });
  const parsed = parseMoney(typed, currency);
  const tooFine = err({
    code: 'deposit.amount-decimals',
    field: FIELD,
    params: { digits: channel.decimals },
  } as const);
  if (!parsed.ok) {
    return parsed.error.code === 'money.too-many-decimals'
      ? tooFine
      : err({ code: 'deposit.amount-malformed', field: FIELD });
  }
  if (typed.length > AMOUNT_LENGTH) return err({ code: 'deposit.amount-long', field: FIELD });
  const [, fraction = ''] = typed.split('.');
  if (fraction.length > channel.decimals) return tooFine;
  const { min, max } = channel;
  if (compareMoney(parsed.value, money(min, currency)) < 0) {
    return err({ code: 'deposit.amount-below', field: FIELD, params: { min } });
  }
  if (compareMoney(parsed.value, money(max, currency)) > 0) {
    return err({ code: 'deposit.amount-above', field: FIELD, params: { max } });
  }
  return ok(parsed.value);
}
