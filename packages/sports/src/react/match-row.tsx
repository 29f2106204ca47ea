import { betMessages } from '@courtside/betting-terms';
import type { Market, Match, PickCode } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { classNames } from '@courtside/ui';
import { memo, useMemo, useState } from 'react';
import { boardRows, MARKET_COLUMNS } from '../core/board-rows.ts';
import { MatchTime, Teams } from './match-head.tsx';
import { m } from './messages.ts';
import { PriceCell, priceCellProps } from './price-cell.tsx';
import { useMatch } from './use-board.ts';

/** One match with its markets; more lines unfold below the main ones. */
export const MatchRow = memo(function MatchRow({ gidm }: { gidm: string }) {
  const t = useT();
  const match = useMatch(gidm);
  const [unfolded, setUnfolded] = useState(false);
  const rows = useMemo(() => (match ? boardRows(match) : []), [match]);
  if (!match) return null;
  const shown = unfolded ? rows : rows.slice(0, 1);
  return (
    <article
      className="cs-sports-match"
      aria-label={t(betMessages.versus, { home: match.team_h, away: match.team_c })}
      data-gidm={gidm}
    >
      <div className="cs-sports-match__info">
        <MatchTime match={match} />
        <Teams match={match} />
        {rows.length > 1 && (
          <button
            type="button"
            className="cs-sports-match__more"
            tabIndex={-1}
            data-odds-item
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? t(m.fewerLines) : t(m.moreLines, { count: rows.length - 1 })}
          </button>
        )}
      </div>
      <div className="cs-sports-match__rows">
        {shown.map((row, index) => (
          <div
            key={row.gid}
            className={classNames('cs-sports-match__row', index > 0 && 'is-alternative')}
          >
            {MARKET_COLUMNS.map((column) => (
              <MarketCell
                key={column}
                column={column}
                match={match}
                market={row.cells[column]}
                blank={index > 0 && (column === 'M' || column === 'HM')}
              />
            ))}
          </div>
        ))}
      </div>
    </article>
  );
});

function MarketCell({
  column,
  match,
  market,
  blank,
}: {
  column: string;
  match: Match;
  market: Market | undefined;
  blank: boolean;
}) {
  const picks: readonly PickCode[] = column.endsWith('M')
    ? ['H', 'C', 'N']
    : column.endsWith('OU')
      ? ['C', 'H']
      : ['H', 'C'];
  return (
    <div className={`cs-sports-market is-${column}`}>
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
