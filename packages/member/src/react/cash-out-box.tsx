import { useT, type Translate } from '@courtside/i18n/react';
import { words } from '@courtside/i18n';
import { shownAmount } from '@courtside/money';
import { useForm } from '@courtside/shell/react';
import { Button, DataList, IconSpinner, StakeField } from '@courtside/ui';
import { useState, useSyncExternalStore } from 'react';
import { amountSide, signOf } from './amounts.ts';
import {
  useBetTools,
  type CashOutDesk,
  type CashOutDeskOffer,
  type CashOutDeskState,
} from './bet-tools.ts';
import { cashOutReasons, cm, otherCashOutReason } from './ticket-messages.ts';
import { useSeconds, type LiveOffer } from './use-offers.ts';

interface CashOutBoxProps {
  ticket: string;
  /** Undefined while unknown. */
  live: LiveOffer | undefined;
  currency: string | undefined;
}

/**
 * Cashes out a running ticket, whole or in part, in two steps; nothing where the brand or the market has no cash-out.
 */
export function CashOutBox(props: CashOutBoxProps) {
  const desk = useBetTools()?.cashOut;
  if (!desk) return null;
  return <Box desk={desk} {...props} />;
}

function Box({ desk, ticket, live, currency }: CashOutBoxProps & { desk: CashOutDesk }) {
  const t = useT();
  const state = useSyncExternalStore(desk.subscribe, () => desk.read(ticket));
  return (
    <div className="cs-member-cash" data-cash-out={state.status}>
      {state.status === 'none' ? (
        <Offer desk={desk} live={live} currency={currency} />
      ) : (
        <Underway desk={desk} ticket={ticket} state={state} currency={currency} t={t} />
      )}
    </div>
  );
}

/** The gateway's offer, and the choice of the part to cash out. */
function Offer({
  desk,
  live,
  currency,
}: {
  desk: CashOutDesk;
  live: LiveOffer | undefined;
  currency: string | undefined;
}) {
  const t = useT();
  const [partly, setPartly] = useState(false);
  if (!live || live.reason === 'switched-off' || live.reason === 'settled') return null;
  if (!live.offer) {
    const message = live.reason === 'suspended' ? cm.suspended : cm.noPrice;
    return <p className="cs-member-cash__note">{t(message)}</p>;
  }
  const { offer } = live;
  const whole = desk.part(offer, null).part;
  // Where the smallest part would leave too little, only the whole stake can be taken.
  const divisible = desk.part(offer, offer.minPart).part !== null;
  return (
    <>
      <div className="cs-member-cash__row">
        <Button size="sm" disabled={!whole} onClick={() => whole && desk.choose(offer, whole)}>
          {t(cm.take, { value: shownAmount(offer.value, currency) })}
        </Button>
        {divisible && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={partly}
            onClick={() => setPartly(!partly)}
          >
            {t(cm.partly)}
          </Button>
        )}
      </div>
      {divisible && partly && <PartForm desk={desk} offer={offer} currency={currency} />}
    </>
  );
}

const PART_MESSAGES = {
  'cash-out.missing': cm.missing,
  'cash-out.above-stake': cm.aboveStake,
  'cash-out.below-min': cm.belowMin,
  'cash-out.leaves-too-little': cm.leavesTooLittle,
} as const;

function partError(
  { code, params = {} }: { code: string; params?: Readonly<Record<string, unknown>> },
  currency: string | undefined,
  t: Translate,
): string {
  const message = Object.hasOwn(PART_MESSAGES, code)
    ? PART_MESSAGES[code as keyof typeof PART_MESSAGES]
    : cm.missing;
  const amounts = Object.entries(params).map(
    ([name, amount]) => [name, shownAmount(String(amount), currency)] as const,
  );
  return t(message, Object.fromEntries(amounts));
}

