import { currencyInfo, isCurrency } from '@courtside/money';
import type { FormFieldProps } from '@courtside/shell/react';
import { TextField } from '@courtside/ui';
import type { Ref } from 'react';
import { usePlayTexts } from './use-play-texts.ts';

export interface LimitFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** Minutes in place of money. @default false */
  minutes?: boolean;
  /** As it was typed. */
  value: string;
  error: string | undefined;
  onBlur: FormFieldProps['onBlur'];
  onChange: (value: string) => void;
}

/** A limit as it is typed: unlike a stake, it is never put right. */
export function LimitField({ minutes = false, onChange, ...rest }: LimitFieldProps) {
  const { currency } = usePlayTexts();
  const sign = !minutes && isCurrency(currency) ? currencyInfo(currency).sign : null;
  return (
    <TextField
      {...rest}
      name="limit"
      inputMode={minutes ? 'numeric' : 'decimal'}
      autoComplete="off"
      // Longer than any limit, so that what is cut is none.
      maxLength={32}
      start={
        sign !== null && (
          <span className="cs-play__sign" aria-hidden>
            {sign}
          </span>
        )
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
