import { useT } from '@courtside/i18n/react';
import type { FormFieldProps } from '@courtside/shell/react';
import { PasswordField } from '@courtside/ui';
import { w } from './messages.ts';

export interface SixDigitFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (digits: string) => void;
  onBlur?: FormFieldProps['onBlur'];
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
}

/** Accepts full-width digits and drops blanks of a pasted text; letters are dropped. */
const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, 6);

/** A password of six digits. It is not a login password, so password managers must not fill it in. */
export function SixDigitField({ onChange, ...props }: SixDigitFieldProps) {
  const t = useT();
  return (
    <PasswordField
      {...props}
      autoComplete="off"
      inputMode="numeric"
      showLabel={t(w.showPassword)}
      hideTextLabel={t(w.hidePassword)}
      onChange={({ target }) => onChange(digitsOf(target.value))}
    />
  );
}
