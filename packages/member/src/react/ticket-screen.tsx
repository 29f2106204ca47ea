import { betMessages, betOutcome, outcomeMessages, scoreText } from '@courtside/betting-terms';
import type { Ticket, TicketLeg } from '@courtside/contract';
import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Page, QueryView, useHasRoute, useMember, useShown } from '@courtside/shell/react';
import { Badge, ButtonLink, Card, CopyButton, DataList } from '@courtside/ui';
import { Link, useParams } from 'react-router';
import { memberApi } from '../redux/member-api.ts';
import { Amount } from './amount.tsx';
import { amountSide } from './amounts.ts';
import { useBetForFeedback } from './bet-for-feedback.ts';
import { useBetTools } from './bet-tools.ts';
import { CashOutBox } from './cash-out-box.tsx';
import { LegPick, LegScores, LegStanding, LegTeams } from './leg-parts.tsx';
import { m } from './messages.ts';
import { refusalText } from './refusal-text.ts';
import { RESULT_TONES } from './result-tone.ts';
import { TicketHistory } from './ticket-history.tsx';
import { tm } from './ticket-messages.ts';
import { TicketWhy } from './ticket-why.tsx';
import { useOffers } from './use-offers.ts';
import { useRecordLanguage } from './use-record-language.ts';

const POLL_MS = 5000;
const FEEDBACK = '/mine/feedback';

const isRunning = ({ status }: Pick<Ticket, 'status'>) =>
  status === 'unsettled' || status === 'delay';

/** `/mine/betRecord/:ticket`: one whole ticket, with the explanation of its settlement. */
export function TicketScreen() {
  const t = useT();
  const { ticket = '' } = useParams();
  const language = useRecordLanguage();
  const shown = useShown();
  const member = useMember();
  const currency = member.data?.currency;
  const hasFeedback = useHasRoute(FEEDBACK);
  const { leave } = useBetForFeedback();
  const { data: earlier } = memberApi.useBetTicketQuery({ ticket, language });
  // A result can still be corrected, but that is not worth polling.
  const polls = shown && (!earlier || isRunning(earlier));
  const query = memberApi.useBetTicketQuery(
    { ticket, language },
    { pollingInterval: polls ? POLL_MS : 0, refetchOnMountOrArgChange: true },
  );
  return (
    <Page
      className="cs-member"
      title={
        <>
          {t(betMessages.ticket)} {ticket}
          <CopyButton
            text={ticket}
            label={t(m.copyTicket, { ticket })}
            copiedLabel={t(words.copied)}
          />
        </>
      }
      actions={
        <>
          {hasFeedback && (
            <ButtonLink
              size="sm"
              render={<Link to={FEEDBACK} />}
              onClick={(press) => {
                // A new tab would not find it, and this one would keep it.
                if (!press.ctrlKey && !press.metaKey && !press.shiftKey) leave(ticket);
              }}
            >
              {t(tm.question)}
            </ButtonLink>
          )}
          <ButtonLink size="sm" render={<Link to="/mine/betRecord" />}>
            {t(tm.back)}
          </ButtonLink>
        </>
      }
    >
      <QueryView query={{ ...query, data: query.currentData }} rows={8} loadingLabel={t(m.loading)}>
        {(told) => <TicketView ticket={told} currency={currency} />}
      </QueryView>
    </Page>
  );
}

interface TicketProps {
  ticket: Ticket;
  currency: string | undefined;
}

function TicketView({ ticket, currency }: TicketProps) {
  const t = useT();
  const offers = useOffers(ticket.status === 'unsettled' ? [ticket.ticket_id] : []);
  return (
    <>
      <Card>
        <TicketSums ticket={ticket} currency={currency} />
        {ticket.status === 'refused' && (
          <p className="cs-member-ticket-note">{refusalText(ticket.reason, ticket.legs, t)}</p>
        )}
        <CashOutBox
          ticket={ticket.ticket_id}
          live={offers.get(ticket.ticket_id)}
          currency={currency}
        />
      </Card>
      <Card title={t(tm.legs)} level={2}>
        <ol className="cs-member-ticket-legs">
          {ticket.legs.map((leg, at) => (
            <li key={`${leg.gid}/${leg.wtype}/${leg.pick}`} className="cs-member-ticket-leg">
              <TicketLegView ticket={ticket} leg={leg} at={at} />
            </li>
          ))}
        </ol>
      </Card>
      <TicketWhy ticket={ticket} currency={currency} />
      <TicketHistory ticket={ticket} currency={currency} />
    </>
  );
}

