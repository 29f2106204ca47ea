import { words } from '@courtside/i18n';
import { betMessages } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import type { Message } from '@courtside/i18n';
import {
  Button,
  ButtonLink,
  CopyButton,
  DataList,
  IconAlert,
  IconSpinner,
  IconSuccess,
  MoneyText,
} from '@courtside/ui';
import { isPositiveMoney } from '@courtside/money';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { legsOf, type LiveOrder, orderIsBusy, type OrderState } from '../core/order/order-state.ts';
import { receiptOf, sharesLegs, type Receipt, type ReceiptLine } from '../core/order/receipt.ts';
import { selectSlip } from '../redux/selectors.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import type { BetslipProps } from './betslip.tsx';
import { m } from './messages.ts';
import { lowerStakes } from '../core/slip/lower-stakes.ts';
import { moneyText, typedText } from '../core/money-text.ts';
import { headingOf, isAbsent } from './order-heading.ts';
import { PickDetails, pickOfLeg } from './pick-details.tsx';
import { ReasonList } from './order-reasons.tsx';
import { useFormatText, usePriceText } from './use-price-text.ts';

export interface OrderPanelProps {
  order: OrderState;
  runner: SlipRunner;
  recordsPath: string;
  /** Whether the slip has no picks to return to. */
  slipIsEmpty: boolean;
  /** Number of placed orders; each moves the focus to the panel, because the form that had it is removed. */
  placed: number;
  onDismissed: () => void;
  onCustomerService: BetslipProps['onCustomerService'];
  explain: BetslipProps['explain'];
}

/** A pending order or its outcome, with its contents, which are data of the order only. */
export function OrderPanel({ order, placed, explain, ...props }: OrderPanelProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const receipt = receiptOf(order);
  useEffect(() => {
    if (placed > 0) heading.current?.focus();
  }, [placed]);
  if (order.status === 'idle' || !receipt) return null;
  const { tone, text } = headingOf(order, receipt);
  const Icon = { busy: IconSpinner, success: IconSuccess, warning: IconAlert, danger: IconAlert }[
    tone
  ];
  return (
    <section className="cs-betslip-order">
      <div role="status">
        <h3 ref={heading} tabIndex={-1} className={`cs-betslip-order__state is-${tone}`}>
          <Icon className={tone === 'busy' ? 'cs-spin' : undefined} size={20} aria-hidden />
          {t(text)}
        </h3>
        {order.status === 'pending' && <WhyPending lines={receipt.lines} />}
      </div>
      {order.status === 'pending' && <SecondsLeft lines={receipt.lines} />}
      {WAITING.has(order.status) && !isAbsent(receipt.lines) && (
        <Elapsed key={order.intent.key} waited={() => props.runner.waitedMs()} />
      )}
      <ReceiptDetails order={order} receipt={receipt} explain={explain} />
      <Actions order={order} receipt={receipt} {...props} />
    </section>
  );
}

/** Statuses in which the member waits for the gateway. */
const WAITING: ReadonlySet<LiveOrder['status']> = new Set(['submitting', 'pending', 'unknown']);

const DECIDED_SOON_MS = 1000;

/** Reason why the gateway has not decided: a danger ball if there is one, else the delay of every in-play bet. */
function WhyPending({ lines }: Pick<Receipt, 'lines'>) {
  const t = useT();
  const isDanger = lines.some(({ wait }) => wait === 'danger-ball');
  return <p className="cs-betslip-order__note">{t(isDanger ? m.whyDangerBall : m.whyDelay)}</p>;
}

/** Time until the last line is decided, from the gateway's latest answers. */
function SecondsLeft({ lines }: Pick<Receipt, 'lines'>) {
  const t = useT();
  const left = Math.max(0, ...lines.map(({ leftMs }) => leftMs ?? 0));
  // A danger ball may last longer than its delay, for an unknown time.
  if (left < DECIDED_SOON_MS) return null;
  return (
    // With this role, screen readers do not read it each second.
    <p className="cs-betslip-order__note" role="timer">
      {t(m.secondsLeft, { seconds: String(Math.ceil(left / 1000)) })}
    </p>
  );
}

/** Time that the member has been waiting, from two seconds on; it continues over a reload. */
function Elapsed({ waited }: { waited: () => number }) {
  const t = useT();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor(waited() / 1000);
  if (seconds < 2) return null;
  return (
    <p className="cs-betslip-order__note" role="timer">
      {t(m.elapsed, { seconds: String(seconds) })}
    </p>
  );
}

function ReceiptDetails({
  order,
  receipt,
  explain,
}: {
  order: LiveOrder;
  receipt: Receipt;
  explain: BetslipProps['explain'];
}) {
  const t = useT();
  const { lines, stake, most } = receipt;
  const shared = sharesLegs(lines) ? lines[0] : undefined;
  const sums = [
    { label: t(betMessages.stake), value: <MoneyText value={moneyText(stake)} /> },
    { label: t(m.most), value: <MoneyText value={moneyText(most)} /> },
  ];
  return (
    <>
      {shared && <Legs line={shared} />}
      <ul className="cs-betslip-order__lines">
        {lines.map((line) => (
          <ReceiptLineItem
            key={line.key}
            line={line}
            isOnly={lines.length === 1}
            hasLegs={!shared}
            explain={explain}
          />
        ))}
      </ul>
      {order.status === 'rejected' ? (
        <>
          <ReasonList reasons={order.reasons} legs={legsOf(order.intent)} explain={explain} />
          <p className="cs-betslip-order__note">{t(m.refunded)}</p>
        </>
      ) : (
        <DataList items={sums} />
      )}
    </>
  );
}

