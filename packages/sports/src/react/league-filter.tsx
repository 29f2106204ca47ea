import { useT } from '@courtside/i18n/react';
import type { BoardLeague } from '../core/board.ts';
import { isOfShortcut, LEAGUE_SHORTCUTS, type LeagueShortcut } from '../core/league-shortcuts.ts';
import { m } from './messages.ts';
import { shortcutNames } from './sport-messages.ts';

/** A text, so that it is kept with the entry of the history: `league:` and the id of a league. */
type OneLeague = `league:${string}`;

/** The shown leagues: all, those of a shortcut, those that the member starred, or one. */
export type LeagueChoice = 'all' | 'starred' | LeagueShortcut | OneLeague;

export const leagueChoice = (leagueId: string): OneLeague => `league:${leagueId}`;

const isOne = (choice: LeagueChoice): choice is OneLeague => choice.startsWith('league:');

/** Whether a choice includes a league. */
export function isChosen(
  { leagueId, name }: Pick<BoardLeague, 'leagueId' | 'name'>,
  choice: LeagueChoice,
  starred: readonly string[],
): boolean {
  if (choice === 'all') return true;
  if (choice === 'starred') return starred.includes(leagueId);
  return isOne(choice) ? choice === leagueChoice(leagueId) : isOfShortcut(name, choice);
}

export interface LeagueFilterProps {
  /** Null while they are not known: then there are no counts, and no shortcut can be chosen. */
  leagues: readonly BoardLeague[] | null;
  starred: readonly string[];
  value: LeagueChoice;
  onChange: (choice: LeagueChoice) => void;
  /** Offers the shortcuts to the major football leagues. */
  shortcuts: boolean;
}

/** The leagues of the list with their numbers of matches, the shortcuts before them. */
export function LeagueFilter({ starred, value, onChange, shortcuts, ...props }: LeagueFilterProps) {
  const t = useT();
  const leagues = props.leagues ?? [];
  const countOf = (choice: LeagueChoice) =>
    leagues
      .filter((league) => isChosen(league, choice, starred))
      .reduce((sum, { gidms }) => sum + gidms.length, 0);
  const item = (choice: LeagueChoice, name: string, count = countOf(choice)) => (
    <li key={choice}>
      <button
        type="button"
        className="cs-sports-nav__league"
        aria-pressed={value === choice}
        disabled={count === 0 && choice !== 'all'}
        onClick={() => onChange(choice)}
      >
        <span>{name}</span>
        <span className="cs-sports-nav__count">{props.leagues && count}</span>
      </button>
    </li>
  );
  // The shortcuts are always the same ones in the same place; one without matches cannot be chosen.
  const offered = shortcuts ? LEAGUE_SHORTCUTS : [];
  const isOffered = ({ name }: BoardLeague) => offered.some((each) => isOfShortcut(name, each));
  return (
    <ul className="cs-sports-nav__leagues" aria-label={t(m.leagues)}>
      {item('all', t(m.allLeagues))}
      {leagues.some(({ leagueId }) => starred.includes(leagueId)) &&
        item('starred', t(m.starredLeagues))}
      {offered.map((each) => item(each, t(shortcutNames[each])))}
      {leagues
        .filter((league) => !isOffered(league))
        .map(({ leagueId, name }) => item(leagueChoice(leagueId), name))}
    </ul>
  );
}
