'use client';
import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

/** All other props go to the `<textarea>`; `className` goes to the frame. */
export interface TextAreaFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'required'> {
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of characters; shows a counter. Counted as the browser does, in UTF-16 units. */
  maxLength?: number;
  /**
   * Allows more characters than `maxLength`, for a form that reports the excess instead of cutting it.
   *
   * @default false
   */
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
