import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { currencyInfo, isCurrency, shownAmount, shownParams } from '@courtside/money';
import {
  Confirm,
  PlayGate,
  QueryView,
  useCovered,
  useForm,
  useServices,
  type QueryResult,
} from '@courtside/shell/react';
import { Banner, Button, Dialog, StakeField } from '@courtside/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { EntryState } from '../core/entry-flow.ts';
import { entryFunds } from '../core/entry-funds.ts';
import type { OrderedMove } from '../core/own-move.ts';
import { isMoving, type Wallets } from '../core/wallet-part.ts';
import type { EntryRunner } from '../runner/entry-runner.ts';
import { AllIn } from './all-in.tsx';
import { amountMessages, e, m } from './messages.ts';
import type { MoneyMover, WalletPort } from './wallet-port.ts';

/** Maximum length of a typed amount (spec betting 9). */
const AMOUNT_LENGTH = 12;

export interface TransferInDialogProps {
  state: Extract<EntryState, { status: 'transfer-in' }>;
  runner: EntryRunner;
  wallets: QueryResult<Wallets>;
  mover: MoneyMover;
  checkAmount: WalletPort['checkAmount'];
  /** Whether the current or decided movement was ordered from this dialog. */
  own: boolean;
  onOrdered: (ordered: OrderedMove) => void;
}

/** Asks for an amount, transfers it into a venue, and enters (spec betting 2, 5 and 8). */
export function TransferInDialog(props: TransferInDialogProps) {
  const { state, runner, wallets, mover, own } = props;
  const t = useT();
  const { move } = mover;
  const busy = isMoving(move);
  useEntryAfterMove(state, runner, mover, own);
  const bound = own && move.status === 'bound' ? move.activity : null;
  const shown = (amount: string) => shownAmount(amount, wallets.data?.currency ?? '');
  const takesAll = wallets.data?.autoTransfer === 1 && state.request.stays !== true;
  const close = () => {
    if (own && !busy) mover.dismiss();
    runner.dismiss();
  };
  return (
    <>
      <Dialog
        open
        width="sm"
        title={takesAll ? t(m.enterName, { name: state.request.name }) : t(e.amountTitle)}
        closeLabel={t(words.close)}
        onClose={close}
        dismissible={false}
      >
        <PlayGate activity="game">
          <QueryView query={wallets} rows={4} loadingLabel={t(e.loadingWallet)}>
            {(now) =>
              takesAll ? (
                <AllOfIt {...props} now={now} onClose={close} />
              ) : (
                <AmountForm {...props} now={now} />
              )
            }
          </QueryView>
        </PlayGate>
      </Dialog>
      {bound && (
        <Confirm
          open
          width="sm"
          focus="cancel"
          title={t(e.boundTitle)}
          confirmText={t(e.goOn)}
          onConfirm={() => mover.agree()}
          onCancel={() => mover.dismiss()}
        >
          {t(e.turnover, { title: bound.title, left: shown(bound.left) })}
        </Confirm>
      )}
    </>
  );
}

/** Enters the venue after a transfer that was ordered from this dialog. */
function useEntryAfterMove(
  { message }: TransferInDialogProps['state'],
  runner: EntryRunner,
  { move, dismiss }: MoneyMover,
  own: boolean,
) {
  const t = useT();
  const { toaster } = useServices();
  const handled = useRef('');
  useEffect(() => {
    if (!own || move.status !== 'done' || handled.current === move.key) return;
    handled.current = move.key;
    toaster.show(t(e.moved), 'success');
    const agreed = move.agreed || message !== '';
    dismiss();
    runner.goOn(agreed);
  }, [dismiss, message, move, own, runner, t, toaster]);
}

/** While automatic transfer is on, there is no amount to choose. */
function AllOfIt({
  state,
  runner,
  now,
  onClose,
}: TransferInDialogProps & { now: Wallets; onClose: () => void }) {
  const { request, message } = state;
  const known = entryFunds(now, request.enName);
  const funds = { ...known, activity: state.activity ?? known.activity };
  return (
    <AllIn
      name={request.name}
      funds={funds}
      message={message}
      onEnter={() => runner.goOn(message !== '' || funds.activity !== null, funds)}
      onClose={onClose}
    />
  );
}

interface AmountFormProps extends TransferInDialogProps {
  now: Wallets;
}

function AmountForm(props: AmountFormProps) {
  const { state, runner, mover, checkAmount, now, own, onOrdered } = props;
  const t = useT();
  const covered = useCovered();
  const { toaster } = useServices();
  const hint = useId();
  const [amount, setAmount] = useState('');
  const { request, message, activity } = state;
  const { move } = mover;
  const busy = isMoving(move);
  const { currency, centerWalletBalance: centre } = now;
  const shown = (text: string) => shownAmount(text, currency);
  const checked = checkAmount(amount, centre, currency);
  const form = useForm({
    fields: ['amount'],
    check() {
      if (checked.ok) return undefined;
      const { code } = checked.fault;
      const params = shownParams(checked.fault, currency);
      if (code === 'above-balance') params['max'] = covered(String(params['max']));
      return t(amountMessages[code], params);
    },
    onSubmit() {
      if (busy || !checked.ok) return;
      const venue = request.enName;
      if (mover.takeIn(venue, checked.amount)) {
        onOrdered({ venue, before: move.status === 'none' ? '' : move.key });
      } else toaster.show(t(e.notSent));
    },
  });
  return (
    <form {...form.props} className="cs-venues-amount">
      {message !== '' && (
        <Banner tone="warning" role="group">
          <p>{message}</p>
          {activity && (
            <p>{t(e.turnover, { title: activity.title, left: shown(activity.left) })}</p>
          )}
        </Banner>
      )}
      <p id={hint}>{t(e.amountLead, { name: request.name, amount: covered(shown(centre)) })}</p>
      <StakeField
        label={t(e.amountTitle)}
        notAmount={t(words.notAmount)}
        name="amount"
        maxLength={AMOUNT_LENGTH}
        currency={isCurrency(currency) ? currencyInfo(currency).sign : ''}
        value={amount}
        {...form.field('amount')}
        aria-describedby={hint}
        onChange={(text) => {
          setAmount(text);
          form.edit('amount');
        }}
        shortcuts={[{ label: t(e.all), value: centre }]}
      />
      {own && move.status === 'refused' && (
        <Banner tone="danger" role="alert">
          {move.text}
        </Banner>
      )}
      {(move.status === 'unknown' || (own && move.status === 'unclear')) && (
        <Banner tone="warning" role="status">
          {t(move.status === 'unknown' ? e.unknown : e.unclear)}
        </Banner>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t(request.stays === true ? e.takeInOnly : e.takeInEnter)}
      </Button>
      {request.stays !== true && (
        <Button
          block
          disabled={busy}
          onClick={() => {
            // The outcome is shown here, so it need not be reported again.
            mover.dismiss();
            runner.goOn(message !== '');
          }}
        >
          {t(e.enterAnyway)}
        </Button>
      )}
    </form>
  );
}
