import { betMessages, marketWords } from '@courtside/betting-terms';
import type { Market, Match } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Badge, classNames, mediaHook } from '@courtside/ui';
import { memo, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { boardColumns, columnOf, type MarketColumn, picksOf } from '../core/board-columns.ts';
import { type BoardRow, shownRows } from '../core/board-rows.ts';
import { matchPath } from '../core/match-path.ts';
import { MatchTime, Teams } from './match-head.tsx';
import { m } from './messages.ts';
import { PriceCell, priceCellProps } from './price-cell.tsx';
import { StarButton } from './star-button.tsx';
import { useBoardChoices } from './use-board-choices.ts';
import { useLastMatch, useMatch } from './use-board.ts';
import { hasGoals, useGoal } from './use-goal.ts';

/**
 * Whether the columns of the first half are beside those of the match, with the same limit as in the board's styles.
 */
const useHalfColumns = mediaHook('(width >= 1200px)');

/** One match with its markets; more lines unfold below the main ones. */
export const MatchRow = memo(function MatchRow({ gidm }: { gidm: string }) {
  const gone = useMatch(gidm) === undefined;
  const match = useLastMatch(gidm);
  return match ? <Row match={match} gone={gone} /> : null;
});

/** With `gone` the match has left the list, and the row keeps its place while a pointer moves over the list. */
function Row({ match, gone }: { match: Match; gone: boolean }) {
  const t = useT();
  const { gidm, team_h: home, team_c: away } = match;
  const [unfolded, setUnfolded] = useState(false);
  const [choices, store] = useBoardChoices();
  const goal = useGoal(match);
  const columns = boardColumns(match);
  const wide = useHalfColumns();
  const rows = useMemo(() => shownRows(match, wide), [match, wide]);
  const least = choices.density === 'double' ? 2 : 1;
  const shown = unfolded ? rows : rows.slice(0, least);
  const live = match.isLive;
  const scored = goal.told && hasGoals(match);
  return (
    <article
      className={classNames(
        'cs-sports-match',
        live && 'is-live',
        scored && 'is-scored',
        gone && 'is-gone',
      )}
      aria-label={t(betMessages.versus, { home, away })}
      data-gidm={gidm}
    >
      {/* A new element for each goal, so that two goals in a row are both animated. */}
      {scored && <span key={goal.count} className="cs-sports-match__flash" aria-hidden />}
      <div className="cs-sports-match__info">
        <div className="cs-sports-match__line">
          <MatchTime match={match} />
          {gone && <Badge>{t(m.gone)}</Badge>}
          {scored && <Badge tone="live">{t(m.goal)}</Badge>}
          <StarButton
            inGrid
            label={t(m.starMatch, { home, away })}
            starred={choices.matches.includes(gidm)}
            onToggle={() => store.toggle('matches', gidm)}
          />
        </div>
        <Link className="cs-sports-match__page" to={matchPath(gidm)} tabIndex={-1} data-odds-item>
          <Teams match={match} />
        </Link>
        <div className="cs-sports-match__line">
          {rows.length > least && (
            <button
              type="button"
              className="cs-sports-match__more"
              tabIndex={-1}
              data-odds-item
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? t(m.fewerLines) : t(m.moreLines, { count: rows.length - least })}
            </button>
          )}
          {match.moreMarkets !== undefined && match.moreMarkets > 0 && (
            <Link
              className="cs-sports-match__more"
              to={matchPath(gidm)}
              tabIndex={-1}
              data-odds-item
            >
              {t(m.allMarketsCount, { count: match.moreMarkets })}
            </Link>
          )}
        </div>
      </div>
      <div className="cs-sports-match__rows">
        {shown.map((row, index) => (
          <MarketRow key={row.gid} match={match} row={row} columns={columns} main={index === 0} />
        ))}
      </div>
    </article>
  );
}

interface MarketRowProps {
  match: Match;
  row: BoardRow;
  columns: readonly MarketColumn[];
  /** Whether it is the first row; other rows show no gap for a missing market. */
  main: boolean;
}

function MarketRow({ match, row, columns, main }: MarketRowProps) {
  return (
    <div className={classNames('cs-sports-match__row', !main && 'is-alternative')}>
      {columns.map((column) => (
        <MarketCell
          key={column}
          column={column}
          match={match}
          market={row.cells[column]}
          blank={!main && /M$|ML$/.test(column)}
        />
      ))}
    </div>
  );
}

interface MarketCellProps {
  column: MarketColumn;
  match: Match;
  market: Market | undefined;
  blank: boolean;
}

function MarketCell({ column, match, market, blank }: MarketCellProps) {
  const t = useT();
  const picks = picksOf(column);
  // Under the head of a half that is over, a market of the match shows its own name.
  const isGuest = market !== undefined && columnOf(market.wtype) !== column;
  return (
    <div className={`cs-sports-market is-${column}`}>
      {isGuest && (
        <span className="cs-sports-market__caption" aria-hidden>
          {marketWords({ wtype: market.wtype, gtype: match.gameType }, t).text}
        </span>
      )}
      {market &&
        picks.map((pick) => (
          <PriceCell key={pick} {...priceCellProps(match, market)} pick={pick} />
        ))}
      {!market &&
        !blank &&
        picks.map((pick) => (
          <span key={pick} className="cs-sports-market__none" aria-hidden>
            –
          </span>
        ))}
    </div>
  );
}
