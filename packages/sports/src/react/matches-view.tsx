import { useT } from '@courtside/i18n/react';
import type { Match, ShowType } from '@courtside/contract';
import { focusPart, useEntryState, useIsInBrowser } from '@courtside/shell/react';
import { Banner, Button, classNames, EmptyState, SegmentedControl, Skeleton } from '@courtside/ui';
import { periodMessages } from '@courtside/betting-terms';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { arrangeBoard, type BoardSection } from '../core/arrange-board.ts';
import { bettingDay } from '@courtside/contract';
import { boardColumns, isHalfColumn } from '../core/board-columns.ts';
import type { Board, BoardLeague, BoardOverview, ListSport } from '../core/board.ts';
import { FIRST_LIST } from '../core/first-lists.ts';
import { createSectionKeeper } from '../core/keep-sections.ts';
import { isFound } from '../core/match-search.ts';
import { BoardBar } from './board-bar.tsx';
import { isChosen, leagueChoice, LeagueFilter, type LeagueChoice } from './league-filter.tsx';
import { LeagueSection } from './league-section.tsx';
import { LONG_LIST } from './match-slot.tsx';
import { m } from './messages.ts';
import { SportGroups } from './sport-groups.tsx';
import { useAllSuspended } from './use-all-suspended.ts';
import { useBoardChoices } from './use-board-choices.ts';
import { useCalm } from './use-calm.ts';
import { useOverview } from './use-board.ts';
import { StaleBanner, VenueFailure } from './venue-failure.tsx';
import { SightContext, useBoardSight } from './use-sight.ts';
import { useSwipe } from './use-swipe.ts';

export interface MatchesViewProps {
  board: Board;
  sport: ListSport;
  showType: ShowType;
  /** Names the list: with another name the filters and the rows begin anew. */
  list: string;
  /** Read out for the place of the list. */
  label: string;
  /** Shows only the most popular matches (those with `hot`). */
  hot?: boolean;
  slipId: string | undefined;
  /** Shown before the leagues beside the board. */
  nav: ReactNode;
  /** Shown before the list. */
  lists: ReactNode;
  /** Shown in place of matches and their filters: a list of something else. */
  instead?: ReactNode;
  onSport: (sport: ListSport) => void;
  /** Called on a swipe over the list: 1 for the next list, -1 for the previous one. */
  onSwipe?: ((way: -1 | 1) => void) | undefined;
}

/** Distinct betting days of a list, in their order. */
function daysOf(board: Board, leagues: readonly BoardLeague[]): readonly number[] {
  const days = leagues.flatMap(({ gidms }) =>
    gidms.flatMap((gidm) => {
      const match = board.match(gidm);
      return match ? [bettingDay(match.kickOff)] : [];
    }),
  );
  return [...new Set(days)].toSorted((a, b) => a - b);
}

/**
 * One list of matches with all its filters, or another list in its place. What is before the list stays in the page when the list
 * changes, so that the focus stays on what was chosen.
 */
