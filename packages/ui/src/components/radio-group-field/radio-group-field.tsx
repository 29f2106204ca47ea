'use client';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line, such as a fee or a limit. */
  detail?: ReactNode;
  /** Beside the label, such as a `Tag`. */
  aside?: ReactNode;
  disabled?: boolean;
}

/** All other props go to the element with `role="radiogroup"`; `className` goes to the frame. */
export interface RadioGroupFieldProps<Value extends string>
  extends
    FieldTexts,
    Omit<
      RadioGroup.Props<Value>,
      | 'className'
      | 'value'
      | 'defaultValue'
      | 'onValueChange'
      | 'onChange'
      | 'children'
      | 'required'
    > {
  /** Null when nothing is chosen yet. */
  value: Value | null;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
  /** `row` puts short options beside each other, `cards` gives each a frame of its own. @default 'column' */
  direction?: 'column' | 'row' | 'cards';
  className?: string | undefined;
}

export function RadioGroupField<Value extends string>({
  label,
  hideLabel,
  error,
  hint,
  required,
  value,
  options,
  onChange,
  direction = 'column',
  className,
  id,
  'aria-describedby': describedBy,
  ...group
}: RadioGroupFieldProps<Value>) {
  return (
    <Field {...{ label, hideLabel, error, hint, required, className, id, describedBy }} group>
      {(control) => (
        <RadioGroup<Value | null>
          aria-labelledby={group['aria-label'] === undefined ? control.labelId : undefined}
          {...group}
          id={control.id}
          required={required ?? false}
          value={value}
          onValueChange={(next) => {
            if (next !== null) onChange(next);
          }}
          aria-invalid={control.invalid}
          aria-describedby={control.describedBy}
          className={classNames('cs-radio', `cs-radio--${direction}`)}
        >
          {options.map((option) => (
            <label key={option.value} className="cs-radio__option">
              <Radio.Root
                value={option.value}
                disabled={option.disabled ?? false}
                aria-labelledby={`${control.id}-${option.value}`}
                className="cs-radio__mark"
              >
                <Radio.Indicator className="cs-radio__dot" />
              </Radio.Root>
              <span id={`${control.id}-${option.value}`}>
                <span className="cs-radio__label">
                  {option.label}
                  {option.aside}
                </span>
                {option.detail && <span className="cs-radio__detail">{option.detail}</span>}
              </span>
            </label>
          ))}
        </RadioGroup>
      )}
    </Field>
  );
}
