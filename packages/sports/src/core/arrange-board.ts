import type { Match } from '@courtside/contract';
import type { BoardLeague } from './board.ts';
import type { BoardChoices } from './board-choices.ts';

/** A head on the board with the matches below it. When sorted by time, a league may have several. */
export interface BoardSection {
  readonly key: string;
  readonly leagueId: string;
  readonly name: string;
  readonly gidms: readonly string[];
  /** As in its league. */
  readonly collapsed?: true;
  /** Holds matches that the member starred, which stand on top as a group. */
  readonly starred?: true;
}

export interface ArrangeOptions {
  readonly choices: Pick<BoardChoices, 'matches' | 'leagues' | 'sort'>;
  /** Whether a match is to be shown at all. */
  readonly shows: (match: Match) => boolean;
  readonly matchOf: (gidm: string) => Match | undefined;
}

type Placed = Pick<BoardSection, 'leagueId' | 'name' | 'collapsed'> & { readonly match: Match };

/** Groups consecutive matches of one league under one head. */
function grouped(placed: readonly Placed[], prefix: string): BoardSection[] {
  const sections: (BoardSection & { gidms: string[] })[] = [];
  for (const { match, ...league } of placed) {
    const { leagueId } = league;
    const last = sections.at(-1);
    if (last?.leagueId === leagueId) last.gidms.push(match.gidm);
    else {
      const nth = sections.filter((each) => each.leagueId === leagueId).length;
      const key = `${prefix}${leagueId}:${nth}`;
      sections.push({ ...league, key, gidms: [match.gidm] });
    }
  }
  return sections;
}

/**
 * The sections of a board, from the top: matches that the member starred, then leagues that they starred, then the rest
 * in the gateway's order or by kick-off. A head keeps its key when the matches below it come and go.
 */
export function arrangeBoard(
  leagues: readonly BoardLeague[],
  { choices, shows, matchOf }: ArrangeOptions,
): readonly BoardSection[] {
  const all = leagues.flatMap(({ gidms, ...league }) =>
    gidms.flatMap((gidm): Placed[] => {
      const match = matchOf(gidm);
      return match && shows(match) ? [{ ...league, match }] : [];
    }),
  );
  const starred = new Set(choices.matches);
  const liked = new Set(choices.leagues);
  const own = all.filter(({ match }) => starred.has(match.gidm));
  const others = all.filter(({ match }) => !starred.has(match.gidm));
  const first = others.filter(({ leagueId }) => liked.has(leagueId));
  const rest = others.filter(({ leagueId }) => !liked.has(leagueId));
  const sorted =
    choices.sort === 'time' ? rest.toSorted((a, b) => a.match.kickOff - b.match.kickOff) : rest;
  const top = grouped(own, '*').map((section) => ({ ...section, starred: true as const }));
  return [...top, ...grouped(first, ''), ...grouped(sorted, '')];
}
