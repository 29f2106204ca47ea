import { marketWords, resultPickMessages } from '@courtside/betting-terms';
import type { PickCode } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { WordHint } from '@courtside/shell/react';
import { IconButton, IconTrend } from '@courtside/ui';
import { memo, useId, useState } from 'react';
import { marketHint } from '../../core/market-hint.ts';
import { favouriteOf, type MarketCard as Card } from '../../core/market-groups.ts';
import type { MatchFeed, OfferedMarket } from '../../core/match-feed.ts';
import { pickColumns } from '../../core/pick-columns.ts';
import { PriceCell, type PriceCellProps } from '../price-cell.tsx';
import { StarButton } from '../star-button.tsx';
import { m } from './messages.ts';
import { PriceHistory } from './price-history.tsx';

/** The fields of a match that its prices need. */
export type CardMatch = Pick<PriceCellProps, 'gidm' | 'team_h' | 'team_c' | 'gtype' | 'discipline'>;

export interface MarketCardProps {
  card: Card;
  match: CardMatch;
  feed: MatchFeed;
  starred: boolean;
  onStar: (favourite: string) => void;
}

/** With more picks than this, their histories would make the page too long. */
const MOST_HISTORIES = 4;

/** One market with all its lines. */
export const MarketCard = memo(function MarketCard(props: MarketCardProps) {
  const { card, match, feed, starred, onStar } = props;
  const t = useT();
  const id = useId();
  const [history, setHistory] = useState(false);
  const { text: market } = marketWords({ ...match, wtype: card.wtype }, t);
  const hint = marketHint(card.wtype);
  const [main] = card.lines;
  const hasHistory = main !== undefined && main.picks.length <= MOST_HISTORIES;
  const { heads } = pickColumns(card.wtype, main?.picks ?? []);
  return (
    <section className="cs-match-card" aria-labelledby={id} data-wtype={card.wtype}>
      <div className="cs-match-card__head">
        <h2 id={id}>
          {hint ? (
            <WordHint word={hint} tabIndex={-1} data-odds-item>
              {market}
            </WordHint>
          ) : (
            market
          )}
        </h2>
        {hasHistory && (
          <IconButton
            label={t(m.history, { market })}
            aria-expanded={history}
            tabIndex={-1}
            data-odds-item
            onClick={() => setHistory(!history)}
          >
            <IconTrend size={14} aria-hidden />
          </IconButton>
        )}
        <StarButton
          inGrid
          label={t(m.starMarket, { market })}
          starred={starred}
          onToggle={() => onStar(favouriteOf(card.wtype))}
        />
      </div>
      {heads && (
        <div className="cs-match-card__columns cs-match-card__sides" aria-hidden>
          {heads.map((side) => (
            <span key={side}>
              {side === 'N' ? t(resultPickMessages.N) : side === 'H' ? match.team_h : match.team_c}
            </span>
          ))}
        </div>
      )}
      {card.lines.map((line) => (
        <Line key={line.gid} line={line} match={match} />
      ))}
      {history && main && <PriceHistory feed={feed} line={main} match={match} />}
    </section>
  );
});

function Line({ line, match }: { line: OfferedMarket; match: CardMatch }) {
  const { picks, ...market } = line;
  const { columns, headed, rest } = pickColumns(line.wtype, picks);
  // The picks of an offer are keys of its prices.
  const cell = (pick: string) => (
    <PriceCell key={pick} {...match} {...market} pick={pick as PickCode} full={!headed} />
  );
  return (
    <div className="cs-match-card__line">
      <div className="cs-match-card__columns">
        {columns.map((column) => (
          <div key={column.join()} className="cs-match-card__column">
            {column.map(cell)}
          </div>
        ))}
      </div>
      {rest.map(cell)}
    </div>
  );
}
