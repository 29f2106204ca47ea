import { currencyInfo, isCurrency } from '@courtside/money';
import type { FormFieldProps } from '@courtside/shell/react';
import { TextField } from '@courtside/ui';
import type { Ref } from 'react';
import { usePlayTexts } from './use-play-texts.ts';

export interface LimitFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** For minutes instead of money. @default false */
  minutes?: boolean;
  /** The typed text. */
  value: string;
  error: string | undefined;
  onBlur: FormFieldProps['onBlur'];
  onChange: (value: string) => void;
}

/** The input of a limit: unlike a stake, its text is never corrected. */
export function LimitField({ minutes = false, onChange, ...rest }: LimitFieldProps) {
  const { currency } = usePlayTexts();
  const sign = !minutes && isCurrency(currency) ? currencyInfo(currency).sign : null;
  return (
    <TextField
      {...rest}
      name="limit"
      inputMode={minutes ? 'numeric' : 'decimal'}
      autoComplete="off"
      // Longer than any valid limit, so that a cut text is never valid.
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
