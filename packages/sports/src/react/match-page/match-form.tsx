import { scoreText } from '@courtside/betting-terms';
import type { Match } from '@courtside/contract';
import { formatDay } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Badge } from '@courtside/ui';
import { Link } from 'react-router';
import type { MatchDetails } from '../../core/match-feed.ts';
import { matchPath } from '../../core/match-path.ts';
import { m } from './messages.ts';

type PastMatch = MatchDetails['form']['h'][number];

const OUTCOMES = {
  won: { tone: 'positive', text: m.won },
  drawn: { tone: 'neutral', text: m.drawn },
  lost: { tone: 'negative', text: m.lost },
} as const;

/** The outcome of a past match for a team. */
function outcomeOf({ team_h, score }: PastMatch, team: string): keyof typeof OUTCOMES {
  if (score.h === score.c) return 'drawn';
  return score.h > score.c === (team_h === team) ? 'won' : 'lost';
}

/** The last results of both teams, and their league table. */
export function MatchForm({ match, details }: { match: Match; details: MatchDetails }) {
  const { form, table } = details;
  return (
    <div className="cs-match-form">
      <Recent team={match.team_h} matches={form.h} />
      <Recent team={match.team_c} matches={form.c} />
      {table && <Standings table={table} teams={[match.team_h, match.team_c]} />}
    </div>
  );
}

function Recent({ team, matches }: { team: string; matches: readonly PastMatch[] }) {
  const t = useT();
  const { tag } = useLanguage();
  return (
    <section aria-label={t(m.recent, { team })}>
      <h2>{t(m.recent, { team })}</h2>
      {matches.length === 0 && <p className="cs-match-form__none">{t(m.noRecent)}</p>}
      <ul>
        {matches.map((past) => {
          const { tone, text } = OUTCOMES[outcomeOf(past, team)];
          return (
            <li key={past.gidm}>
              <Badge tone={tone}>{t(text)}</Badge>
              <span className="cs-match-form__day">{formatDay(past.kickOff, tag)}</span>
              <Link to={matchPath(past.gidm)}>
                {past.team_h} {scoreText(past.score)} {past.team_c}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface StandingsProps {
  table: NonNullable<MatchDetails['table']>;
  teams: readonly string[];
}

/** Not a `DataTable`, which becomes cards on a phone: in cards the teams could not be compared. */
function Standings({ table, teams }: StandingsProps) {
  const t = useT();
  return (
    <table className="cs-match-table">
      <caption>{t(m.table)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(m.rank)}</th>
          <th scope="col">{t(m.team)}</th>
          <th scope="col">{t(m.played)}</th>
          <th scope="col">
            {t(m.won)}/{t(m.drawn)}/{t(m.lost)}
          </th>
          <th scope="col">{t(m.goals)}</th>
          <th scope="col">{t(m.tablePoints)}</th>
        </tr>
      </thead>
      <tbody>
        {table.map((row) => (
          <tr key={row.rank} className={teams.includes(row.team) ? 'is-own' : undefined}>
            <td>{row.rank}</td>
            <th scope="row">{row.team}</th>
            <td>{row.played}</td>
            <td>
              {row.won}/{row.drawn}/{row.lost}
            </td>
            <td>
              {row.scored}/{row.conceded}
            </td>
            <td>{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
