'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

/** All other props go to the `<input>`; `className` goes to the frame. */
export interface CheckboxFieldProps
  extends
    Omit<FieldTexts, 'label' | 'hideLabel'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'checked' | 'onChange' | 'children' | 'required'
    > {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label; it may hold links. */
  children: ReactNode;
}

export function CheckboxField({
  checked,
  onChange,
  children,
  error,
  hint,
  required,
  className,
  id,
  'aria-describedby': describedBy,
  ...input
}: CheckboxFieldProps) {
  return (
    <Field
      {...{ error, hint, required, id, describedBy }}
      label={children}
      layout="choice"
      className={classNames('cs-checkbox', className)}
    >
      {(control) => (
        <input
          {...input}
          id={control.id}
          type="checkbox"
          required={required}
          checked={checked}
          aria-invalid={control.invalid}
          aria-describedby={control.describedBy}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </Field>
  );
}
