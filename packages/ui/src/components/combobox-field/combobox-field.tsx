'use client';
import { Combobox } from '@base-ui/react/combobox';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconCheck, IconChevronDown } from '../../icons.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

export interface ComboboxOption<Value extends string> {
  value: Value;
  /** Shown, and used for the search. */
  label: string;
  /** Shown before the label in the list, e.g. a flag. */
  icon?: ReactNode;
}

/** All other props go to the `<input>`; `className` goes to the frame. */
export interface ComboboxFieldProps<Value extends string>
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'required' | 'className' | 'style'
    > {
  /** Null when nothing is chosen. */
  value: Value | null;
  options: readonly ComboboxOption<Value>[];
  onChange: (value: Value | null) => void;
  /** Shown when no option matches the typed text. */
  emptyText: string;
  /** Name of the button that opens the list. */
  openLabel: string;
  className?: string | undefined;
}

/** Escape closes an open list. With a closed list it must not clear the field, and is left to a dialog around it. */
function isOfClosedList(details: Combobox.Root.ChangeEventDetails): boolean {
  if (details.reason !== 'escape-key') return false;
  details.cancel();
  details.allowPropagation();
  return true;
}

/** A choice of one from many: type to narrow the list, then choose. For a few options use `SelectField`. */
export function ComboboxField<Value extends string>({
  label,
  hideLabel,
  error,
  hint,
  required,
  value,
  options,
  onChange,
  emptyText,
  openLabel,
  className,
  id,
  disabled,
  readOnly,
  name,
  'aria-describedby': describedBy,
  ...input
}: ComboboxFieldProps<Value>) {
  return (
    <Field {...{ label, hideLabel, error, hint, required, className, id, describedBy }}>
      {(control) => (
        <Combobox.Root<ComboboxOption<Value>>
          items={options}
          value={options.find((option) => option.value === value) ?? null}
          onValueChange={(next, details) => {
            if (!isOfClosedList(details)) onChange(next?.value ?? null);
          }}
          onInputValueChange={(_, details) => void isOfClosedList(details)}
          autoHighlight
          disabled={disabled ?? false}
          readOnly={readOnly ?? false}
          required={required ?? false}
          {...(name !== undefined && { name })}
        >
          <Combobox.InputGroup className="cs-field__box">
            <Combobox.Input
              {...input}
              id={control.id}
              className="cs-field__input"
              aria-invalid={control.invalid}
              aria-describedby={control.describedBy}
            />
            <Combobox.Trigger className="cs-icon-button" aria-label={openLabel}>
              <IconChevronDown size={16} aria-hidden />
            </Combobox.Trigger>
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner className="cs-combobox__positioner" sideOffset={4}>
              <Combobox.Popup className="cs-combobox__popup">
                <Combobox.Empty className="cs-combobox__empty">{emptyText}</Combobox.Empty>
                <Combobox.List className="cs-combobox__list">
                  {(option: ComboboxOption<Value>) => (
                    <Combobox.Item key={option.value} value={option} className="cs-combobox__item">
                      <span className="cs-combobox__label">
                        {option.icon}
                        {option.label}
                      </span>
                      <Combobox.ItemIndicator>
                        <IconCheck size={16} aria-hidden />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
