import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconAlert } from '../icons.ts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  label: string;
  /** Text of what is wrong; shown beside the field and read with it. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Hides the label from sight, not from assistive technology. */
  hideLabel?: boolean;
  /** Something at the end of the field, such as a unit or a button. */
  end?: ReactNode;
  start?: ReactNode;
}

export function TextField({
  label,
  error,
  hint,
  hideLabel = false,
  end,
  start,
  className,
  ...input
}: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classNames('cs-field', error && 'is-invalid', className)}>
      <label htmlFor={id} className={hideLabel ? 'cs-visually-hidden' : 'cs-field__label'}>
        {label}
      </label>
      <div className="cs-field__box">
        {start}
        <input
          {...input}
          id={id}
          className="cs-field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </div>
      {note && (
        <p id={`${id}-note`} className={classNames('cs-field__note', error && 'is-error')}>
          {error && <IconAlert size={14} aria-hidden />}
          {note}
        </p>
      )}
    </div>
  );
}
