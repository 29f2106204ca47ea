import type { VenueBalance } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { type Currency, currencyInfo, shownAmount, shownParams } from '@courtside/money';
import { useCovered, useDraftText, useForm } from '@courtside/shell/react';
import { Button, SegmentedControl, SelectField, StakeField } from '@courtside/ui';
import { useState } from 'react';
import { AMOUNT_LENGTH } from '../../core/amount-length.ts';
import { checkTransferAmount } from '../../core/transfer-amount.ts';
import type { TransferTask } from '../../core/transfer.ts';
import { l, transferAmountMessages } from './messages.ts';

/** From the centre wallet, back into it, or from one venue into another. */
export type TransferWay = 'in' | 'out' | 'between';

/** The current choice of the form. */
export interface TransferChoice {
  way: TransferWay;
  venue: string;
  /** For `between`: the receiving venue. */
  to?: string | undefined;
}

export interface TransferFormProps {
  way: TransferWay;
  venue: VenueBalance;
  /** The receiving venue, for a transfer between two; undefined when there is only one venue. */
  to: VenueBalance | undefined;
  venues: readonly VenueBalance[];
  /** Balance of the centre wallet. */
  centre: string;
  currency: Currency;
  /** A transfer is under way. */
  busy: boolean;
  onChoose: (choice: TransferChoice) => void;
  onOrder: (task: TransferTask) => void;
  /** Key of the last transfer of a typed amount that succeeded; the amount is cleared. */
  doneKey: string;
}

/** Direction, venue and amount. Limits of a bound or closed venue are shown before the press. */
export function TransferForm(props: TransferFormProps) {
  const { way, venue, to, venues, centre, currency, busy, onChoose, onOrder, doneKey } = props;
  const t = useT();
  const [amount, setAmount] = useDraftText('wallet.transfer');
  const [cleared, setCleared] = useState(doneKey);
  const covered = useCovered();
  const shown = (text: string) => shownAmount(text, currency);
  const source = way === 'in' ? centre : venue.balance;
  const closed = [venue, ...(way === 'between' && to ? [to] : [])].find(
    ({ state }) => state === 'maintenance',
  );
  const kept = way !== 'in' && venue.activity !== null;
  const checked = checkTransferAmount(amount, source, currency);
  const form = useForm({
    fields: ['amount'],
    check() {
      if (checked.ok) return undefined;
      const { code } = checked.error;
      const params = shownParams(checked.error, currency);
      if (code === 'transfer.amount-above-balance') params['max'] = covered(String(params['max']));
      return t(transferAmountMessages[code], params);
    },
    onSubmit() {
      if (!checked.ok || busy || closed || kept) return;
      const { amount: sent } = checked.value;
      if (way !== 'between') onOrder({ type: way, venue: venue.enName, amount: sent });
      else if (to) onOrder({ type: way, venue: venue.enName, to: to.enName, amount: sent });
    },
  });
  if (doneKey !== cleared) {
    setCleared(doneKey);
    setAmount('');
    // An empty field after a transfer is not a fault.
    form.edit('amount');
  }
  const { error, onBlur } = form.field('amount');
  const choose = (choice: Partial<TransferChoice>) => {
    onChoose({ way, venue: venue.enName, to: to?.enName, ...choice });
    form.edit('amount');
  };
  const optionsOf = (listed: readonly VenueBalance[]) =>
    listed.map(({ enName, name, balance, state }) => ({
      value: enName,
      label:
        state === 'maintenance'
          ? t(l.closedOption, { name })
          : t(l.venueOption, { name, amount: covered(shown(balance)) }),
    }));
  const submitText = {
    in: () => t(l.submitIn, { name: venue.name }),
    out: () => t(l.submitOut, { name: venue.name }),
    between: () => t(l.submitBetween, { name: venue.name, to: to?.name ?? '' }),
  };

  return (
    <form {...form.props} className="cs-wallet-form">
      <SegmentedControl<TransferWay>
        label={t(l.way)}
        value={way}
        onChange={(next) => choose({ way: next })}
        options={[
          { value: 'in', label: t(l.intoVenue) },
          { value: 'out', label: t(l.outOfVenue) },
          ...(to ? [{ value: 'between' as const, label: t(l.betweenVenues) }] : []),
        ]}
      />
      <SelectField
        layout="stack"
        label={t(way === 'between' ? l.fromVenue : l.venue)}
        value={venue.enName}
        options={optionsOf(venues)}
        // The two venues change places, instead of one being replaced by a third that the member did not choose.
        onChange={(next) =>
          choose({ venue: next, ...(next === to?.enName && { to: venue.enName }) })
        }
      />
      {way === 'between' && to && (
        <SelectField
          layout="stack"
          label={t(l.toVenue)}
          value={to.enName}
          options={optionsOf(venues.filter(({ enName }) => enName !== venue.enName))}
          onChange={(next) => choose({ to: next })}
        />
      )}
      <StakeField
        label={t(l.amount)}
        notAmount={t(words.notAmount)}
        name="amount"
        maxLength={AMOUNT_LENGTH}
        currency={currencyInfo(currency).sign}
        value={amount}
        hint={t(l.most, { max: covered(shown(source)) })}
        error={error ?? (closed ? t(l.closedOption, { name: closed.name }) : undefined)}
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
        aria-disabled={closed !== undefined || kept || amount.trim() === ''}
      >
        {submitText[way]()}
      </Button>
    </form>
  );
}
