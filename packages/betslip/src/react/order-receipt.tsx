import { words } from '@courtside/i18n';
import { betMessages } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import type { Message } from '@courtside/i18n';
import { CopyButton, DataList, MoneyText } from '@courtside/ui';
import { isPositiveMoney } from '@courtside/money';
import { useSelector } from 'react-redux';
import { legsOf, type LiveOrder } from '../core/order/order-state.ts';
import { sharesLegs, type Receipt, type ReceiptLine } from '../core/order/receipt.ts';
import { selectSlip } from '../redux/selectors.ts';
import type { BetslipProps } from './betslip.tsx';
import { m } from './messages.ts';
import { moneyText } from '../core/money-text.ts';
import { PickDetails, pickOfLeg } from './pick-details.tsx';
import { ReasonList } from './order-reasons.tsx';
import { useFormatText, usePriceText } from './use-price-text.ts';

/** The tickets of an order, with what they cost and may return, or why there are none. */
export function ReceiptDetails({
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
