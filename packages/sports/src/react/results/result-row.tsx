import { betMessages, halfScoreText, scoreText } from '@courtside/betting-terms';
import { formatTime } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Badge, IconChevronDown } from '@courtside/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { matchPath } from '../../core/match-path.ts';
import type { SportsGateway } from '../../core/sports-gateway.ts';
import { m as board } from '../messages.ts';
import type { EndedMatch } from './ended-markets.tsx';
import { EndedPanel } from './ended-panel.tsx';
import { m } from './messages.ts';

export interface ResultRowProps {
  match: EndedMatch;
  gateway: Pick<SportsGateway, 'ask'>;
}

/** One finished match; unfolded, it shows the result of each of its markets. */
export function ResultRow({ match, gateway }: ResultRowProps) {
  const t = useT();
  const { tag } = useLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { team_h: home, team_c: away, score, HalfTime: half, parts } = match;
  return (
    <article
      className="cs-results-match"
      aria-label={t(betMessages.versus, { home, away })}
      data-gidm={match.gidm}
      data-place={match.gidm}
    >
      <div className="cs-results-match__line">
        <span className="cs-results-match__time">{formatTime(match.kickOff, tag)}</span>
        <span className="cs-results-match__teams">
          <span>{home}</span>
          <strong>{score ? scoreText(score) : '–'}</strong>
          <span>{away}</span>
        </span>
        <span className="cs-results-match__parts">
          {half && <span>{halfScoreText(half, match.gameType, t)}</span>}
          {parts.map(({ h, c }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- A part is known by its place alone.
            <span key={at}>{`${h}-${c}`}</span>
          ))}
        </span>
        {match.gameStatus === 'abandoned' && <Badge tone="warning">{t(board.abandoned)}</Badge>}
        <Link to={matchPath(match.gidm)}>{t(m.page)}</Link>
        <button
          type="button"
          className="cs-results-match__open"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t(m.markets, { home, away })}
          onClick={() => setOpen(!open)}
        >
          <IconChevronDown size={16} aria-hidden />
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open && <EndedPanel gidm={match.gidm} gateway={gateway} />}
      </div>
    </article>
  );
}
