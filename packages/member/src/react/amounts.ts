import { currencyInfo, isCurrency, shownAmount } from '@courtside/money';

/** The sign of the currency, if it is known. @example signOf('CNY') // '¥' */
export function signOf(currency: string | undefined): string | undefined {
  return isCurrency(currency) ? currencyInfo(currency).sign : undefined;
}

/** A gain or a loss without its currency, with a plus on a gain. @example signedText('95.00', 'CNY') // '+95' */
export function signedText(amount: string, currency: string | undefined): string {
  const text = shownAmount(amount, currency, { sign: false });
  return amountSide(amount) === 'gain' ? `+${text}` : text;
}

/** Whether an amount is above zero, below, or zero. */
export function amountSide(amount: string): 'gain' | 'loss' | 'none' {
  if (!/[1-9]/.test(amount)) return 'none';
  return amount.startsWith('-') ? 'loss' : 'gain';
}
