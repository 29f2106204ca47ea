import type { VenueBalance } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { type Currency, currencyInfo, shownAmount, shownParams } from '@courtside/money';
import { useForm } from '@courtside/shell/react';
import { Button, SegmentedControl, SelectField, StakeField } from '@courtside/ui';
import { useState } from 'react';
import { checkTransferAmount } from '../../core/transfer-amount.ts';
import type { TransferTask } from '../../core/transfer.ts';
import { AMOUNT_LENGTH } from '../../core/withdrawal-amount.ts';
import { l, transferAmountMessages } from './messages.ts';

export type TransferWay = 'in' | 'out';

export interface TransferFormProps {
  way: TransferWay;
  venue: VenueBalance;
  venues: readonly VenueBalance[];
  /** What the centre wallet holds. */
  centre: string;
  currency: Currency;
  /** A transfer is on its way. */
  busy: boolean;
  onChoose: (way: TransferWay, venue: string) => void;
  onOrder: (task: TransferTask) => void;
  /** Key of the transfer that was carried out last: its amount is not wanted any more. */
  doneKey: string;
}

/** Which way, which venue and how much. What a bound or closed venue does not let through is said before the press. */
export function TransferForm(props: TransferFormProps) {
  const { way, venue, venues, centre, currency, busy, onChoose, onOrder, doneKey } = props;
  const t = useT();
  const [amount, setAmount] = useState('');
  const [cleared, setCleared] = useState(doneKey);
  if (doneKey !== cleared) {
    setCleared(doneKey);
    setAmount('');
  }
  const shown = (text: string) => shownAmount(text, currency);
  const source = way === 'in' ? centre : venue.balance;
  const closed = venue.state === 'maintenance';
  const kept = way === 'out' && venue.activity !== null;
  const checked = checkTransferAmount(amount, source, currency);
  const form = useForm({
    fields: ['amount'],
    check: () =>
      checked.ok
        ? undefined
        : t(transferAmountMessages[checked.error.code], shownParams(checked.error, currency)),
    onSubmit() {
      if (!checked.ok || busy || closed || kept) return;
      onOrder({ type: way, venue: venue.enName, amount: checked.value.amount });
    },
  });
  const { error, onBlur } = form.field('amount');

  return (
    <form {...form.props} className="cs-wallet-form">
      <SegmentedControl<TransferWay>
        label={t(l.way)}
        value={way}
        onChange={(next) => {
          onChoose(next, venue.enName);
          form.edit('amount');
        }}
        options={[
          { value: 'in', label: t(l.intoVenue) },
          { value: 'out', label: t(l.outOfVenue) },
        ]}
      />
      <SelectField
        layout="stack"
        label={t(l.venue)}
        value={venue.enName}
        options={venues.map(({ enName, name, balance, state }) => ({
          value: enName,
          label:
            state === 'maintenance'
              ? t(l.closedOption, { name })
              : t(l.venueOption, { name, amount: shown(balance) }),
        }))}
        onChange={(next) => {
          onChoose(way, next);
          form.edit('amount');
        }}
      />
      <StakeField
        label={t(l.amount)}
        name="amount"
        maxLength={AMOUNT_LENGTH}
        currency={currencyInfo(currency).sign}
        value={amount}
        hint={t(l.most, { max: shown(source) })}
        error={error ?? (closed ? t(l.closedOption, { name: venue.name }) : undefined)}
        onBlur={onBlur}
        onChange={(text) => {
          setAmount(text);
          form.edit('amount');
        }}
        shortcuts={[{ label: t(l.all), value: source }]}
      />
      {kept && venue.activity && (
        <p className="cs-ledger__note" role="note">
          {t(l.boundDetail, { title: venue.activity.title, left: shown(venue.activity.left) })}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={busy}
        aria-disabled={closed || kept || amount.trim() === ''}
      >
        {t(way === 'in' ? l.submitIn : l.submitOut, { name: venue.name })}
      </Button>
    </form>
  );
}
