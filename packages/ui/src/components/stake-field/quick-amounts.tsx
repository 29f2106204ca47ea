'use client';
import { useRef, useState } from 'react';
import { IconCheck, IconPencil } from '../../icons.ts';
import { useComposedText } from '../../use-composed-text.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { readStake, tidyStake } from './stake-text.ts';

/** Texts around the quick amounts. */
export interface QuickAmountTexts {
  /** Name of the group. */
  group: string;
  /** Required, like the next two, where the amounts can be edited. */
  edit?: string;
  save?: string;
  /** Name of each input while they are edited; its number follows. */
  amount?: string;
}

interface QuickAmountsProps {
  amounts: readonly string[];
  /** Formats an amount for its button. */
  write: (amount: string) => string;
  texts: QuickAmountTexts;
  disabled: boolean;
  /** The selected amount; undefined where a click adds to the stake. */
  selected: string | undefined;
  onPick: (amount: string) => void;
  onChange: ((amounts: string[]) => void) | undefined;
}

/** Buttons that set the stake, and the inputs to edit their amounts. */
export function QuickAmounts({
  amounts,
  write,
  texts,
  disabled,
  selected,
  onPick,
  onChange,
}: QuickAmountsProps) {
  const [drafts, setDrafts] = useState<string[] | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDrafts(null);
    // The focused input is gone.
    toggle.current?.focus();
  };
  const save = () => {
    if (!drafts) return;
    // A button with an amount of zero would do nothing, so the former amount is kept.
    onChange?.(
      drafts.map((draft, at) => (/[1-9]/.test(draft) ? tidyStake(draft) : (amounts[at] ?? ''))),
    );
    close();
  };
  // Two amounts may be equal, so they are identified by position.
  const places = (drafts ?? amounts).map((text, at) => ({ text, at }));
  return (
    <div className="cs-stake__quick" role="group" aria-label={texts.group}>
      {drafts
        ? places.map(({ text, at }) => (
            <AmountInput
              key={at}
              name={`${texts.amount ?? texts.group} ${at + 1}`}
              value={text}
              onChange={(next) =>
                setDrafts((old) => old && old.map((each, other) => (other === at ? next : each)))
              }
              onSave={save}
              onLeave={close}
            />
          ))
        : places.map(({ text, at }) => (
            <button
              key={at}
              type="button"
              className="cs-stake__chip"
              {...(selected !== undefined && { 'aria-pressed': text === selected })}
              disabled={disabled}
              onClick={() => onPick(text)}
            >
              {write(text)}
            </button>
          ))}
      {onChange && (
        <IconButton
          ref={toggle}
          label={(drafts ? texts.save : texts.edit) ?? texts.group}
          disabled={disabled}
          onClick={() => (drafts ? save() : setDrafts([...amounts]))}
        >
          {drafts ? <IconCheck size={16} aria-hidden /> : <IconPencil size={16} aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}

interface AmountInputProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onSave: () => void;
  onLeave: () => void;
}

function AmountInput({ name, value, onChange, onSave, onLeave }: AmountInputProps) {
  const text = useComposedText(value, readStake, onChange);
  return (
    <input
      {...text}
      className="cs-stake__quick-input"
      inputMode="decimal"
      aria-label={name}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          onSave();
        }
        if (event.key === 'Escape') {
          // Otherwise the same key would also close the dialog around it.
          event.stopPropagation();
          onLeave();
        }
      }}
    />
  );
}
