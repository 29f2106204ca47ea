import { betOutcome, outcomeMessages, voidReason } from '@courtside/betting-terms';
import type { BetRecord, TicketLeg } from '@courtside/contract';
import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Badge, CopyButton } from '@courtside/ui';
import { Link } from 'react-router';
import { amountSide } from './amounts.ts';
import { LegPick, LegScores, LegStanding, LegTeams } from './leg-parts.tsx';
import { m } from './messages.ts';
import { refusalText } from './refusal-text.ts';
import { RESULT_TONES } from './result-tone.ts';

export interface RecordProps {
  record: BetRecord;
}

/** The path of a ticket's page. @example ticketPath('2605160042') // '/mine/betRecord/2605160042' */
export const ticketPath = (ticket: string): string =>
  `/mine/betRecord/${encodeURIComponent(ticket)}`;

/** The legs of a series; empty for a single. */
export function seriesLegs({ legs = [] }: BetRecord): readonly TicketLeg[] {
  return legs.length > 1 ? legs : [];
}

export function Ticket({ record }: RecordProps) {
  const t = useT();
  const ticket = record.ticket_id;
  return (
    <span className="cs-member-ticket">
      <Link
        className="cs-member-ticket__id"
        to={ticketPath(ticket)}
        aria-label={t(m.openTicket, { ticket })}
      >
        {ticket}
      </Link>
      <CopyButton text={ticket} label={t(m.copyTicket, { ticket })} copiedLabel={t(words.copied)} />
    </span>
  );
}

export function Instant({ at }: { at: number }) {
  const { tag } = useLanguage();
  return (
    <time className="cs-member-time" dateTime={new Date(at).toISOString()}>
      {formatInstant(at, tag)}
    </time>
  );
}

export function MatchWords({ record }: RecordProps) {
  const t = useT();
  const legs = seriesLegs(record);
  if (legs.length > 0) {
    const { combination, lines = 1 } = record;
    return (
      <>
        <span className="cs-member-league">{t(m.series)}</span>
        <span className="cs-member-teams">
          {t(m.seriesOf, { combination: combination || `${legs.length}串1`, lines })}
        </span>
      </>
    );
  }
  const [leg] = record.legs ?? [];
  return (
    <>
      <span className="cs-member-league">{record.league_name}</span>
      <span className="cs-member-teams">
        <LegTeams leg={record} />
      </span>
      {record.finalScore || record.halfScore ? (
        <LegScores leg={record} />
      ) : (
        leg && record.status === 'unsettled' && <LegStanding leg={leg} />
      )}
    </>
  );
}

export function PickCell({ record }: RecordProps) {
  const legs = seriesLegs(record);
  // The leg of a single has more data of its sport than the record.
  if (legs.length === 0) return <LegPick leg={record.legs?.[0] ?? record} series={false} />;
  return (
    <ol className="cs-member-legs">
      {legs.map((leg) => (
        <li key={`${leg.gid}/${leg.wtype}/${leg.pick}`} className="cs-member-legs__item">
          <span className="cs-member-league">
            <LegTeams leg={leg} />
          </span>
          <LegPick leg={leg} series />
          {record.status !== 'refused' && <LegStanding leg={leg} />}
        </li>
      ))}
    </ol>
  );
}

export function Result({ record, currency }: RecordProps & { currency: string | undefined }) {
  const t = useT();
  const outcome = betOutcome(record);
  const reason = voidReason(record.resultCode ?? '');
  const cashedOut = record.cashedOut !== undefined && amountSide(record.cashedOut) === 'gain';
  return (
    <>
      <span className="cs-member-badges">
        <Badge tone={RESULT_TONES[outcome]}>{t(outcomeMessages[outcome])}</Badge>
        {record.corrected === true && <Badge tone="warning">{t(m.corrected)}</Badge>}
      </span>
      {reason && <span className="cs-member-scores">{t(reason)}</span>}
      {record.status === 'refused' && (
        <span className="cs-member-scores">{refusalText(record.reason, record.legs ?? [], t)}</span>
      )}
      {cashedOut && (
        <span className="cs-member-scores">
          {t(m.cashedOut, { stake: shownAmount(record.cashedOut ?? '', currency) })}
        </span>
      )}
    </>
  );
}
