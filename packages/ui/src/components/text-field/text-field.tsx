import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';

/** All other props go to the `<input>` (`ref`, `data-*`, `aria-*`, handlers); `className` goes to the frame. */
export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'required'> {
  /** Content at the end of the field, e.g. a unit or a button. */
  end?: ReactNode;
  start?: ReactNode;
}

export function TextField({
  label,
  error,
  hint,
  hideLabel,
  required,
  end,
  start,
  className,
  id,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, error, hint, hideLabel, required, className, id, describedBy }}>
      {(control) => (
        <div className="cs-field__box">
          {start}
          <input
            {...input}
            id={control.id}
            required={required}
            className="cs-field__input"
            aria-invalid={control.invalid}
            aria-describedby={control.describedBy}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
