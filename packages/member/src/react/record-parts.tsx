import {
  betOutcome,
  marketWords,
  outcomeMessages,
  pickWords,
  scoreText,
  voidReason,
  betMessages,
} from '@courtside/betting-terms';
import type { BetRecord } from '@courtside/contract';
import { formatInstant, words } from '@courtside/i18n';
import { useLocale, useT } from '@courtside/i18n/react';
import { Badge, CopyButton, MoneyText } from '@courtside/ui';
import { signedText } from './amounts.ts';
import { m } from './messages.ts';
import { RESULT_TONES } from './result-tone.ts';

export interface RecordProps {
  record: BetRecord;
}

export function Ticket({ record }: RecordProps) {
  const t = useT();
  const ticket = record.ticket_id;
  return (
    <span className="cs-member-ticket">
      <span className="cs-member-ticket__id">{ticket}</span>
      <CopyButton text={ticket} label={t(m.copyTicket, { ticket })} copiedLabel={t(words.copied)} />
    </span>
  );
}

export function PlacedAt({ record }: RecordProps) {
  const locale = useLocale();
  return (
    <time className="cs-member-time" dateTime={new Date(record.placedAt).toISOString()}>
      {formatInstant(record.placedAt, locale)}
    </time>
  );
}

export function MatchWords({ record }: RecordProps) {
  const t = useT();
  const { finalScore, halfScore } = record;
  const scores = [
    finalScore && t(m.finalScore, { score: scoreText(finalScore) }),
    halfScore && t(betMessages.halfScore, { score: scoreText(halfScore) }),
  ].filter((text) => text !== null);
  return (
    <>
      <span className="cs-member-league">{record.league_name}</span>
      <span className="cs-member-teams">
        {t(betMessages.versus, { home: record.team_h, away: record.team_c })}
      </span>
      {scores.length > 0 && <span className="cs-member-scores">{scores.join(' · ')}</span>}
    </>
  );
}

export function PickWords({ record }: RecordProps) {
  const t = useT();
  return (
    <>
      <span className="cs-member-market">
        {marketWords(record, t).text}
        {record.isLive && <Badge tone="live">{t(betMessages.inPlay)}</Badge>}
      </span>
      <span className="cs-member-pick">
        <strong>{pickWords(record, t).text}</strong> {t(betMessages.price, { price: record.ior })}
      </span>
      {record.isLive && record.scoreAtBet && (
        <span className="cs-member-scores">
          {t(m.scoreAtBet, { score: scoreText(record.scoreAtBet) })}
        </span>
      )}
    </>
  );
}

export function Result({ record }: RecordProps) {
  const t = useT();
  const outcome = betOutcome(record);
  const reason = voidReason(record.resultCode ?? '');
  return (
    <>
      <Badge tone={RESULT_TONES[outcome]}>{t(outcomeMessages[outcome])}</Badge>
      {reason && <span className="cs-member-scores">{t(reason)}</span>}
    </>
  );
}

export function WinLoss({ amount, currency }: { amount: string; currency: string | undefined }) {
  return <MoneyText tone="sign" value={signedText(amount, currency)} />;
}
