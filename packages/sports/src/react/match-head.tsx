import { halfScoreText, partWords } from '@courtside/betting-terms';
import type { Match } from '@courtside/contract';
import { formatDay, formatTime } from '@courtside/i18n';
import { useLanguage, useT, type Translate } from '@courtside/i18n/react';
import { matchClock, type MatchClock } from '../core/match-clock.ts';
import { m } from './messages.ts';
import { TeamCrest } from './team-crest.tsx';

/** The phase of a match in words. @example clockText({ phase: 'second-half', minute: 61 }, match, t) // 下半场 61′ */
export function clockText(
  clock: MatchClock,
  { gameType, discipline }: Pick<Match, 'gameType' | 'discipline'>,
  t: Translate,
): string {
  switch (clock.phase) {
    case 'scheduled':
      return '';
    case 'first-half':
      return t(m.first, { minute: clock.minute });
    case 'second-half':
      return t(m.second, { minute: clock.minute });
    case 'half-time':
      return t(m.halfTime);
    case 'finished':
      return t(m.finished);
    case 'abandoned':
      return t(m.abandoned);
    case 'part': {
      const part = partWords(clock.part, discipline ?? gameType, t);
      return clock.left === null ? part : t(m.partLeft, { part, left: clock.left });
    }
    case 'half':
      return t(clock.half === 1 ? m.firstLeft : m.secondLeft, { left: clock.left ?? '' }).trim();
    case 'overtime':
      return t(m.overtime, { left: clock.left ?? '' }).trim();
    case 'inning': {
      const { inning, half, extra } = clock;
      const told =
        half === null
          ? partWords(inning, gameType, t)
          : t(half === 'top' ? m.inningTop : m.inningBottom, { inning });
      return extra ? `${told} ${t(m.extraInnings)}` : told;
    }
  }
}

/** The kick-off time, or the phase of a match in play. */
export function MatchTime({ match }: { match: Match }) {
  const t = useT();
  const { tag } = useLanguage();
  const clock = matchClock(match);
  if (clock.phase === 'scheduled') {
    return (
      <p className="cs-sports-match__time">
        <span>{formatDay(match.kickOff, tag)}</span>
        <span>{formatTime(match.kickOff, tag)}</span>
      </p>
    );
  }
  return (
    <p className="cs-sports-match__time is-live">
      <span className="cs-sports-match__chip">{clockText(clock, match, t)}</span>
      {match.HalfTime && (
        <span className="cs-sports-match__half">
          {halfScoreText(match.HalfTime, match.gameType, t)}
        </span>
      )}
    </p>
  );
}

/** Most parts whose points are shown beside the score; only the last ones. */
const MOST_PARTS = 5;
/**
 * Sports of many parts: without a head over each it is unclear which the last ones are, so only the running one is
 * shown.
 */
const FEWER_PARTS: Readonly<Partial<Record<Match['gameType'], number>>> = { BS: 1, SK: 1 };

function shownParts({ gameType, parts = [] }: Match) {
  const most = FEWER_PARTS[gameType] ?? MOST_PARTS;
  return parts.slice(Math.max(0, parts.length - most));
}

/** The two sides, with the score and the points of the parts once the match has begun. */
export function Teams({ match }: { match: Match }) {
  const playing = match.gameStatus !== 'scheduled';
  return (
    <div className="cs-sports-match__teams">
      <Side match={match} side="H" playing={playing} />
      <Side match={match} side="C" playing={playing} />
    </div>
  );
}

/** Sports in which the serving side is shown. */
export const SERVED: ReadonlySet<Match['gameType']> = new Set(['TN', 'VB', 'TT']);

function Side({ match, side, playing }: { match: Match; side: 'H' | 'C'; playing: boolean }) {
  const t = useT();
  const isHome = side === 'H';
  const name = isHome ? match.team_h : match.team_c;
  const parts = playing ? shownParts(match) : [];
  const game = isHome ? match.sc_game_H : match.sc_game_A;
  return (
    <p>
      <TeamCrest match={match} side={side} />
      <span className="cs-sports-match__team">{name}</span>
      {playing && match.serving === side && SERVED.has(match.gameType) && (
        <span
          className="cs-sports-match__serving"
          role="img"
          aria-label={t(m.serving, { team: name })}
        />
      )}
      {playing && match.gameType === 'TN' && game !== undefined && (
        <span className="cs-sports-match__game">{game}</span>
      )}
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- A part is known by its place alone.
        <span key={at} className="cs-sports-match__part">
          {isHome ? part.h : part.c}
        </span>
      ))}
      {playing && (
        <span className="cs-sports-match__score">{isHome ? match.sc_FT_H : match.sc_FT_C}</span>
      )}
    </p>
  );
}
