import type { Ticket } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT, type Translate } from '@courtside/i18n/react';
import { isCurrency, shownAmount } from '@courtside/money';
import { Card, Timeline, type TimelineItem } from '@courtside/ui';
import { amountSide } from './amounts.ts';
import { useBetTools, type BetTools } from './bet-tools.ts';
import { tm } from './ticket-messages.ts';

interface TicketHistoryProps {
  ticket: Ticket;
  currency: string | undefined;
}

/** The payments and corrections of a ticket, in order: cash-outs, settlements, corrections. */
export function TicketHistory({ ticket, currency }: TicketHistoryProps) {
  const t = useT();
  const { tag } = useLanguage();
  const tools = useBetTools();
  const events = [
    ...ticket.cashOuts.map((cashOut) => ({
      at: cashOut.at,
      tone: 'brand' as const,
      title: t(tm.cashOutLine, {
        stake: shownAmount(cashOut.stake, currency),
        value: shownAmount(cashOut.value, currency),
      }),
      detail: undefined,
    })),
    ...ticket.settlements.map((settlement) => ({
      at: settlement.at,
      tone: settlement.cause === 'result' ? ('neutral' as const) : ('warning' as const),
      title: titleOf(settlement, currency, t),
      detail: detailOf(settlement, currency, t, tools),
    })),
  ].toSorted((a, b) => a.at - b.at);
  if (events.length === 0) return null;
  const items = events.map(({ at, tone, title, detail }, index): TimelineItem => {
    const time = { time: formatInstant(at, tag), dateTime: new Date(at).toISOString() };
    return { id: String(index), ...time, tone, title, ...(detail !== undefined && { detail }) };
  });
  return (
    <Card title={t(tm.history)} level={2}>
      <Timeline label={t(tm.history)} items={items} />
    </Card>
  );
}

type Settlement = Ticket['settlements'][number];

function titleOf(
  { cause, payout, reversed }: Settlement,
  currency: string | undefined,
  t: Translate,
): string {
  if (cause === 'reopened') return t(tm.reopened, { reversed: shownAmount(reversed, currency) });
  const message = cause === 'correction' ? tm.corrected : tm.firstResult;
  return t(message, { payout: shownAmount(payout, currency) });
}

function detailOf(
  { cause, payout, reversed, uncollected }: Settlement,
  currency: string | undefined,
  t: Translate,
  tools: BetTools | null,
): string | undefined {
  const told = [
    ...(cause === 'correction' && tools && isCurrency(currency)
      ? [tools.correction(reversed, payout, { t, currency })]
      : []),
    ...(amountSide(uncollected) === 'gain'
      ? [t(tm.uncollected, { amount: shownAmount(uncollected, currency) })]
      : []),
  ];
  return told.length > 0 ? told.join('；') : undefined;
}
