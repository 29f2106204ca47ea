import { marketWords } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { IconChevronDown } from '@courtside/ui';
import { memo, useId, useState } from 'react';
import type { BoardLeague } from '../core/board.ts';
import { MARKET_COLUMNS } from '../core/board-rows.ts';
import { MatchRow } from './match-row.tsx';
import { m } from './messages.ts';
import { OddsGrid } from './odds-grid.tsx';
import { SlipLink } from './slip-link.tsx';

/** A league that can be folded away, with the names of the columns over its matches. */
export const LeagueSection = memo(function LeagueSection({
  league,
  slipId,
}: {
  league: BoardLeague;
  slipId: string | undefined;
}) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <section className="cs-sports-league">
      <h2 className="cs-sports-league__head">
        <button
          type="button"
          className="cs-sports-league__fold"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <IconChevronDown size={16} aria-hidden className={open ? undefined : 'is-folded'} />
          <span className="cs-sports-league__name">{league.name}</span>
          <span className="cs-sports-league__count">{league.gidms.length}</span>
        </button>
        <span className="cs-sports-league__columns" aria-hidden>
          {MARKET_COLUMNS.map((column) => {
            const { period, name } = marketWords({ wtype: column }, t);
            return (
              <span key={column} className={`is-${column}`}>
                {period} {name}
              </span>
            );
          })}
        </span>
      </h2>
      <div id={id} hidden={!open}>
        {open && (
          <>
            <OddsGrid label={t(m.oddsOf, { league: league.name })}>
              {league.gidms.map((gidm) => (
                <MatchRow key={gidm} gidm={gidm} />
              ))}
            </OddsGrid>
            {slipId !== undefined && <SlipLink slipId={slipId} />}
          </>
        )}
      </div>
    </section>
  );
});
