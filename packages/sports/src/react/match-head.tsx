import { betMessages } from '@courtside/betting-terms';
import type { Match } from '@courtside/contract';
import { formatDay, formatTime } from '@courtside/i18n';
import { useLocale, useT } from '@courtside/i18n/react';
import { ClubShield } from '@courtside/ui';
import { matchClock } from '../core/match-clock.ts';
import { m } from './messages.ts';

/** When it begins, or how far it is. */
export function MatchTime({ match }: { match: Match }) {
  const t = useT();
  const locale = useLocale();
  const clock = matchClock(match);
  if (clock.phase === 'scheduled') {
    return (
      <p className="cs-sports-match__time">
        <span>{formatDay(match.kickOff, locale)}</span>
        <span>{formatTime(match.kickOff, locale)}</span>
      </p>
    );
  }
  return (
    <p className="cs-sports-match__time is-live">
      {clock.phase === 'first-half' && t(m.first, { minute: clock.minute })}
      {clock.phase === 'second-half' && t(m.second, { minute: clock.minute })}
      {clock.phase === 'half-time' && t(m.halfTime)}
      {clock.phase === 'finished' && t(m.finished)}
      {clock.phase === 'abandoned' && t(m.abandoned)}
      {match.HalfTime && (
        <span className="cs-sports-match__half">
          {t(betMessages.halfScore, { score: `${match.HalfTime.h}-${match.HalfTime.c}` })}
        </span>
      )}
    </p>
  );
}

/** The two sides, with the score once it is played. */
export function Teams({ match }: { match: Match }) {
  const playing = match.gameStatus !== 'scheduled';
  return (
    <div className="cs-sports-match__teams">
      <p>
        <ClubShield name={match.team_h} identity={`${match.gidm}:H`} size={18} />
        <span className="cs-sports-match__team">{match.team_h}</span>
        {playing && <span className="cs-sports-match__score">{match.sc_FT_H}</span>}
      </p>
      <p>
        <ClubShield name={match.team_c} identity={`${match.gidm}:C`} size={18} />
        <span className="cs-sports-match__team">{match.team_c}</span>
        {playing && <span className="cs-sports-match__score">{match.sc_FT_C}</span>}
      </p>
    </div>
  );
}
