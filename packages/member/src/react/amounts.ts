import { currencyInfo, formatMoney, isCurrency, isDecimal, money } from '@courtside/money';

/**
 * An amount of the gateway as members read it. Where the currency is not known, the amount stands as it came.
 *
 * @example amountText('1234.50', 'CNY') // '1,234.50'
 */
export function amountText(amount: string, currency: string | undefined): string {
  if (!isCurrency(currency) || !isDecimal(amount)) return amount;
  return formatMoney(money(amount, currency));
}

/** The sign of the currency, if it is known. @example signOf('CNY') // '¥' */
export function signOf(currency: string | undefined): string | undefined {
  return isCurrency(currency) ? currencyInfo(currency).sign : undefined;
}

/** An amount with the sign of its currency, for the middle of a sentence. @example moneyText('100.00', 'CNY') // '¥100' */
export function moneyText(amount: string, currency: string | undefined): string {
  const text = amountText(amount, currency);
  const sign = signOf(currency) ?? '';
  return text.startsWith('-') ? `-${sign}${text.slice(1)}` : sign + text;
}

/** A gain or a loss: as `amountText`, with a plus on a gain. @example signedText('95.00', 'CNY') // '+95' */
export function signedText(amount: string, currency: string | undefined): string {
  const text = amountText(amount, currency);
  return amountSide(amount) === 'gain' ? `+${text}` : text;
}

/** Which side of zero an amount is on. */
export function amountSide(amount: string): 'gain' | 'loss' | 'none' {
  if (!/[1-9]/.test(amount)) return 'none';
  return amount.startsWith('-') ? 'loss' : 'gain';
}
