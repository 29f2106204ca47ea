import type { DepositChannel, DepositOrder } from '@courtside/contract';
import { isOutcomeKnown } from '@courtside/api-client';
import { useT } from '@courtside/i18n/react';
import { uuidFrom } from '@courtside/kernel';
import { currencyInfo, type Currency } from '@courtside/money';
import { useAction, useServices } from '@courtside/shell/react';
import { Button, TextField } from '@courtside/ui';
import { useRef, useState } from 'react';
import { checkDepositAmount, type DepositViolation } from '../core/deposit-amount.ts';
import { createDepositIntents } from '../core/deposit-intent.ts';
import { shownAmount } from '../core/shown-amount.ts';
import { walletApi } from '../redux/wallet-api.ts';
import { ChannelPicker } from './channel-picker.tsx';
import { m, violationMessage } from './messages.ts';

/** An amount that a chip fills in: no decimals where they are zeros. */
const typedAmount = (amount: string) => amount.replace(/\.00$/, '');

export interface DepositFormProps {
  channels: readonly [DepositChannel, ...DepositChannel[]];
  currency: Currency;
  onOrder: (order: DepositOrder) => void;
}

export function DepositForm({ channels, currency, onOrder }: DepositFormProps) {
  const t = useT();
  const { storage, random } = useServices();
  const [pay] = walletApi.usePayMutation();
  const [channelId, setChannelId] = useState(channels[0].channelId);
  const [amount, setAmount] = useState('');
  const [violation, setViolation] = useState<DepositViolation | null>(null);
  const [intents] = useState(() => createDepositIntents(storage, () => uuidFrom(random)));
  const { busy, run } = useAction();
  /** Whether a button of the form is being pressed with a pointer. */
  const pressing = useRef(false);
  const channel = channels.find((each) => each.channelId === channelId) ?? channels[0];
  const limits = {
    min: shownAmount(channel.min, currency),
    max: shownAmount(channel.max, currency),
  };
  const fill = (text: string) => {
    setAmount(text);
    setViolation(null);
  };

  const submit = () => {
    const checked = checkDepositAmount(amount, channel, currency);
    setViolation(checked.ok ? null : checked.error);
    if (!checked.ok) return;
    const intent = { channelId: channel.channelId, amount: checked.value.amount };
    void run(async () => {
      const key = intents.keyFor(intent);
      const answer = await pay({ ...intent, key });
      // Only an answer ends the intent; after a cut connection the same key asks again.
      if (answer.error === undefined || isOutcomeKnown(answer.error)) intents.settle();
      if (answer.error !== undefined) throw answer.error;
      onOrder(answer.data);
    });
  };

  return (
    <form
      noValidate
      className="cs-wallet-form"
      onPointerDownCapture={({ target }) => {
        pressing.current = target instanceof Element && target.closest('button') !== null;
      }}
      onPointerUpCapture={() => {
        pressing.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ChannelPicker
        channels={channels}
        channelId={channel.channelId}
        currency={currency}
        onChange={(next) => {
          setChannelId(next);
          // Another channel has other limits.
          const other = channels.find((each) => each.channelId === next) ?? channel;
          const checked = amount.trim() === '' ? null : checkDepositAmount(amount, other, currency);
          setViolation(checked === null || checked.ok ? null : checked.error);
        }}
      />
      <div className="cs-wallet-amount">
        <TextField
          label={t(m.amount)}
          name="amount"
          inputMode={channel.decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={16}
          start={
            <span className="cs-wallet-sign" aria-hidden>
              {currencyInfo(currency).sign}
            </span>
          }
          value={amount}
          hint={`${t(m.amountLimits, limits)}${channel.decimals === 0 ? ` · ${t(m.wholeOnly)}` : ''}`}
          error={
            violation
              ? t(violationMessage(violation), { ...violation.params, ...limits })
              : undefined
          }
          onChange={({ target }) => fill(target.value)}
          onBlur={() => {
            // What is pressed must not move away under the pointer; a chip or the submit button then speaks for itself.
            if (amount.trim() === '' || pressing.current) return;
            const checked = checkDepositAmount(amount, channel, currency);
            setViolation(checked.ok ? null : checked.error);
          }}
        />
        <fieldset className="cs-wallet-chips">
          <legend className="cs-visually-hidden">{t(m.quickAmounts)}</legend>
          {channel.quickAmounts.map((quick) => (
            <button
              key={quick}
              type="button"
              className="cs-wallet-chip"
              aria-pressed={amount === typedAmount(quick)}
              onClick={() => fill(typedAmount(quick))}
            >
              {shownAmount(quick, currency)}
            </button>
          ))}
        </fieldset>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={busy}
        aria-disabled={amount.trim() === ''}
      >
        {t(m.depositNow)}
      </Button>
    </form>
  );
}
