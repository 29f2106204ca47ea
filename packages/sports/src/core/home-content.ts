import type { Match } from '@courtside/contract';
import type { BoardLeague } from './board-model.ts';
import { boardRows } from './board-rows.ts';
import { byGidm } from './by-gidm.ts';
import { isOfShortcut, LEAGUE_SHORTCUTS } from './league-shortcuts.ts';
import { matchClock } from './match-clock.ts';

/** The parts of a venue's list that home needs. */
export interface HomeList {
  readonly leagues: readonly BoardLeague[];
  match(gidm: string): Match | undefined;
}

/** A match of home, and the list that it comes from. */
export interface HomeMatch {
  readonly gidm: string;
  readonly league: string;
  readonly from: 'live' | 'next';
}

export interface HomeContent {
  /** The match that leads the page; null while there is none. */
  readonly featured: HomeMatch | null;
  readonly live: readonly HomeMatch[];
  readonly next: readonly HomeMatch[];
}

export interface HomeContentOptions {
  /** Most matches of each list. */
  readonly limit: number;
  /** `gidm` of the match that leads the page while it is listed, so that no other moves under a finger. */
  readonly kept?: string | undefined;
}

interface Listed extends HomeMatch {
  readonly match: Match;
  /** Rank of its league: the shortcuts of the board in their order, then football, then other sports. */
  readonly rank: number;
}

/** A match after this minute is too far gone to be featured. */
const LATE_MINUTE = 75;

const rankOf = (league: string, { gameType }: Match) => {
  const shortcut = LEAGUE_SHORTCUTS.findIndex((each) => isOfShortcut(league, each));
  if (gameType !== 'FT') return LEAGUE_SHORTCUTS.length + 1;
  return shortcut < 0 ? LEAGUE_SHORTCUTS.length : shortcut;
};

function listed({ leagues, match: read }: HomeList, from: HomeMatch['from']): Listed[] {
  return leagues.flatMap(({ gidms, name: league }) =>
    gidms.flatMap((gidm) => {
      const match = read(gidm);
      // Corners and cards are shown on the page of their match; virtual matches are left out of the calendar.
      if (!match || match.parentGidm !== undefined || match.gameType === 'VF') return [];
      return [{ gidm, league, from, match, rank: rankOf(league, match) }];
    }),
  );
}

const byRank = (a: Listed, b: Listed) => a.rank - b.rank;
const byKickOff = (a: Listed, b: Listed) =>
  a.match.kickOff - b.match.kickOff || byRank(a, b) || byGidm(a, b);

function isFit({ match }: Listed): boolean {
  if (match.gameType !== 'FT' || !boardRows(match)[0]?.cells.M) return false;
  const clock = matchClock(match);
  return !(clock.phase === 'second-half' && clock.minute >= LATE_MINUTE);
}

/**
 * The content of home from two lists: the featured match, the others in play by the rank of their league, and the next
 * to begin.
 *
 * @example homeContent({ live, next }, { limit: 8 }).featured?.league // '英超'
 */
export function homeContent(
  lists: { readonly live: HomeList; readonly next: HomeList },
  { limit, kept }: HomeContentOptions,
): HomeContent {
  const live = listed(lists.live, 'live');
  const next = listed(lists.next, 'next');
  const all = [...live, ...next];
  const leading =
    all.find(({ gidm }) => gidm === kept) ??
    all.filter(isFit).toSorted((a, b) => byRank(a, b) || byKickOff(a, b))[0];
  const told = ({ gidm, league, from }: Listed): HomeMatch => ({ gidm, league, from });
  const others = (list: readonly Listed[]) =>
    list
      .filter(({ gidm }) => gidm !== leading?.gidm)
      .slice(0, limit)
      .map(told);
  return {
    featured: leading ? told(leading) : null,
    live: others(live.toSorted((a, b) => byRank(a, b) || byKickOff(a, b))),
    next: others(next.toSorted(byKickOff)),
  };
}
