import { betMessages } from '@courtside/betting-terms';
import type { Match } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Badge, classNames } from '@courtside/ui';
import { memo } from 'react';
import { Link } from 'react-router';
import { picksOf } from '../core/board-columns.ts';
import { boardRows } from '../core/board-rows.ts';
import { matchPath } from '../core/match-path.ts';
import { MatchTime, Teams } from './match-head.tsx';
import { m } from './messages.ts';
import { PriceCell, priceCellProps } from './price-cell.tsx';
import { useMatch } from './use-board.ts';
import { hasGoals, useGoal } from './use-goal.ts';

/** One line of home: a match with the prices of its result, its main handicap and its main total. */
export const HomeRow = memo(function HomeRow({ gidm, league }: { gidm: string; league: string }) {
  const match = useMatch(gidm);
  return match ? <Row match={match} league={league} /> : null;
});

function Row({ match, league }: { match: Match; league: string }) {
  const t = useT();
  const { gidm, team_h: home, team_c: away } = match;
  const goal = useGoal(match);
  const scored = goal.told && hasGoals(match);
  const { M, ML, R, OU } = boardRows(match)[0]?.cells ?? {};
  const winner = M ?? ML;
  return (
    <article
      className={classNames('cs-sports-line', match.isLive && 'is-live', scored && 'is-scored')}
      aria-label={t(betMessages.versus, { home, away })}
      data-gidm={gidm}
    >
      {scored && <span key={goal.count} className="cs-sports-match__flash" aria-hidden />}
      <div className="cs-sports-line__when">
        <MatchTime match={match} />
        {scored ? (
          <Badge tone="live">{t(m.goal)}</Badge>
        ) : (
          <span className="cs-sports-line__league">{league}</span>
        )}
      </div>
      <Link className="cs-sports-line__teams" to={matchPath(gidm)} tabIndex={-1} data-odds-item>
        <Teams match={match} />
      </Link>
      <div className="cs-sports-line__prices">
        <Cell match={match} market={winner} pick="H" />
        {/* A sport without a draw leaves this cell empty, so that columns stay aligned. */}
        <Cell match={match} market={M} pick="N" />
        <Cell match={match} market={winner} pick="C" />
      </div>
      <Pair match={match} market={R} column="R" />
      <Pair match={match} market={OU} column="OU" />
      <Link
        className="cs-sports-line__more"
        to={matchPath(gidm)}
        tabIndex={-1}
        data-odds-item
        aria-label={t(m.allMarkets)}
      >
        {match.moreMarkets ? `+${match.moreMarkets}` : '›'}
      </Link>
    </article>
  );
}

interface CellProps {
  match: Match;
  market: Match['markets'][number] | undefined;
  pick: 'H' | 'N' | 'C';
}

/** The two prices of a line, one above the other. */
const Pair = ({ column, ...cell }: Omit<CellProps, 'pick'> & { column: 'R' | 'OU' }) => (
  <div className="cs-sports-line__pair">
    {picksOf(column).map((pick) => (
      <Cell key={pick} {...cell} pick={pick} />
    ))}
  </div>
);

const Cell = ({ match, market, pick }: CellProps) =>
  market ? (
    <PriceCell {...priceCellProps(match, market)} pick={pick} />
  ) : (
    <span className="cs-sports-market__none" aria-hidden>
      –
    </span>
  );
