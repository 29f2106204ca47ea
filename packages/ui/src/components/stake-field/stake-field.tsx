'use client';
import { useState, type ChangeEvent } from 'react';
import { classNames } from '../../class-names.ts';
import { useComposedText } from '../../use-composed-text.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { QuickAmounts, type QuickAmountTexts } from './quick-amounts.tsx';
import { readStake, tidyStake } from './stake-text.ts';

/** An amount that the application knows: the least, the most, the whole balance. */
export interface StakeShortcut {
  label: string;
  /** Decimal text. */
  value: string;
}

/** Everything but `className`, which goes to the root, reaches the `<input>`. */
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
  /** Most characters of the amount. One of more is not taken at all, as one that is cut would be another amount. */
  maxLength?: number;
  /** @default none */
  shortcuts?: readonly StakeShortcut[];
  /** Amounts that one press sets. @default none */
  quickAmounts?: readonly string[];
  /**
   * Told of a pressed quick amount in place of `onChange`, for who lowers it to a limit or adds it to what is there.
   * @default onChange
   */
  onQuickAmount?: (amount: string) => void;
  /** A quick amount sets the stake, so that the one that is set can be told. @default true */
  quickSets?: boolean;
  /**
   * How a quick amount is written on its button, such as with commas.
   * @default the amount as it is
   */
  writeAmount?: (amount: string) => string;
  /** Lets the member change the quick amounts. */
  onQuickAmountsChange?: (amounts: string[]) => void;
  /** What is said of pasted text that is no amount, and of which nothing is taken. @default nothing */
  notAmount?: string;
  /** Needed with `quickAmounts`. */
  quickTexts?: QuickAmountTexts;
}

const NO_SHORTCUTS: readonly StakeShortcut[] = [];
const NO_AMOUNTS: readonly string[] = [];
const asItIs = (amount: string) => amount;

const TYPED = /^(?:insertCompositionText|delete|history)/;

/** Text that came as a whole, by whatever way; one typed sign that is not taken shows that by itself. */
function isPasted({ nativeEvent }: ChangeEvent): boolean {
  const { inputType = '', data } = nativeEvent as Partial<InputEvent>;
  return inputType === 'insertText' ? (data ?? '').length > 1 : !TYPED.test(inputType);
}

/** How much to bet. It keeps amounts apart from what is no amount; limits are the application's, shown as `error`. */
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
  /** The amount beside which something was pasted that is none. */
  const [pastedAt, setPastedAt] = useState<string | null>(null);
  const disabled = props.disabled ?? false;
  return (
    // The amount that is there already changes nothing when it is pasted, and is one all the same.
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
