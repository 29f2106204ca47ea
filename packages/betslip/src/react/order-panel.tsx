import { useT } from '@courtside/i18n/react';
import type { Violation } from '@courtside/kernel';
import { Button, ButtonLink, CopyButton, IconAlert, IconSpinner, IconSuccess } from '@courtside/ui';
import { Link } from 'react-router';
import type { SlipEntry } from '../core/entry.ts';
import type { OrderState } from '../core/order.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import { m } from './messages.ts';
import { pickWords } from './pick-words.ts';
import { useReasonText } from './use-reason-text.ts';

export interface OrderPanelProps {
  order: OrderState;
  entries: readonly SlipEntry[];
  runner: SlipRunner;
  recordsPath: string;
}

/** An order on its way and what became of it. */
export function OrderPanel({ order, entries, runner, recordsPath }: OrderPanelProps) {
  const t = useT();
  return (
    <div className="cs-betslip-order" role="status">
      {entries.map((entry) => {
        const words = pickWords(entry, t);
        return (
          <p key={entry.id} className="cs-betslip-order__pick">
            <strong>
              {words.selection} {words.line}
            </strong>
            <span>{words.market}</span>
          </p>
        );
      })}
      <OrderState order={order} runner={runner} recordsPath={recordsPath} />
    </div>
  );
}

function OrderState({ order, runner, recordsPath }: Omit<OrderPanelProps, 'entries'>) {
  const t = useT();
  switch (order.status) {
    case 'idle':
      return null;
    case 'quoting':
    case 'validating':
      return <Waiting text={t(m.validating)} />;
    case 'submitting':
      return <Waiting text={t(m.submitting)} />;
    case 'pending':
      return (
        <>
          <Waiting text={t(m.pending)} />
          <Ticket id={order.ticketId} />
        </>
      );
    case 'unknown':
      if (!order.absent) return <Waiting text={t(m.unknown)} />;
      return (
        <>
          <p className="cs-betslip-order__state is-warning">
            <IconAlert size={20} aria-hidden />
            {t(m.absent)}
          </p>
          <Button
            variant="primary"
            block
            onClick={() =>
              runner.send({ type: 'order', event: { type: 'retry', key: order.intent.key } })
            }
          >
            {t(m.resubmit)}
          </Button>
        </>
      );
    case 'accepted':
      return (
        <>
          <p className="cs-betslip-order__state is-success">
            <IconSuccess size={20} aria-hidden />
            {t(m.accepted)}
          </p>
          <Ticket id={order.ticketId} />
          <div className="cs-betslip-order__actions">
            <Button onClick={() => runner.send({ type: 'finish', keepPicks: true })}>
              {t(m.keep)}
            </Button>
            <ButtonLink
              render={<Link to={recordsPath} />}
              onClick={() => runner.send({ type: 'finish', keepPicks: false })}
            >
              {t(m.viewRecords)}
            </ButtonLink>
          </div>
          <Button
            variant="primary"
            block
            onClick={() => runner.send({ type: 'finish', keepPicks: false })}
          >
            {t(m.done)}
          </Button>
        </>
      );
    case 'partial':
      return (
        <>
          <p className="cs-betslip-order__state is-warning">
            <IconAlert size={20} aria-hidden />
            {t(m.partial)}
          </p>
          <Ticket id={order.ticketId} />
          <ReasonList reasons={order.refused.flatMap(({ reasons }) => reasons)} />
          <Button
            variant="primary"
            block
            onClick={() => runner.send({ type: 'finish', keepPicks: true })}
          >
            {t(m.back)}
          </Button>
        </>
      );
    case 'rejected':
      return (
        <>
          <p className="cs-betslip-order__state is-danger">
            <IconAlert size={20} aria-hidden />
            {t(m.rejected)}
          </p>
          <ReasonList reasons={order.reasons} />
          <p className="cs-betslip-order__note">{t(m.refunded)}</p>
          <Button
            variant="primary"
            block
            onClick={() => runner.send({ type: 'finish', keepPicks: true })}
          >
            {t(m.back)}
          </Button>
        </>
      );
  }
}

/** Each reason once, however many lines have it. */
function ReasonList({ reasons }: { reasons: readonly Violation[] }) {
  const reasonText = useReasonText();
  return (
    <ul className="cs-betslip-order__reasons">
      {[...new Set(reasons.map(reasonText))].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <p className="cs-betslip-order__state">
      <IconSpinner className="cs-spin" size={20} aria-hidden />
      {text}
    </p>
  );
}

function Ticket({ id }: { id: string }) {
  const t = useT();
  return (
    <p className="cs-betslip-order__ticket">
      <span>{t(m.ticket)}</span>
      <span className="cs-betslip-order__number">{id}</span>
      <CopyButton text={id} label={t(m.copy)} copiedLabel={t(m.copied)} />
    </p>
  );
}
