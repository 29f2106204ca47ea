'use client';
import { useRef, type RefCallback } from 'react';
import { IconClose, IconSearch } from '../../icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'ref'
> {
  ref?: RefCallback<HTMLInputElement> | { current: HTMLInputElement | null } | null;
  value: string;
  onChange: (value: string) => void;
  /** Called with the text when Enter is pressed. */
  onSearch?: (value: string) => void;
  clearLabel: string;
}

/** A search text. Escape or the clear button empties it; the focus stays. */
export function SearchField({
  value,
  onChange,
  onSearch,
  clearLabel,
  onKeyDown,
  ref,
  ...props
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  return (
    <TextField
      {...props}
      ref={(element) => {
        input.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
      type="search"
      enterKeyHint="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' && onSearch) {
          event.preventDefault();
          onSearch(value);
        }
        if (event.key === 'Escape' && value !== '') {
          // Otherwise the same key would also close the dialog around it.
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }
      }}
      start={<IconSearch className="cs-search__icon" size={16} aria-hidden />}
      end={
        value !== '' && (
          <IconButton
            label={clearLabel}
            disabled={props.disabled}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <IconClose size={16} aria-hidden />
          </IconButton>
        )
      }
    />
  );
}
