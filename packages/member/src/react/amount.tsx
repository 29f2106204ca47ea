import { shownAmount } from '@courtside/money';
import { MoneyText, type MoneyTextProps } from '@courtside/ui';
import { signedText, signOf } from './amounts.ts';

interface AmountProps extends Omit<MoneyTextProps, 'value' | 'currency'> {
  amount: string;
  currency: string | undefined;
  /** With a plus on a gain, and in the colour of a gain or loss. @default false */
  signed?: boolean;
}

/** An amount with its currency, in digits of equal width. */
export function Amount({ amount, currency, signed = false, ...rest }: AmountProps) {
  const sign = signOf(currency);
  return (
    <MoneyText
      {...rest}
      {...(signed && { tone: 'sign' as const })}
      {...(sign !== undefined && { currency: sign })}
      value={signed ? signedText(amount, currency) : shownAmount(amount, currency, { sign: false })}
    />
  );
}