/** The state of a ticket in one badge; a series by its win or loss. */
function TicketBadge({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const [only, ...others] = ticket.legs;
  const side = amountSide(ticket.winLoss);
  const bySum = { gain: 'won', loss: 'lost', none: 'push' } as const;
  const isWhole = amountSide(ticket.stakeLeft) === 'none';
  const outcome =
    ticket.status !== 'settled'
      ? betOutcome({ status: ticket.status, resultCode: null })
      : isWhole
        ? 'settled'
        : only && others.length === 0
          ? betOutcome({ status: 'settled', resultCode: only.resultCode })
          : bySum[side];
  return <Badge tone={RESULT_TONES[outcome]}>{t(outcomeMessages[outcome])}</Badge>;
}

function TicketSums({ ticket, currency }: TicketProps) {
  const t = useT();
  const { tag } = useLanguage();
  const money = (amount: string) => <Amount amount={amount} currency={currency} />;
  const isCashed = ticket.stakeLeft !== ticket.stake;
  const running = isRunning(ticket);
  // Null while it runs, also again after a correction; else the time of the settlement that is shown above.
  const settledAt = ticket.settledAt && (ticket.settlements.at(-1)?.at ?? ticket.settledAt);
  const items = [
    { label: t(m.result), value: <TicketBadge ticket={ticket} /> },
    ...(ticket.legs.length > 1
      ? [
          { label: t(m.series), value: ticket.combination || `${ticket.legs.length}串1` },
          { label: t(tm.lines), value: String(ticket.lines) },
          { label: t(tm.unit), value: money(ticket.unit) },
        ]
      : []),
    { label: t(betMessages.stake), value: money(ticket.stake) },
    ...(isCashed ? [{ label: t(tm.stakeLeft), value: money(ticket.stakeLeft) }] : []),
    ...(running
      ? [{ label: t(tm.mayWin), value: money(ticket.maxWin) }]
      : [
          { label: t(m.payout), value: money(ticket.payout) },
          {
            label: t(m.winLoss),
            value: <Amount signed amount={ticket.winLoss} currency={currency} />,
          },
        ]),
    { label: t(m.placedAt), value: formatInstant(ticket.placedAt, tag) },
    ...(settledAt === null
      ? []
      : [{ label: t(m.settledAt), value: formatInstant(settledAt, tag) }]),
  ];
  return <DataList layout="stacked" className="cs-member-ticket-sums" items={items} />;
}

function TicketLegView({ ticket, leg, at }: { ticket: Ticket; leg: TicketLeg; at: number }) {
  const t = useT();
  const { tag } = useLanguage();
  const tools = useBetTools();
  const series = ticket.legs.length > 1;
  const need = leg.resultCode === null && isRunning(ticket) ? tools?.need(leg, t) : null;
  return (
    <>
      <div className="cs-member-ticket-leg__head">
        {series && <span className="cs-member-league">{t(tm.leg, { leg: at + 1 })}</span>}
        {ticket.status !== 'refused' && <LegStanding leg={leg} />}
      </div>
      <span className="cs-member-league">{leg.league_name}</span>
      <span className="cs-member-teams">
        <LegTeams leg={leg} />
      </span>
      <LegPick leg={leg} series={series} />
      <span className="cs-member-scores">
        {t(tm.kickOff, { time: formatInstant(leg.kickOff, tag) })}
      </span>
      {leg.resultCode === null ? (
        leg.gameStatus !== 'scheduled' &&
        leg.gtype !== 'FS' && (
          <span className="cs-member-scores">
            {t(m.scoreNow, { score: scoreText(leg.scoreNow) })}
          </span>
        )
      ) : (
        <LegScores leg={leg} />
      )}
      {need && <p className="cs-member-need">{need}</p>}
    </>
  );
}
