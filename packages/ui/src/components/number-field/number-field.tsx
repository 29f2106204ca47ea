'use client';
import { NumberField as Base } from '@base-ui/react/number-field';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { IconMinus, IconPlus } from '../../icons.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

/** All other props go to the `<input>`; `className` goes to the frame. */
export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'min'
      | 'max'
      | 'step'
      | 'size'
      | 'required'
      | 'className'
      | 'style'
    > {
  /** A count; for money use `StakeField`. Null when it is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Language whose digits and separators are read; the browser's by default. */
  locale?: string;
  increaseLabel: string;
  decreaseLabel: string;
  className?: string | undefined;
}

export function NumberField({
  label,
  hideLabel,
  error,
  hint,
  required,
  value,
  onChange,
  min,
  max,
  step,
  locale,
  increaseLabel,
  decreaseLabel,
  className,
  id,
  disabled,
  readOnly,
  name,
  'aria-describedby': describedBy,
  ...input
}: NumberFieldProps) {
  return (
    <Field
      {...{ label, hideLabel, error, hint, required, id, describedBy }}
      className={classNames('cs-number', className)}
    >
      {(control) => (
        <Base.Root
          id={control.id}
          value={value}
          onValueChange={(next) => onChange(next)}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
          {...(step !== undefined && { step })}
          {...(name !== undefined && { name })}
          {...(locale !== undefined && { locale })}
          disabled={disabled ?? false}
          readOnly={readOnly ?? false}
          required={required ?? false}
        >
          <Base.Group className="cs-field__box cs-number__box">
            <Base.Decrement className="cs-icon-button" aria-label={decreaseLabel}>
              <IconMinus size={16} aria-hidden />
            </Base.Decrement>
            <Base.Input
              {...input}
              className="cs-field__input cs-number__input"
              aria-invalid={control.invalid}
              aria-describedby={control.describedBy}
            />
            <Base.Increment className="cs-icon-button" aria-label={increaseLabel}>
              <IconPlus size={16} aria-hidden />
            </Base.Increment>
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  );
}
