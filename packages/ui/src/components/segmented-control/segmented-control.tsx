'use client';
import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  /** Null while it is not known: its place is kept, and nothing is said. */
  count?: number | null;
  /** Digits that its place has room for, so that nothing beside it moves when it comes. @default as many as it has */
  digits?: 2 | 3 | 4;
}

/** All other props go to the `<fieldset>`. */
export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> {
  label: string;
  value: Value;
  options: readonly SegmentedOption<Value>[];
  onChange: (value: Value) => void;
}

/** A choice of one from a few visible options: a radio group, so arrow keys move and the choice is announced. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset {...rest} className={classNames('cs-segmented', className)}>
      <legend className="cs-visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="cs-segmented__option">
          <input
            type="radio"
            className="cs-visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="cs-segmented__face">
            {option.label}
            {option.count !== undefined && (
              <span className="cs-segmented__count" data-digits={option.digits}>
                {option.count}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
