'use client';
import { Switch } from '@base-ui/react/switch';
import { classNames } from '../../class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

/** All other props go to the element with `role="switch"`; `className` goes to the frame. */
export interface SwitchFieldProps
  extends
    FieldTexts,
    Omit<
      Switch.Root.Props,
      'className' | 'checked' | 'defaultChecked' | 'onCheckedChange' | 'onChange' | 'required'
    > {
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string | undefined;
}

/** An option that takes effect at once; for one that takes effect with a form, use a checkbox. */
export function SwitchField({
  label,
  hideLabel,
  error,
  hint,
  required,
  checked,
  onChange,
  className,
  id,
  'aria-describedby': describedBy,
  ...root
}: SwitchFieldProps) {
  return (
    <Field
      {...{ label, hideLabel, error, hint, required, id, describedBy }}
      layout="choice"
      className={classNames('cs-switch', className)}
    >
      {(control) => (
        <Switch.Root
          aria-labelledby={root['aria-label'] === undefined ? control.labelId : undefined}
          {...root}
          id={control.id}
          required={required ?? false}
          checked={checked}
          onCheckedChange={(next) => onChange(next)}
          aria-invalid={control.invalid}
          aria-describedby={control.describedBy}
          className="cs-switch__track"
        >
          <Switch.Thumb className="cs-switch__thumb" />
        </Switch.Root>
      )}
    </Field>
  );
}
