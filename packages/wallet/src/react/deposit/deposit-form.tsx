import type { DepositChannel } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useFaultText, useT } from '@courtside/i18n/react';
import { type Currency, currencyInfo, shownAmount } from '@courtside/money';
import { useDraftText, useForm } from '@courtside/shell/react';
import { Banner, Button, StakeField } from '@courtside/ui';
import { useState } from 'react';
import { checkDepositAmount } from '../../core/deposit-amount.ts';
import type { DepositState } from '../../core/deposit.ts';
import type { DepositRunner } from '../../runner/deposit-runner.ts';
import { m, violationMessage } from '../messages.ts';
import { BonusChoice } from './bonus-choice.tsx';
import { ChannelPicker } from './channel-picker.tsx';
import { d } from './deposit-messages.ts';
import { DepositSum } from './deposit-sum.tsx';
import { MissingNeeds, useMissingNeeds } from './missing-needs.tsx';
import { PayerField } from './payer-field.tsx';
import { SolveDeposit } from './solve-deposit.tsx';
import { UndecidedDeposit } from './undecided-deposit.tsx';

/** Text that a quick amount fills in, without a zero fraction. */
const typedAmount = (amount: string) => amount.replace(/\.00$/, '');

export interface DepositFormProps {
  channels: readonly [DepositChannel, ...DepositChannel[]];
  channel: DepositChannel;
  currency: Currency;
  state: DepositState;
  runner: DepositRunner;
  /** Whether something around the form shows the refusal. */
  told: boolean;
  /** Whether this is the next deposit, after one was placed from this page. */
  isNext: boolean;
  onChannel: (channelId: string) => void;
  /** Reads channels and balance again. */
  onRefresh: () => void;
}

export function DepositForm(props: DepositFormProps) {
  const { channels, channel, currency, state, runner, told, isNext, onChannel, onRefresh } = props;
  const t = useT();
  const faultText = useFaultText();
  const [amount, setAmount] = useDraftText('wallet.deposit', isNext);
  const [payer, setPayer] = useState('');
  const [takes, setTakes] = useState<boolean | null>(null);
  const { missing, fault: needsFault, retry: askNeeds } = useMissingNeeds(channel);
  const { bonusPercent } = channel;
  const limits = {
    min: shownAmount(channel.min, currency),
    max: shownAmount(channel.max, currency),
  };
  const checked = checkDepositAmount(amount, channel, currency);
  const busy = state.status === 'created';
  const undecided = state.status === 'unknown' || state.status === 'absent';
  const edited = () => {
    // The refusal no longer applies to the edited content.
    if (state.status === 'refused') runner.dismiss();
  };
  const faults = {
    amount: checked.ok
      ? undefined
      : t(violationMessage(checked.error), { ...checked.error.params, ...limits }),
    bonus: bonusPercent !== undefined && takes === null ? t(d.bonusUnchosen) : undefined,
  };
  const form = useForm({
    fields: ['amount', 'bonus'],
    check: (field) => faults[field],
    onSubmit() {
      if (!checked.ok || undecided || missing === null || missing.length > 0) return;
      runner.submit({
        channelId: channel.channelId,
        amount: checked.value.amount,
        payerName: channel.asksPayer && payer.trim() !== '' ? payer.trim() : null,
        bonus: bonusPercent === undefined || takes === true,
      });
    },
  });

  return (
    <form {...form.props} className="cs-deposit-form">
      <ChannelPicker
        channels={channels}
        channelId={channel.channelId}
        currency={currency}
        onChange={(next) => {
          onChannel(next);
          edited();
          setTakes(null);
          form.edit('bonus');
          // Another channel has other limits.
          if (amount.trim() === '') form.edit('amount');
          else form.speak('amount');
        }}
      />
      {needsFault !== undefined && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="sm" variant="primary" onClick={askNeeds}>
              {t(d.readAgain)}
            </Button>
          }
        >
          {faultText(needsFault)}
        </Banner>
      )}
      {missing !== null && <MissingNeeds channel={channel} missing={missing} />}
      <StakeField
        label={t(m.amount)}
        notAmount={t(words.notAmount)}
        name="amount"
        inputMode={channel.decimals === 0 ? 'numeric' : 'decimal'}
        currency={currencyInfo(currency).sign}
        value={amount}
        hint={`${t(m.amountLimits, limits)}${channel.decimals === 0 ? ` · ${t(m.wholeOnly)}` : ''}${channel.uniqueCents === true ? ` · ${t(d.centsLowered)}` : ''}`}
        {...form.field('amount')}
        onChange={(text) => {
          edited();
          setAmount(text);
          form.edit('amount');
        }}
        quickAmounts={channel.quickAmounts.map(typedAmount)}
        quickTexts={{ group: t(m.quickAmounts) }}
        writeAmount={(quick) => shownAmount(quick, currency)}
      />
      {channel.asksPayer && (
        <PayerField channelId={channel.channelId} value={payer} onChange={setPayer} />
      )}
      {bonusPercent !== undefined && (
        <BonusChoice
          channel={{ ...channel, bonusPercent }}
          value={takes}
          error={form.field('bonus').error}
          onChange={setTakes}
        />
      )}
      {checked.ok && (
        <DepositSum amount={checked.value} channel={channel} takesBonus={takes === true} />
      )}
      {state.status === 'refused' && !told && (
        <Banner
          tone="danger"
          role="alert"
          action={<SolveDeposit {...state.refusal} onRefresh={onRefresh} />}
        >
          {faultText(state.refusal.fault)}
        </Banner>
      )}
      {undecided && <UndecidedDeposit state={state} runner={runner} currency={currency} />}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={busy}
        aria-disabled={amount.trim() === '' || undecided || (missing?.length ?? 1) > 0}
      >
        {t(m.depositNow)}
      </Button>
    </form>
  );
}