/** The part of the stake: typed by the member, never suggested. */
function PartForm({
  desk,
  offer,
  currency,
}: {
  desk: CashOutDesk;
  offer: CashOutDeskOffer;
  currency: string | undefined;
}) {
  const t = useT();
  const [amount, setAmount] = useState('');
  const told = desk.part(offer, amount);
  const form = useForm({
    fields: ['part'],
    check: () => (told.violation ? partError(told.violation, currency, t) : undefined),
    onSubmit() {
      if (told.part) desk.choose(offer, told.part);
    },
  });
  const sign = signOf(currency);
  const { minPart, stakeLeft } = offer;
  return (
    <form {...form.props} className="cs-member-cash__part">
      <StakeField
        label={t(cm.amount)}
        notAmount={t(words.notAmount)}
        value={amount}
        onChange={(text) => {
          setAmount(text);
          form.edit('part');
        }}
        {...(sign !== undefined && { currency: sign })}
        hint={t(cm.amountHint, {
          min: shownAmount(minPart, currency),
          left: shownAmount(stakeLeft, currency),
        })}
        {...form.field('part')}
      />
      <Button size="sm" type="submit">
        {t(cm.takePart, { value: told.part ? shownAmount(told.part.value, currency) : '--' })}
      </Button>
    </form>
  );
}

function Underway({
  desk,
  ticket,
  state,
  currency,
  t,
}: {
  desk: CashOutDesk;
  ticket: string;
  state: Exclude<CashOutDeskState, { status: 'none' }>;
  currency: string | undefined;
  t: Translate;
}) {
  const amount = (text: string) => shownAmount(text, currency);
  switch (state.status) {
    case 'confirming':
      return <Question desk={desk} ticket={ticket} state={state} currency={currency} />;
    case 'sent':
    case 'unknown':
      return (
        <p className="cs-member-cash__note" role="status">
          <IconSpinner className="cs-spin" size={14} aria-hidden />{' '}
          {t(state.status === 'sent' ? cm.sent : cm.unknown)}
        </p>
      );
    case 'accepted': {
      const isPart = amountSide(state.stakeLeft) === 'gain';
      return (
        <div className="cs-member-cash__end" role="status">
          <p>
            {t(isPart ? cm.acceptedPart : cm.accepted, {
              value: amount(state.value),
              left: amount(state.stakeLeft),
            })}
          </p>
          <Button size="sm" variant="ghost" onClick={() => desk.dismiss(ticket)}>
            {t(cm.done)}
          </Button>
        </div>
      );
    }
    case 'refused': {
      const { reason, value } = state;
      const message = Object.hasOwn(cashOutReasons, reason) ? cashOutReasons[reason] : undefined;
      return (
        <div className="cs-member-cash__end" role="alert">
          <p>
            {t(cm.refused, { reason: t(message ?? otherCashOutReason) })}
            {value !== null && amountSide(value) === 'gain' && (
              <> {t(cm.valueNow, { value: amount(value) })}</>
            )}
          </p>
          <Button size="sm" variant="ghost" onClick={() => desk.dismiss(ticket)}>
            {t(cm.done)}
          </Button>
        </div>
      );
    }
  }
}

/** The second step: shows the payment and the rest of the stake before the confirmation. */
function Question({
  desk,
  ticket,
  state: { order },
  currency,
}: {
  desk: CashOutDesk;
  ticket: string;
  state: Extract<CashOutDeskState, { status: 'confirming' | 'sent' | 'unknown' }>;
  currency: string | undefined;
}) {
  const t = useT();
  const now = useSeconds(true);
  const left = Math.max(0, Math.ceil((order.expiresAt - now) / 1000));
  const amount = (text: string) => shownAmount(text, currency);
  return (
    <div className="cs-member-cash__question" role="group" aria-label={t(cm.question)}>
      <p className="cs-member-cash__title">{t(cm.question)}</p>
      <DataList
        items={[
          { label: t(cm.sold), value: amount(order.stake) },
          { label: t(cm.paid), value: <strong>{amount(order.value)}</strong> },
          { label: t(cm.stays), value: amount(order.stays) },
        ]}
      />
      <p className="cs-member-cash__note">
        {left > 0 ? t(cm.expiresIn, { seconds: left }) : t(cm.expired)}
      </p>
      <div className="cs-member-cash__row">
        <Button
          size="sm"
          variant="primary"
          disabled={left === 0}
          onClick={() => desk.confirm(ticket)}
        >
          {t(cm.confirm, { value: amount(order.value) })}
        </Button>
        <Button size="sm" onClick={() => desk.dismiss(ticket)}>
          {t(words.cancel)}
        </Button>
      </div>
    </div>
  );
}
