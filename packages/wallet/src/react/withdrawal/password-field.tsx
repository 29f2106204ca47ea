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

/** Full-width digits and blanks of a paste are understood; letters are not taken. */
const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, 6);

/** A password of six digits. It is no login password, so that no password manager fills one in. */
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
