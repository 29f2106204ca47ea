import { betMessages } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import type { Currency } from '@courtside/money';
import { SelectField, TextField } from '@courtside/ui';
import {
  MOST_PRICE,
  MOST_STAKE,
  plain,
  readPrice,
  readStake,
} from '../../core/examples/read-input.ts';
import { x } from './example-messages.ts';

interface TypedProps {
  value: string;
  onChange: (value: string) => void;
  /** @default the label of the kind of field */
  label?: string;
}

export function PriceInput({ value, onChange, label }: TypedProps) {
  const t = useT();
  return (
    <TextField
      label={label ?? t(x.price)}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={readPrice(value) === null ? t(x.badPrice, { most: MOST_PRICE }) : undefined}
    />
  );
}

export function AmountInput({
  value,
  onChange,
  label,
  currency,
}: TypedProps & { currency: Currency }) {
  const t = useT();
  return (
    <TextField
      label={label ?? t(betMessages.stake)}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={
        readStake(value, currency) === null
          ? t(x.badStake, { most: MOST_STAKE.toLocaleString('en') })
          : undefined
      }
    />
  );
}

/** A whole number from 0 to `most`, or null for an invalid text. */
export function readWhole(text: string, most: number): number | null {
  const typed = plain(text);
  return /^\d{1,3}$/.test(typed) && Number(typed) <= most ? Number(typed) : null;
}

export function WholeInput({
  value,
  onChange,
  label,
  most,
}: TypedProps & { label: string; most: number }) {
  const t = useT();
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={readWhole(value, most) === null ? t(x.badPercent, { most }) : undefined}
    />
  );
}

const GOALS = Array.from({ length: 10 }, (_, goals) => String(goals));

/** Goals of one side. */
export function GoalsInput({
  value,
  onChange,
  label,
}: {
  value: number;
  onChange: (value: number) => void;
  label: string;
}) {
  return (
    <SelectField
      layout="stack"
      label={label}
      value={String(value)}
      options={GOALS.map((goals) => ({ value: goals, label: goals }))}
      onChange={(goals) => onChange(Number(goals))}
    />
  );
}
