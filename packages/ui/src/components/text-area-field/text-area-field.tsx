'use client';
import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

/** Everything but `className`, which goes to the frame, reaches the `<textarea>`. */
export interface TextAreaFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'required'> {
  value: string;
  onChange: (value: string) => void;
  /** The most characters there may be; shows a counter. Counted as the browser does, in UTF-16 units. */
  maxLength?: number;
  /** Lets more be typed and pasted than `maxLength`, for a form that says so instead of cutting it. @default false */
  keepsOverflow?: boolean;
}

export function TextAreaField({
  label,
  hideLabel,
  error,
  hint,
  required,
  value,
  onChange,
  maxLength,
  keepsOverflow = false,
  rows = 4,
  className,
  id,
  'aria-describedby': describedBy,
  ...area
}: TextAreaFieldProps) {
  const counterId = useId();
  const counted = maxLength !== undefined;
  return (
    <Field
      {...{ label, hideLabel, error, hint, required, className, id }}
      describedBy={classNames(describedBy, counted && counterId) || undefined}
      aside={
        counted && (
          <span id={counterId} className="cs-text-area__counter">
            {value.length}/{maxLength}
          </span>
        )
      }
    >
      {(control) => (
        <textarea
          {...area}
          id={control.id}
          required={required}
          rows={rows}
          maxLength={keepsOverflow ? undefined : maxLength}
          className="cs-text-area"
          value={value}
          aria-invalid={control.invalid}
          aria-describedby={control.describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
