import type { OutrightShow, ShowCounts } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useIsInBrowser } from '@courtside/shell/react';
import { SegmentedControl } from '@courtside/ui';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ListSport, SportCounts } from '../core/board.ts';
import { BOARD_PATH, RESULTS_PATH } from '../core/match-path.ts';
import { LIST_NAMES, TITLE_LISTS, TITLE_NAMES, type List, type TitleList } from './board-lists.ts';
import { m } from './messages.ts';
import { m as results } from './results/messages.ts';
import { SportRail } from './sport-rail.tsx';

export interface Counts {
  /** The sport of `lists`. */
  sport: ListSport;
  lists: Partial<ShowCounts> | null;
  sports: SportCounts | null;
}

export interface CrMode {
  readonly path: string;
  readonly on: boolean;
}

export interface Nav {
  lists: readonly List[];
  /** The shown list of outrights. */
  titles: TitleList;
  /** The switch to CR mode at its path, or back from it. */
  crMode: CrMode | undefined;
  list: List;
  sport: ListSport;
  counts: Counts;
  tools: ReactNode;
  onCounts: (counts: Counts) => void;
  onList: (list: List | OutrightShow) => void;
  onSport: (sport: ListSport) => void;
}

/** The latest counts, kept for the next list. */
export function useKeptCounts(
  { counts, onCounts, sport }: Nav,
  lists: ShowCounts | null,
  sports: SportCounts | null,
): Counts {
  useEffect(() => {
    if (lists) onCounts({ sport, lists, sports });
  }, [lists, sport, sports, onCounts]);
  if (lists) return { sport, lists, sports };
  // After a change of sport, only the counts that the gateway sent for all sports are valid.
  const known = (sport !== 'ALL' && counts.sports?.[sport]) || null;
  return sport === counts.sport ? counts : { ...counts, sport, lists: known };
}

/** Content beside the board, before its leagues. */
export function NavHead({ nav, counts }: { nav: Nav; counts: Counts }) {
  const t = useT();
  const isInBrowser = useIsInBrowser();
  return (
    <nav aria-label={t(m.navigation)} className="cs-sports-nav__head">
      <SportRail sport={nav.sport} counts={counts.sports} onSport={nav.onSport} />
      {nav.tools !== undefined && (
        <div className="cs-sports-nav__tools" inert={!isInBrowser}>
          {nav.tools}
        </div>
      )}
    </nav>
  );
}

/** Null while it is not known, so that its place is kept. */
const countIn = ({ lists }: Counts, list: keyof ShowCounts) => lists?.[list] ?? null;

export function ListSwitch({ nav, counts }: { nav: Nav; counts: Counts }) {
  const t = useT();
  // A series uses the matches of today.
  const countOf = (list: List) => countIn(counts, list === 'P' ? 'FT' : list);
  return (
    <div className="cs-sports-lists__row">
      <SegmentedControl
        className="cs-sports-lists"
        label={t(m.schedule)}
        value={nav.list}
        onChange={nav.onList}
        options={nav.lists.map((value) => ({
          value,
          label: t(LIST_NAMES[value]),
          count: countOf(value),
          digits: value === 'RB' || value === 'FS' ? 2 : 3,
        }))}
      />
      {nav.crMode && <CrModeLink {...nav.crMode} />}
      <Link
        className="cs-sports-lists__results"
        to={nav.sport === 'FT' ? RESULTS_PATH : `${RESULTS_PATH}?sport=${nav.sport}`}
      >
        {t(results.title)}
      </Link>
    </div>
  );
}

function CrModeLink({ path, on }: CrMode) {
  const t = useT();
  const { search } = useLocation();
  return (
    <Link className="cs-sports-lists__results" to={(on ? BOARD_PATH : path) + search}>
      {t(on ? m.standardMode : m.crMode)}
    </Link>
  );
}

/** The days whose outrights are listed. */
export function TitleSwitch({ nav, counts }: { nav: Nav; counts: Counts }) {
  const t = useT();
  return (
    <SegmentedControl
      label={t(m.titles)}
      value={nav.titles}
      onChange={nav.onList}
      options={TITLE_LISTS.map((value) => ({
        value,
        label: t(TITLE_NAMES[value]),
        count: countIn(counts, value),
        digits: 2,
      }))}
    />
  );
}