export function MatchesView(props: MatchesViewProps) {
  const { board, sport, showType, list, hot = false, slipId, nav, lists, onSport } = props;
  const { instead = null } = props;
  const hasMatches = instead === null;
  const t = useT();
  const overview = useOverview(board);
  const sight = useBoardSight(board);
  const [choices] = useBoardChoices();
  const [keepSections] = useState(createSectionKeeper);
  const [listed, setListed] = useState(list);
  const isOther = listed !== list;
  /** The value with which a filter of another list begins. */
  const opened = <T,>(initial: T) => (isOther ? initial : undefined);
  const [league, setLeague] = useEntryState<LeagueChoice>('board.league', 'all', opened('all'));
  const [keptSearch, setSearch] = useEntryState('board.search', '', opened(''));
  const [day, setDay] = useEntryState<number | null>('board.day', null, opened(null));
  const [keptPeriod, setPeriod] = useEntryState<'full' | 'half'>(
    'board.period',
    'full',
    opened('full'),
  );
  const isInBrowser = useIsInBrowser();
  const search = isInBrowser ? keptSearch : '';
  const period = isInBrowser ? keptPeriod : 'full';
  const swipe = useSwipe(props.onSwipe);
  const place = useRef<HTMLElement>(null);
  /** Whether the filters are shown on a phone, where prices come first. */
  const [filters, setFilters] = useState(false);
  if (isOther) {
    setListed(list);
    setFilters(false);
  }
  const { leagues } = overview;
  const chosen = leagues.some((each) => isChosen(each, league, choices.leagues)) ? league : 'all';
  const days = showType === 'FU' ? daysOf(board, leagues) : [];
  const shownDay = day !== null && days.includes(day) ? day : null;
  const shows = (match: Match) =>
    (!hot || match.hot === true) &&
    (shownDay === null || bettingDay(match.kickOff) === shownDay) &&
    isFound(match, search);
  /** The leagues with those of their matches that pass the filters. */
  const narrowed = (all: readonly BoardLeague[]) =>
    all.flatMap((each) => {
      const gidms = each.gidms.filter((gidm) => {
        const match = board.match(gidm);
        return match && shows(match);
      });
      // The chosen league stays, so that the member can see and leave it.
      const isOwn = chosen === leagueChoice(each.leagueId);
      return gidms.length > 0 || isOwn ? [{ ...each, gidms }] : [];
    });
  const arranged = keepSections(
    arrangeBoard(
      leagues.filter((each) => isChosen(each, chosen, choices.leagues)),
      { choices, shows, matchOf: board.match },
    ),
  );
  // What comes after a wait or a failure was asked for, too: the empty layout before it is not kept.
  const isListed = overview.status === 'ready' || overview.status === 'stale';
  const asked = [board, isListed, list, chosen, search, shownDay, choices];
  const [sections, hold] = useCalm(arranged, asked);
  const firsts = sections.flatMap(({ gidms }) => board.match(gidms[0] ?? '') ?? []);
  // While there is no list yet it has what its sport has, so that the switch does not come over a list under a finger.
  const coming = { gameType: sport === 'ALL' ? FIRST_LIST.gtype : sport };
  const columned = isListed ? firsts : [coming];
  const hasHalves = columned.some((match) => boardColumns(match).some(isHalfColumn));
  return (
    <>
      <div className={classNames('cs-sports-nav', filters && 'is-filtering')}>
        {nav}
        {hasMatches && (
          <LeagueFilter
            key={list}
            leagues={overview.counts && narrowed(leagues)}
            starred={choices.leagues}
            value={chosen}
            onChange={setLeague}
            shortcuts={sport === 'FT' || sport === 'ALL'}
          />
        )}
      </div>
      <div
        {...swipe}
        onPointerDown={(event) => {
          hold();
          swipe.onPointerDown(event);
        }}
        onPointerMove={hold}
        className={classNames('cs-sports-board', `is-${period}`, filters && 'is-filtering')}
      >
        <div className="cs-sports-board__lists cs-below-header">
          {lists}
          {hasMatches && hasHalves && (
            <SegmentedControl
              className="cs-sports-board__period"
              label={t(m.period)}
              value={period}
              onChange={setPeriod}
              options={[
                { value: 'full', label: t(periodMessages.full) },
                { value: 'half', label: t(periodMessages.half) },
              ]}
            />
          )}
          {hasMatches && (
            <Button
              className="cs-sports-board__filters"
              size="sm"
              aria-expanded={filters}
              onClick={() => setFilters(!filters)}
            >
              {t(m.filters)}
            </Button>
          )}
        </div>
        {hasMatches && (
          <BoardBar
            key={list}
            search={search}
            onSearch={setSearch}
            days={days}
            day={shownDay}
            onDay={setDay}
            leagues={leagues}
            onRefresh={() => board.resume()}
          />
        )}
        {/* Named, as it takes the focus of a button in it that goes. */}
        <section ref={place} className="cs-sports-list" aria-label={props.label}>
          {instead ?? (
            <SightContext value={sight}>
              <Body key={list} {...{ board, overview, showType, sections, slipId }}>
                {sport === 'ALL' && !hot ? (
                  <SportGroups
                    board={board}
                    sections={sections}
                    slipId={slipId}
                    onSport={(next) => {
                      if (place.current) focusPart(place.current);
                      onSport(next);
                    }}
                  />
                ) : (
                  <LeagueSections sections={sections} slipId={slipId} />
                )}
              </Body>
            </SightContext>
          )}
        </section>
        {overview.status === 'stale' && <StaleBanner fault={overview.fault} />}
        {overview.status === 'ready' && <SuspendedBanner board={board} sections={sections} />}
      </div>
    </>
  );
}

