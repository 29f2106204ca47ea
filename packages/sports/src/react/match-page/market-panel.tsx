import { marketWords, pickWords, unitWords } from '@courtside/betting-terms';
import type { Match } from '@courtside/contract';
import { useT, type Translate } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Banner, EmptyState, SearchField, Tabs } from '@courtside/ui';
import { memo, useMemo, useState, useSyncExternalStore } from 'react';
import {
  favouriteOf,
  groupsOf,
  MARKET_GROUPS,
  marketCards,
  type MarketCard as Card,
  type MarketGroup,
} from '../../core/market-groups.ts';
import { isPrice } from '../../core/live-price.ts';
import { marketFavourites } from '../../core/market-favourites.ts';
import type { MatchFeed, OfferedMarket } from '../../core/match-feed.ts';
import { OddsGrid } from '../odds-grid.tsx';
import { SlipLink } from '../slip-link.tsx';
import { MarketCard, type CardMatch } from './market-card.tsx';
import { groupNames, m } from './messages.ts';
import { m as board } from '../messages.ts';
import { sportNames } from '../sport-messages.ts';

export interface MarketPanelProps {
  match: Match;
  offers: readonly OfferedMarket[];
  feed: MatchFeed;
  slipId: string | undefined;
}

type Shown = 'all' | 'starred' | MarketGroup;

/** All markets of the match, by groups. */
export function MarketPanel({ match, offers, feed, slipId }: MarketPanelProps) {
  const t = useT();
  const { gidm, team_h, team_c, gameType: gtype, discipline } = match;
  // The running clock must not draw the markets again.
  const named = useMemo(
    () => ({ gidm, team_h, team_c, gtype, discipline }),
    [gidm, team_h, team_c, gtype, discipline],
  );
  if (offers.length === 0) {
    return (
      <section className="cs-match-markets" aria-label={t(m.markets)}>
        <EmptyState title={t(m.none)} detail={t(m.noneDetail)} />
      </section>
    );
  }
  const open = match.markets.some(({ sw, ior }) => sw && Object.values(ior).some(isPrice));
  return (
    <section className="cs-match-markets" aria-label={t(m.markets)}>
      {!open && (
        <Banner tone="warning" role="status">
          {t(m.suspended)}
        </Banner>
      )}
      <Groups match={named} offers={offers} feed={feed} slipId={slipId} />
    </section>
  );
}

/** Name of the group of the parts: quarters, sets or games. */
function partsName(match: CardMatch, t: Translate): string {
  const unit = unitWords({ wtype: 'P1ML', ...match }, t);
  if (match.gtype === 'TN') return t(m.sets);
  return ['BK', 'OP'].includes(match.gtype) || unit === '' ? t(m.quarters) : t(m.games);
}

function groupName(group: Shown, match: CardMatch, t: Translate): string {
  if (group === 'all') return t(sportNames.ALL);
  if (group === 'starred') return t(m.starred);
  if (group === 'lines')
    return t(m.lines, { handicap: marketWords({ wtype: 'R', ...match }, t).name });
  if (group === 'half') return marketWords({ wtype: 'HOU', ...match }, t).period;
  if (group === 'score') return marketWords({ wtype: 'PD', ...match }, t).name;
  if (group === 'parts') return partsName(match, t);
  const isFootball = match.gtype === 'FT' || match.gtype === 'VF';
  return t(group === 'goals' && !isFootball ? m.points : groupNames[group]);
}

/** Whether every word of a search is in the name of a market or of one of its picks. */
function isFound(card: Card, words: readonly string[], match: CardMatch, t: Translate): boolean {
  if (words.length === 0) return true;
  const names = card.lines.flatMap((line) => [
    marketWords({ ...match, ...line }, t).text,
    ...line.picks.map((pick) => pickWords({ ...match, ...line, pick }, t).text),
  ]);
  const text = names.join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

const Groups = memo(function Groups({
  match,
  offers,
  feed,
  slipId,
}: Omit<MarketPanelProps, 'match'> & { match: CardMatch }) {
  const t = useT();
  const store = marketFavourites(useServices().storage);
  const favourites = useSyncExternalStore(store.subscribe, store.current, store.current);
  const [wanted, setWanted] = useState<Shown>('all');
  const [search, setSearch] = useState('');
  const cards = useMemo(() => marketCards(offers), [offers]);
  const isStarred = ({ wtype }: Card) => favourites.includes(favouriteOf(wtype));
  const belongs = (card: Card, group: Shown) =>
    group === 'all' ||
    (group === 'starred' ? isStarred(card) : groupsOf(card.wtype).includes(group));
  const groups = (['all', 'starred', ...MARKET_GROUPS] as const).filter((group) =>
    cards.some((card) => belongs(card, group)),
  );
  // The wanted group may have lost its last market.
  const group = groups.includes(wanted) ? wanted : 'all';
  const words = search.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const shown = cards
    .filter((card) => belongs(card, group) && isFound(card, words, match, t))
    .toSorted((a, b) => Number(isStarred(b)) - Number(isStarred(a)));
  const content =
    shown.length === 0 ? (
      <EmptyState title={t(m.notFound)} detail={t(m.notFoundDetail)} />
    ) : (
      <>
        <OddsGrid
          className="cs-match-cards"
          label={t(m.oddsOf, { home: match.team_h, away: match.team_c })}
        >
          {shown.map((card) => (
            <MarketCard
              key={card.wtype}
              card={card}
              match={match}
              feed={feed}
              starred={isStarred(card)}
              onStar={store.toggle}
            />
          ))}
        </OddsGrid>
        {slipId !== undefined && <SlipLink slipId={slipId} />}
      </>
    );
  return (
    <>
      <SearchField
        className="cs-match-markets__search"
        label={t(m.search)}
        hideLabel
        placeholder={t(m.search)}
        value={search}
        onChange={setSearch}
        clearLabel={t(board.clearSearch)}
      />
      <Tabs
        label={t(m.groups)}
        value={group}
        onChange={setWanted}
        items={groups.map((value) => ({
          value,
          label: groupName(value, match, t),
          content: value === group ? content : null,
        }))}
      />
    </>
  );
});