/** One ticket: its legs, and its status when there are other tickets. */
function ReceiptLineItem({
  line,
  isOnly,
  hasLegs,
  explain,
}: {
  line: ReceiptLine;
  isOnly: boolean;
  hasLegs: boolean;
  explain: BetslipProps['explain'];
}) {
  const t = useT();
  const { combination, reasons, maxStake, ticketId, stake, most } = line;
  const standing = standingOf(line);
  return (
    <li className="cs-betslip-order__line">
      {combination && (
        <p className="cs-betslip-pick__detail">
          {t(m.combination, { name: combination.name, lines: combination.lines })}
        </p>
      )}
      {hasLegs && <Legs line={line} />}
      {!isOnly && (
        <p className="cs-betslip-order__sums">
          <span>{`${t(betMessages.stake)} ${moneyText(stake)}`}</span>
          <span>{`${t(m.most)} ${moneyText(most)}`}</span>
        </p>
      )}
      {!isOnly && standing && <p className="cs-betslip-order__note">{t(standing)}</p>}
      {ticketId !== null && <Ticket id={ticketId} />}
      <ReasonList reasons={reasons} legs={line.legs} explain={explain} />
      {maxStake && isPositiveMoney(maxStake) && (
        <p className="cs-betslip-order__note">
          {t((combination?.lines ?? 1) > 1 ? m.maxStakeEach : m.maxStake, {
            stake: moneyText(maxStake),
          })}
        </p>
      )}
    </li>
  );
}

/** The legs of a ticket, at its prices. */
function Legs({ line: { legs, combination } }: { line: ReceiptLine }) {
  const chosen = useSelector(selectSlip).oddsFormat;
  const held = { chosen, mode: combination ? 'series' : 'single' } as const;
  const priceText = usePriceText(held);
  const formatText = useFormatText(held);
  return legs.map((leg) => (
    <div key={leg.id} className="cs-betslip-pick">
      <PickDetails
        pick={pickOfLeg(leg)}
        end={<span>{`${formatText(leg)} ${priceText(leg)}`}</span>}
      />
    </div>
  ));
}

function standingOf({ status, absent, wait }: ReceiptLine): Message | null {
  switch (status) {
    case 'accepted':
      return m.lineAccepted;
    case 'rejected':
      return m.lineRejected;
    case 'pending':
      return wait === 'danger-ball' ? m.lineDangerBall : m.linePending;
    case 'unknown':
      return absent ? m.lineAbsent : m.lineUnknown;
    default:
      return null;
  }
}

function Actions({
  order,
  receipt,
  runner,
  recordsPath,
  slipIsEmpty,
  onDismissed,
  onCustomerService,
}: Omit<OrderPanelProps, 'placed' | 'order' | 'explain'> & {
  order: LiveOrder;
  receipt: Receipt;
}) {
  const t = useT();
  const lower = lowerStakes(useSelector(selectSlip));
  // The gateway and customer service identify an order by the keys of its bets.
  const undecided = receipt.lines
    .filter(({ status }) => status === 'unknown')
    .map(({ key }) => key);
  const ways = (
    <div className="cs-betslip-order__actions">
      <ButtonLink render={<Link to={recordsPath} />}>{t(m.viewRecords)}</ButtonLink>
      {onCustomerService && <Button onClick={onCustomerService}>{t(m.customerService)}</Button>}
    </div>
  );
  if (isAbsent(receipt.lines)) {
    const { key } = order.intent;
    return (
      <>
        <Button
          variant="primary"
          block
          onClick={() => runner.send({ type: 'order', event: { type: 'retry', key } })}
        >
          {t(m.resubmit)}
        </Button>
        <Button
          block
          onClick={() => runner.send({ type: 'order', event: { type: 'giveUp', key } })}
        >
          {t(m.giveUp)}
        </Button>
        {ways}
      </>
    );
  }
  if (order.status === 'unknown') {
    return (
      <>
        <p className="cs-betslip-order__ticket">
          <span>{t(m.intent)}</span>
          <span className="cs-betslip-order__number">{undecided.join(' ')}</span>
          <CopyButton
            text={undecided.join(' ')}
            label={t(m.copyIntent)}
            copiedLabel={t(words.copied)}
          />
        </p>
        {ways}
      </>
    );
  }
  if (orderIsBusy(order)) return null;
  return (
    <>
      {lower[0] && (
        <Button
          variant="primary"
          block
          onClick={() => {
            for (const { field, stake } of lower) {
              runner.send({ type: 'setStake', id: field, text: typedText(stake) });
            }
            // Sent after the stakes, because the next order may replace this one.
            runner.send({ type: 'finish', keepPicks: false });
            onDismissed();
          }}
        >
          {lower.length > 1
            ? t(m.lowerStakes)
            : t(lower[0].lines > 1 ? m.lowerEach : m.lowerStake, {
                stake: moneyText(lower[0].stake),
              })}
        </Button>
      )}
      {order.status !== 'rejected' && (
        <ButtonLink
          block
          render={<Link to={recordsPath} />}
          onClick={() => runner.send({ type: 'finish', keepPicks: false })}
        >
          {t(m.viewRecords)}
        </ButtonLink>
      )}
      <Button
        variant={lower.length > 0 ? 'secondary' : 'primary'}
        block
        onClick={() => {
          runner.send({ type: 'finish', keepPicks: false });
          onDismissed();
        }}
      >
        {t(order.status === 'accepted' || slipIsEmpty ? m.done : m.back)}
      </Button>
    </>
  );
}

function Ticket({ id }: { id: string }) {
  const t = useT();
  return (
    <p className="cs-betslip-order__ticket">
      <span>{t(betMessages.ticket)}</span>
      <span className="cs-betslip-order__number">{id}</span>
      <CopyButton text={id} label={t(m.copy)} copiedLabel={t(words.copied)} />
    </p>
  );
}
