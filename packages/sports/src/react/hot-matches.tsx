import { resultPickMessages, betMessages } from '@courtside/betting-terms';
import type { ShowType } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { LoadFailure } from '@courtside/shell/react';
import { EmptyState, Skeleton } from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { boardRows } from '../core/board-rows.ts';
import type { Board } from '../core/board.ts';
import { MatchTime, Teams } from './match-head.tsx';
import { m } from './messages.ts';
import { OddsGrid } from './odds-grid.tsx';
import { PriceCell, priceCellProps } from './price-cell.tsx';
import { BoardContext, useMatch, useOverview, useOwnBoard } from './use-board.ts';

const PICKS = ['H', 'N', 'C'] as const;

export interface HotMatchesProps {
  createBoard: (showType: ShowType) => Board;
  /** How many matches at most: those in play first, then those of today. */
  limit?: number;
}

/** A few matches with their full-time result prices, for a page that is not the board. */
export function HotMatches({ createBoard, limit = 6 }: HotMatchesProps) {
  const t = useT();
  const inPlay = useOwnBoard(createBoard, 'RB');
  const today = useOwnBoard(createBoard, 'FT');
  if (!inPlay || !today) return <Skeleton rows={6} label={t(m.loading)} />;
  return <TwoBoards inPlay={inPlay} today={today} limit={limit} />;
}

function TwoBoards({ inPlay, today, limit }: { inPlay: Board; today: Board; limit: number }) {
  const t = useT();
  const live = useOverview(inPlay);
  const later = useOverview(today);
  if (live.status === 'loading' || later.status === 'loading') {
    return <Skeleton rows={6} label={t(m.loading)} />;
  }
  if (live.status === 'failed') {
    return <LoadFailure title={t(m.failed)} fault={live.fault} retry={() => inPlay.reload()} />;
  }
  const cards = [
    ...cardsOf(inPlay, live.leagues, 'RB'),
    ...cardsOf(today, later.leagues, 'FT'),
  ].slice(0, limit);
  if (cards.length === 0) return <EmptyState title={t(m.emptyTitle)} detail={t(m.emptyFT)} />;
  return (
    <OddsGrid label={t(m.hotOdds)}>
      <ul className="cs-sports-hot">{cards}</ul>
    </OddsGrid>
  );
}

function cardsOf(
  board: Board,
  leagues: ReturnType<Board['overview']>['leagues'],
  show: ShowType,
): ReactNode[] {
  return leagues.flatMap((league) =>
    league.gidms.map((gidm) => (
      <li key={`${show}${gidm}`}>
        <BoardContext value={board}>
          <HotMatch gidm={gidm} league={league.name} show={show} />
        </BoardContext>
      </li>
    )),
  );
}

function HotMatch({ gidm, league, show }: { gidm: string; league: string; show: ShowType }) {
  const t = useT();
  const match = useMatch(gidm);
  const market = match && boardRows(match)[0]?.cells.M;
  if (!match) return null;
  return (
    <article
      className="cs-sports-hot__match"
      aria-label={t(betMessages.versus, { home: match.team_h, away: match.team_c })}
    >
      <header className="cs-sports-hot__head">
        <span className="cs-sports-hot__league">{league}</span>
        <MatchTime match={match} />
      </header>
      <Teams match={match} />
      {market ? (
        <div className="cs-sports-hot__prices">
          {PICKS.map((pick) => (
            <div key={pick} className="cs-sports-hot__price">
              <span className="cs-sports-hot__side" aria-hidden>
                {t(resultPickMessages[pick])}
              </span>
              <PriceCell {...priceCellProps(match, market)} pick={pick} />
            </div>
          ))}
        </div>
      ) : (
        <p className="cs-sports-hot__none">{t(m.noResultMarket)}</p>
      )}
      <Link className="cs-sports-hot__more" to={`/game/sport?show=${show}`}>
        {t(m.allMarkets)}
      </Link>
    </article>
  );
}
