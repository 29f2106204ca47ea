import type { Match } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import type { MatchDetails } from '../../core/match-feed.ts';
import { m, statisticNames } from './messages.ts';

export interface MatchStatisticsProps {
  match: Match;
  statistics: MatchDetails['statistics'];
}

/** The statistics of both sides, with bars that compare them. */
export function MatchStatistics({ match, statistics }: MatchStatisticsProps) {
  const t = useT();
  return (
    <table className="cs-match-statistics">
      <thead>
        <tr>
          <th scope="col">{match.team_h}</th>
          <th scope="col">
            <span className="cs-visually-hidden">{t(m.statistics)}</span>
          </th>
          <th scope="col">{match.team_c}</th>
        </tr>
      </thead>
      <tbody>
        {statistics.map(({ kind, h, c }) => {
          const share = h + c === 0 ? 50 : (h * 100) / (h + c);
          return (
            <tr key={kind}>
              <td>{h}</td>
              <th scope="row">
                {t(statisticNames[kind])}
                <span className="cs-match-statistics__bar" aria-hidden>
                  <span style={{ width: `${share}%` }} />
                </span>
              </th>
              <td>{c}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
