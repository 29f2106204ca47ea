import { useT } from '@courtside/i18n/react';
import { currencyInfo } from '@courtside/money';
import { Button } from '@courtside/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { keyedStake, type KeypadKey } from './keyed-stake.ts';
import { m } from './messages.ts';
import type { SlipFormState } from './use-slip-form.ts';

const KEYS: readonly KeypadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back'];

export interface StakeKeypadProps {
  form: SlipFormState;
  /** Id of the field that it writes to. */
  id: string;
  /** Name of that field. */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/**
 * Keys for a stake on a phone, in the flow below the field that they write to, so that they never cover it. The field keeps
 * the focus while they are pressed.
 */
export function StakeKeypad({ form, id, label, value, onChange }: StakeKeypadProps) {
  const t = useT();
  const { keypad, currency } = form;
  const root = useRef<HTMLDivElement>(null);
  const isOpen = keypad.choice === 'own' && form.entered === id;
  useEffect(() => {
    // Scrolls the field and the keys into view together: on focus only the field itself is shown.
    if (isOpen) root.current?.closest('.cs-betslip-stake')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (keypad.choice === null || form.entered !== id) return null;
  if (keypad.choice === 'system') {
    return (
      <Button
        variant="ghost"
        size="sm"
        onMouseDown={keepFocus}
        onClick={() => keypad.choose('own')}
      >
        {t(m.ownKeypad)}
      </Button>
    );
  }
  const { digits } = currencyInfo(currency);
  return (
    <div
      ref={root}
      className="cs-betslip-keypad"
      role="group"
      aria-label={t(m.keypad, { field: label })}
    >
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          className="cs-betslip-keypad__key"
          disabled={key === '.' && digits === 0}
          {...(key === '.' && { 'aria-label': t(m.keyPoint) })}
          {...(key === 'back' && { 'aria-label': t(m.keyBack) })}
          onMouseDown={keepFocus}
          onClick={() => onChange(keyedStake(value, key, digits))}
        >
          {key === 'back' ? '⌫' : key}
        </button>
      ))}
      <div className="cs-betslip-keypad__end">
        <Button
          variant="ghost"
          onClick={(event) => {
            const field = fieldOf(event, id);
            keypad.choose('system');
            // A field that has the focus already does not open the keyboard.
            field?.blur();
            requestAnimationFrame(() => field?.focus());
          }}
        >
          {t(m.systemKeyboard)}
        </Button>
        <Button
          variant="primary"
          onClick={(event) => {
            const slipForm = event.currentTarget.closest('.cs-betslip-form');
            form.enter(null);
            slipForm?.querySelector<HTMLElement>('.cs-betslip-main')?.focus();
          }}
        >
          {t(m.done)}
        </Button>
      </div>
      {/* The keys do not have the focus, so screen readers get the new value from here. */}
      <p className="cs-visually-hidden" role="status">
        {value}
      </p>
    </div>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

const fieldOf = (event: MouseEvent<HTMLElement>, id: string) =>
  Array.from(
    event.currentTarget
      .closest('.cs-betslip-form')
      ?.querySelectorAll<HTMLInputElement>('[data-stake]') ?? [],
  ).find((each) => each.dataset['stake'] === id);
