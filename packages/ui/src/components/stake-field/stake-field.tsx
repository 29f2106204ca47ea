'use client';
import { useState, type ChangeEvent } from 'react';
import { classNames } from '../../class-names.ts';
import { useComposedText } from '../../use-composed-text.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { QuickAmounts, type QuickAmountTexts } from './quick-amounts.tsx';
import { readStake, tidyStake } from './stake-text.ts';

/** An amount given by the application: the minimum, the maximum, the whole balance. */
export interface StakeShortcut {
  label: string;
  /** Decimal text. */
  value: string;
}

/** All other props go to the `<input>`; `className` goes to the root. */
export interface StakeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'start' | 'end'
> {
  /** Decimal text of at most two decimals, or empty; never a float. */
  value: string;
  onChange: (value: string) => void;
  /** Sign before the amount and unit after it. */
  currency?: string;
  unit?: string;
  /**
   * Most characters of the amount. A longer one is refused as a whole, since cutting it would make another amount.
   *
   * @default Infinity
   */
  maxLength?: number;
  /** @default none */
  shortcuts?: readonly StakeShortcut[];
  /** Amounts to set with one click. @default none */
  quickAmounts?: readonly string[];
  /**
   * Called with a clicked quick amount in place of `onChange`, to lower it to a limit or add it to the stake.
   *
   * @default onChange
   */
  onQuickAmount?: (amount: string) => void;
  /** A quick amount sets the stake, so the selected one can be marked. @default true */
  quickSets?: boolean;
  /**
   * Formats a quick amount for its button, e.g. with commas.
   *
   * @default the amount as it is
   */
  writeAmount?: (amount: string) => string;
  /** Lets the member change the quick amounts. */
  onQuickAmountsChange?: (amounts: string[]) => void;
  /** Error for pasted text that is not an amount and is ignored. @default nothing */
  notAmount?: string;
  /** Needed with `quickAmounts`. */
  quickTexts?: QuickAmountTexts;
}

const NO_SHORTCUTS: readonly StakeShortcut[] = [];
const NO_AMOUNTS: readonly string[] = [];
const asItIs = (amount: string) => amount;

const TYPED = /^(?:insertCompositionText|delete|history)/;

/**
 * True for text that was inserted as a whole, by paste, drop or a keyboard's clipboard. Only that needs an error: a single
 * typed character that is refused visibly does not appear.
 */
function isPasted({ nativeEvent }: ChangeEvent): boolean {
  const { inputType = '', data } = nativeEvent as Partial<InputEvent>;
  return inputType === 'insertText' ? (data ?? '').length > 1 : !TYPED.test(inputType);
}

/**
 * A field for the stake. It refuses text that is not an amount; limits are checked by the application and shown as
 * `error`.
 */
export function StakeField({
  value,
  onChange,
  currency,
  unit,
  shortcuts = NO_SHORTCUTS,
  quickAmounts = NO_AMOUNTS,
  onQuickAmount = onChange,
  quickSets = true,
  writeAmount = asItIs,
  onQuickAmountsChange,
  quickTexts,
  notAmount,
  maxLength = Infinity,
  error,
  className,
  onBlur,
  ...props
}: StakeFieldProps) {
  const read = (raw: string) => {
    const amount = readStake(raw);
    return amount !== null && amount.length > maxLength ? null : amount;
  };
  const text = useComposedText(value, read, onChange);
  /** The value in the field when a text that is not an amount was pasted. */
  const [pastedAt, setPastedAt] = useState<string | null>(null);
  const disabled = props.disabled ?? false;
  return (
    // Pasting the same amount fires no change event, so the error is cleared here.
    <div className={classNames('cs-stake', className)} onPasteCapture={() => setPastedAt(null)}>
      <TextField
        autoComplete="off"
        inputMode="decimal"
        {...props}
        {...text}
        error={(pastedAt === value && notAmount) || error}
        onChange={(event) => {
          const isUnread = isPasted(event) && read(event.target.value) === null;
          setPastedAt(isUnread ? value : null);
          text.onChange(event);
        }}
        type="text"
        onBlur={(event) => {
          const tidy = tidyStake(value);
          if (tidy !== value) onChange(tidy);
          onBlur?.(event);
        }}
        start={currency && <span className="cs-stake__sign">{currency}</span>}
        end={
          <>
            {unit && <span className="cs-stake__sign">{unit}</span>}
            {shortcuts.map((shortcut) => (
              <button
                key={shortcut.label}
                type="button"
                className="cs-stake__shortcut"
                disabled={disabled}
                onClick={() => onChange(shortcut.value)}
              >
                {shortcut.label}
              </button>
            ))}
          </>
        }
      />
      {quickTexts && quickAmounts.length > 0 && (
        <QuickAmounts
          amounts={quickAmounts}
          texts={quickTexts}
          disabled={disabled}
          selected={quickSets ? value : undefined}
          write={writeAmount}
          onPick={onQuickAmount}
          onChange={onQuickAmountsChange}
        />
      )}
    </div>
  );
}
