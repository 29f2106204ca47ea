'use client';
import { useState, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { useComposedText } from '../../use-composed-text.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { codeDigits } from './code-text.ts';

/** All other props go to the `<input>`; `className` goes to the frame. */
export interface CodeFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'maxLength' | 'required'
    > {
  /** Digits only. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the whole code when its last digit is entered. */
  onComplete?: (value: string) => void;
  /** Number of digits. @default 6 */
  length?: number;
}

/**
 * A code of a few digits from a message. It is one input drawn over boxes, so it is read as one field, pasted into as
 * one, and filled by the phone.
 */
export function CodeField({
  label,
  hideLabel,
  error,
  hint,
  required,
  value,
  onChange,
  onComplete,
  length = 6,
  className,
  id,
  'aria-describedby': describedBy,
  onFocus,
  onBlur,
  ...input
}: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const text = useComposedText(
    value,
    (raw) => codeDigits(raw, length),
    (next) => {
      onChange(next);
      if (next.length === length) onComplete?.(next);
    },
  );
  const active = Math.min(value.length, length - 1);
  return (
    <Field {...{ label, hideLabel, error, hint, required, className, id, describedBy }}>
      {(control) => (
        <div className="cs-code">
          <div className="cs-code__row" style={{ '--cs-code-length': length } as CSSProperties}>
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                className="cs-code__box"
                data-active={(focused && index === active) || undefined}
              />
            ))}
            <input
              autoComplete="one-time-code"
              {...input}
              {...text}
              id={control.id}
              type="text"
              inputMode="numeric"
              required={required}
              className="cs-code__input"
              aria-invalid={control.invalid}
              aria-describedby={control.describedBy}
              onFocus={(event) => {
                setFocused(true);
                onFocus?.(event);
              }}
              onBlur={(event) => {
                setFocused(false);
                onBlur?.(event);
              }}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
