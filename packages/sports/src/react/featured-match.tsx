import { betMessages, resultPickMessages } from '@courtside/betting-terms';
import type { Match } from '@courtside/contract';
import { formatDay, formatTime } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { useSiteNow } from '@courtside/shell/react';
import { Badge, classNames } from '@courtside/ui';
import { Link } from 'react-router';
import { boardRows } from '../core/board-rows.ts';
import { matchClock } from '../core/match-clock.ts';
import { matchPath } from '../core/match-path.ts';
import { timeLeft } from '../core/time-left.ts';
import { clockText } from './match-head.tsx';
import { m } from './messages.ts';
import { PriceCell, priceCellProps } from './price-cell.tsx';
import { useMatch } from './use-board.ts';
import { hasGoals, useGoal } from './use-goal.ts';
import { TeamCrest } from './team-crest.tsx';

const PICKS = ['H', 'N', 'C'] as const;

/** The match that leads home: its teams, its time or score, and the three prices of its result. */
export function FeaturedMatch({ gidm, league }: { gidm: string; league: string }) {
  const match = useMatch(gidm);
  return match ? <Shown match={match} league={league} /> : null;
}

function Shown({ match, league }: { match: Match; league: string }) {
  const t = useT();
  const market = boardRows(match)[0]?.cells.M;
  const playing = match.gameStatus !== 'scheduled';
  return (
    <article
      className="cs-sports-featured"
      aria-label={t(betMessages.versus, { home: match.team_h, away: match.team_c })}
    >
      <header className="cs-sports-featured__head">
        <span>{league}</span>
        {playing && (
          <span className="cs-sports-featured__clock">
            {clockText(matchClock(match), match, t)}
          </span>
        )}
        <Link to={matchPath(match.gidm)}>{t(m.allMarkets)}</Link>
      </header>
      <div className="cs-sports-featured__sides">
        <Side match={match} side="H" />
        {playing ? <Score match={match} /> : <KickOff at={match.kickOff} />}
        <Side match={match} side="C" />
      </div>
      <div className="cs-sports-featured__prices">
        {PICKS.map((pick) => (
          <div key={pick} className="cs-sports-featured__price">
            <span aria-hidden>{t(resultPickMessages[pick])}</span>
            {market ? (
              <PriceCell {...priceCellProps(match, market)} pick={pick} />
            ) : (
              <span className="cs-sports-market__none" aria-hidden>
                –
              </span>
            )}
          </div>
        ))}
      </div>
    </article>
  );
}

function Side({ match, side }: { match: Match; side: 'H' | 'C' }) {
  const name = side === 'H' ? match.team_h : match.team_c;
  return (
    <p className="cs-sports-featured__side">
      <TeamCrest match={match} side={side} size="lg" />
      <span>{name}</span>
    </p>
  );
}

function Score({ match }: { match: Match }) {
  const t = useT();
  const goal = useGoal(match);
  return (
    <p className="cs-sports-featured__score">
      <span
        key={goal.count}
        className={classNames('cs-sports-featured__goals', goal.count > 0 && 'is-new')}
      >
        {match.sc_FT_H}
        <span className="cs-sports-featured__colon">:</span>
        {match.sc_FT_C}
      </span>
      {goal.told && hasGoals(match) && <Badge tone="live">{t(m.goal)}</Badge>}
    </p>
  );
}

/** The time of the kick-off, and a countdown on the last day before it. */
function KickOff({ at }: { at: number }) {
  const t = useT();
  const { tag } = useLanguage();
  const now = useSiteNow({ everyMs: 1000 });
  const left = now === null ? null : timeLeft(at, now);
  return (
    <p className="cs-sports-featured__score">
      <span className="cs-sports-featured__day">{`${formatDay(at, tag)} ${formatTime(at, tag)}`}</span>
      {/* Screen readers get the date only: a countdown would be announced each second. */}
      <span className="cs-sports-featured__left" aria-hidden>
        {left === null ? t(m.beforeKickOff) : left}
      </span>
    </p>
  );
}
