import { marketMessages, resultPickMessages } from '@courtside/betting-terms';
import { textIn, type Message } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { EmptyState, Skeleton } from '@courtside/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Board, SportCounts } from '../core/board.ts';
import { HOME_LISTS } from '../core/first-lists.ts';
import { homeContent, type HomeMatch } from '../core/home-content.ts';
import { FeaturedMatch } from './featured-match.tsx';
import { HomeRow } from './home-row.tsx';
import { m } from './messages.ts';
import { OddsGrid } from './odds-grid.tsx';
import { SPORTS } from './sport-rail.tsx';
import { sportNames } from './sport-messages.ts';
import { BoardContext, type CreateBoard, useOverview, useOwnBoard } from './use-board.ts';
import { StaleBanner, VenueFailure } from './venue-failure.tsx';

export interface HomeMatchesProps {
  createBoard: CreateBoard;
}

/** The matches of the home page: the featured match, the sports in play, and two short lists. */
export function HomeMatches({ createBoard }: HomeMatchesProps) {
  const live = useOwnBoard(createBoard, HOME_LISTS.live.showType, HOME_LISTS.live.gtype);
  const next = useOwnBoard(createBoard, HOME_LISTS.next.showType, HOME_LISTS.next.gtype);
  if (!live || !next) return <Waiting />;
  return <TwoBoards live={live} next={next} />;
}

/** Most matches in each of the two lists, whose height the styles reserve. */
const LIMIT = 8;

/** In the place of both lists at their full length, so that nothing below moves; the brand's text takes that of the featured match. */
function Waiting() {
  const t = useT();
  const language = useLanguage();
  const { brand } = useServices();
  const list = { className: 'cs-sports-home__list', rows: LIMIT, size: 'fill' } as const;
  return (
    <div className="cs-sports-home is-waiting">
      <p className="cs-sports-featured is-waiting">{textIn(brand.slogan, language)}</p>
      <div className="cs-sports-home__sports" />
      <div className="cs-sports-home__lists">
        <Skeleton {...list} label={t(m.loading)} />
        {/* Read out once. */}
        <Skeleton {...list} label="" aria-hidden />
      </div>
    </div>
  );
}

interface TwoBoardsProps {
  live: Board;
  next: Board;
}

/** Has the feed send the markets of these matches only. */
function useSightOf(board: Board, gidms: readonly string[]) {
  const named = gidms.join(' ');
  useEffect(() => {
    if (named !== '') board.sight(named.split(' '));
  }, [board, named]);
}

function TwoBoards({ live, next }: TwoBoardsProps) {
  const t = useT();
  const inPlay = useOverview(live);
  const today = useOverview(next);
  const [kept, setKept] = useState<string | undefined>(undefined);
  const content = homeContent(
    {
      live: { leagues: inPlay.leagues, match: live.match },
      next: { leagues: today.leagues, match: next.match },
    },
    { limit: LIMIT, kept },
  );
  const { featured } = content;
  const shownOf = (from: HomeMatch['from'], list: readonly HomeMatch[]) =>
    [...list, ...(featured?.from === from ? [featured] : [])].map(({ gidm }) => gidm);
  useSightOf(live, shownOf('live', content.live));
  useSightOf(next, shownOf('next', content.next));
  // The rows are many: React draws them in slices, unless a price moves meanwhile, and the page answers in between.
  const ready = inPlay.status !== 'loading' && today.status !== 'loading';
  const drawn = useDeferredValue(ready);
  if (!ready || !drawn) return <Waiting />;
  if (inPlay.status === 'failed' && today.status === 'failed') {
    const retry = () => {
      live.reload();
      next.reload();
    };
    return <VenueFailure title={t(m.failed)} fault={inPlay.fault} retry={retry} />;
  }
  if (featured && featured.gidm !== kept) setKept(featured.gidm);
  if (!featured && content.live.length === 0 && content.next.length === 0) {
    return <EmptyState title={t(m.emptyTitle)} detail={t(m.emptyFT)} />;
  }
  const boardOf = ({ from }: HomeMatch) => (from === 'live' ? live : next);
  // If one of the two lists failed from the start, its prices are missing while the other's are shown.
  const old = [inPlay, today].find(({ status }) => status === 'stale' || status === 'failed');
  return (
    <div className="cs-sports-home">
      {featured && (
        <OddsGrid label={t(m.featuredOdds)}>
          <BoardContext value={boardOf(featured)}>
            <FeaturedMatch key={featured.gidm} gidm={featured.gidm} league={featured.league} />
          </BoardContext>
        </OddsGrid>
      )}
      <SportsInPlay counts={inPlay.sports} />
      <div className="cs-sports-home__lists">
        <List
          title={m.inPlayNow}
          to="/game/sport?sport=ALL&show=RB"
          board={live}
          matches={content.live}
        />
        <List
          title={m.comingUp}
          to="/game/sport?sport=FT&show=FT"
          board={next}
          matches={content.next}
        />
      </div>
      {old && <StaleBanner fault={old.fault} />}
    </div>
  );
}

/** A link to each sport, with the number of its matches in play. */
function SportsInPlay({ counts }: { counts: SportCounts | null }) {
  const t = useT();
  if (!counts) return null;
  const liveOf = (code: (typeof SPORTS)[number]) => (code === 'ALL' ? 0 : (counts[code]?.RB ?? 0));
  return (
    <ul className="cs-sports-home__sports" aria-label={t(m.sports)}>
      {SPORTS.filter((code) => code !== 'ALL').map((code) => {
        const live = liveOf(code);
        return (
          <li key={code}>
            <Link to={`/game/sport?sport=${code}&show=${live > 0 ? 'RB' : 'FT'}`}>
              {t(sportNames[code])}
              {live > 0 && <span className="cs-sports-rail__live">{live}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface ListProps {
  title: Message;
  /** Path of the board that has all of them. */
  to: string;
  board: Board;
  matches: readonly HomeMatch[];
}

function List({ title, to, board, matches }: ListProps) {
  const t = useT();
  if (matches.length === 0) return null;
  return (
    <section className="cs-sports-home__list" aria-label={t(title)}>
      <header className="cs-sports-home__head">
        <h3>{t(title)}</h3>
        <div className="cs-sports-line__prices" aria-hidden>
          <span>{t(resultPickMessages.H)}</span>
          <span>{t(resultPickMessages.N)}</span>
          <span>{t(resultPickMessages.C)}</span>
        </div>
        <span className="cs-sports-line__pair" aria-hidden>
          {t(marketMessages.handicap)}
        </span>
        <span className="cs-sports-line__pair" aria-hidden>
          {t(marketMessages.total)}
        </span>
        <Link className="cs-sports-home__all" to={to}>
          {t(m.wholeList)}
        </Link>
      </header>
      <BoardContext value={board}>
        <OddsGrid label={t(m.oddsOfList, { list: t(title) })}>
          {matches.map(({ gidm, league }) => (
            <HomeRow key={gidm} gidm={gidm} league={league} />
          ))}
        </OddsGrid>
      </BoardContext>
    </section>
  );
}
