import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconAlert } from '../icons.ts';

export interface CheckboxFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  error?: string | undefined;
  name?: string;
}

export function CheckboxField({ checked, onChange, children, error, name }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={classNames('cs-checkbox', error && 'is-invalid')}>
      <label className="cs-checkbox__row" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-note`} className="cs-field__note is-error">
          <IconAlert size={14} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
