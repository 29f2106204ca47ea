'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

/** All other props go to the `<select>`; `className` goes to the frame. */
export interface SelectFieldProps<Value extends string>
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'select'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'size' | 'multiple' | 'required'
    > {
  /** Shown in place of the label, e.g. the label with a hint. @default the label */
  shownLabel?: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value) => void;
  /** `row` is small, with the label before it; `stack` is as high as the other fields of a form. @default 'row' */
  layout?: 'row' | 'stack';
}

/** The platform's native select: the best one on a phone, and without a popup to position. */
export function SelectField<Value extends string>({
  label,
  error,
  hint,
  hideLabel,
  shownLabel,
  required,
  value,
  options,
  onChange,
  layout = 'row',
  className,
  id,
  'aria-describedby': describedBy,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field
      {...{ label, error, hint, hideLabel, shownLabel, required, layout, id, describedBy }}
      className={classNames('cs-select', className)}
    >
      {(control) => (
        <select
          {...select}
          id={control.id}
          required={required}
          className="cs-select__input"
          aria-invalid={control.invalid}
          aria-describedby={control.describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