/** Says that no price of the list can be taken now; it stays in view below the list, as `StaleBanner`. */
function SuspendedBanner({ board, sections }: { board: Board; sections: readonly BoardSection[] }) {
  const t = useT();
  const listed = sections.flatMap((section) => section.gidms).join();
  // The sections are made anew more often than their matches change.
  const gidms = useMemo(() => listed.split(','), [listed]);
  if (!useAllSuspended(board, gidms)) return null;
  return (
    <Banner className="cs-sports-stale cs-above-foot" tone="info" role="status">
      {t(m.allSuspended)}
    </Banner>
  );
}

/** The leagues below each other; in a long list only rows in view are drawn. */
function LeagueSections({
  sections,
  slipId,
}: {
  sections: readonly BoardSection[];
  slipId: string | undefined;
}) {
  const t = useT();
  const total = sections.reduce((sum, { gidms }) => sum + gidms.length, 0);
  const starts = sections.map((_, at) =>
    sections.slice(0, at).reduce((sum, { gidms }) => sum + gidms.length, 0),
  );
  const drawn = (starred: boolean) =>
    sections.map(
      (section, at) =>
        (section.starred === true) === starred && (
          <LeagueSection
            key={section.key}
            section={section}
            slipId={slipId}
            level={starred ? 3 : 2}
            before={starts[at] ?? 0}
            leads={at === 0}
            long={total >= LONG_LIST}
          />
        ),
    );
  return (
    <div className="cs-sports-sections">
      {sections.some(({ starred }) => starred) && (
        <section className="cs-sports-group" aria-label={t(m.starred)}>
          <div className="cs-sports-group__head">
            <h2>{t(m.starred)}</h2>
          </div>
          {drawn(true)}
        </section>
      )}
      {drawn(false)}
    </div>
  );
}

interface BodyProps {
  board: Board;
  overview: BoardOverview;
  showType: ShowType;
  sections: readonly BoardSection[];
  children: ReactNode;
}

/** The list, or the reason why there is none. */
function Body({ board, overview, showType, sections, children }: BodyProps) {
  const t = useT();
  // The rows are many: React draws them in slices, unless a price moves meanwhile, and the page answers in between.
  const ready = overview.status !== 'loading';
  const drawn = useDeferredValue(ready);
  if (!ready || !drawn) return <Skeleton rows={8} size="block" label={t(m.loading)} />;
  if (overview.status === 'failed') {
    const retry = () => board.reload();
    return <VenueFailure title={t(m.failed)} fault={overview.fault} retry={retry} />;
  }
  if (sections.length > 0) return children;
  if (overview.leagues.length > 0) {
    return <EmptyState title={t(m.nothingFound)} detail={t(m.nothingFoundDetail)} />;
  }
  const detail = { RB: m.emptyRB, FT: m.emptyFT, FU: m.emptyFU }[showType];
  return <EmptyState title={t(m.emptyTitle)} detail={t(detail)} />;
}
