import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { currencyInfo, money } from '@courtside/money';
import { classNames, StakeField } from '@courtside/ui';
import { useSelector } from 'react-redux';
import { fieldLimits } from '../core/slip/field-limits.ts';
import type { MaxStakeReason } from '../core/slip/max-stake.ts';
import type { StakeField as Field } from '../core/slip/stakes.ts';
import type { BetslipRootState } from '../redux/betslip-slice.ts';
import { selectSlip } from '../redux/selectors.ts';
import { m } from './messages.ts';
import { moneyText } from '../core/money-text.ts';
import { StakeKeypad } from './stake-keypad.tsx';
import type { SlipFormState } from './use-slip-form.ts';

const CAPPED = {
  limit: m.cappedByLimit,
  balance: m.cappedByBalance,
  payout: m.cappedByPayout,
  exposure: m.cappedByExposure,
} as const satisfies Record<MaxStakeReason, object>;

/** Text for a lowered stake. With several lines, the balance is not the stake of each line. */
const cappedText = (reason: MaxStakeReason, { lines }: Pick<Field, 'lines'>) =>
  reason === 'balance' && lines > 1 ? m.cappedEach : CAPPED[reason];

export interface SlipStakeProps {
  form: SlipFormState;
  field: Field;
  /** Name of the field. */
  label: string;
  /** Whether the limits are shown below it. @default true */
  hasLimits?: boolean;
}

/** The stake of a pick or combination, with its limits, its error, and the reason why it was lowered. */
export function SlipStake({ form, field, label, hasLimits = true }: SlipStakeProps) {
  const t = useT();
  const { slip, currency, context } = form;
  // Selected separately: the field shows it before the rest of the slip is drawn with it.
  const value = useSelector((root: BetslipRootState) => selectSlip(root).stakes[field.id] ?? '');
  const limits = hasLimits ? fieldLimits(slip, field, context) : null;
  const write = (amount: string) => moneyText(money(amount, currency));
  const lowered = form.capped.get(field.id);
  const capped = lowered?.text === value ? lowered : undefined;
  const isActive = form.activeField === field.id;
  const range = limits && {
    min: moneyText(limits.min),
    max: moneyText(limits.max),
  };
  return (
    <div className={classNames('cs-betslip-stake', isActive && 'is-active')}>
      <StakeField
        label={label}
        hideLabel
        notAmount={t(words.notAmount)}
        placeholder={field.lines > 1 ? t(m.perLine) : label}
        value={value}
        unit={currencyInfo(currency).sign}
        error={form.stakeError(field.id)}
        hint={range ? t(m.limits, range) : undefined}
        {...(form.hasMax && { shortcuts: form.maxShortcut(field, t(m.max)) })}
        quickAmounts={isActive ? form.quickAmounts : []}
        quickSets={false}
        quickTexts={form.quickTexts}
        writeAmount={write}
        onQuickAmount={(amount) => form.setStake(field.id, amount)}
        {...(form.onQuickAmountsChange && { onQuickAmountsChange: form.onQuickAmountsChange })}
        onChange={(text) => form.setStake(field.id, text)}
        onFocus={() => form.enter(field.id)}
        onClick={() => form.enter(field.id)}
        onBlur={() => form.leave(field.id)}
        data-stake={field.id}
        {...form.keypadProps}
      />
      <StakeKeypad
        form={form}
        id={field.id}
        label={label}
        value={value}
        onChange={(text) => form.setStake(field.id, text)}
      />
      {capped && (
        <p className="cs-betslip-note" role="status">
          {t(cappedText(capped.reason, field), { stake: capped.stake, lines: field.lines })}
        </p>
      )}
    </div>
  );
}
