import type { OutrightShow, ShowType } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useIsInBrowser } from '@courtside/shell/react';
import { Skeleton } from '@courtside/ui';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Board, BoardOverview, ListSport } from '../core/board.ts';
import { FIRST_LIST } from '../core/first-lists.ts';
import type { Outrights, OutrightsOverview } from '../core/outrights.ts';
import { waitingBoard } from '../core/waiting-board.ts';
import { LIST_NAMES, LISTS, TITLE_LISTS, type List } from './board-lists.ts';
import {
  ListSwitch,
  NavHead,
  TitleSwitch,
  useKeptCounts,
  type Counts,
  type Nav,
} from './board-nav.tsx';
import { MatchesView } from './matches-view.tsx';
import { m } from './messages.ts';
import { OutrightsList } from './outrights-list.tsx';
import { sportNames } from './sport-messages.ts';
import { SPORTS } from './sport-rail.tsx';
import {
  BoardContext,
  type CreateBoard,
  type CreateOutrights,
  useOwnBoard,
  useOwnOutrights,
} from './use-board.ts';

/** Lists that a page without a list in its address opens with: the first one that has matches. */
const OPENING = ['RB', 'FT', 'FU'] as const;

/** Lists that a swipe moves through, in their order on the page. */
const SWIPED: readonly List[] = ['RB', 'FT', 'FU'];

/** Of a page rendered at build time: it names no list. */
const NO_PARAMS = new URLSearchParams();

/** Stores the last chosen sport and list, as the parameters of the page's address. */
export interface BoardChoice {
  /** Null before the first choice. */
  read(): URLSearchParams | null;
  write(chosen: URLSearchParams): void;
}

export interface SportsPageProps {
  createBoard: CreateBoard;
  /** Lists outrights (冠军) as well, at `?show=FS`, and those of today or later alone at `?show=FSFT` and `?show=FSFU`. */
  createOutrights?: CreateOutrights;
  /** Offers the list of matches for a series (串关), at `?show=P`; called when it is opened. */
  onSeries?: () => void;
  /** Storage of the last sport and list, for an address that names neither. @default nothing is kept */
  choice?: BoardChoice;
  /** Content beside the board: the slip. */
  aside: ReactNode;
  /** Id of the slip: a link to it is added after the prices of each league. It must be focusable. */
  slipId?: string;
  /** Offers the switch to CR mode at its path, or back from it. @default neither is offered */
  crMode?: { readonly path: string; readonly on: boolean } | undefined;
  /** Controls for all prices of the board, such as the choice of their format. */
  tools?: ReactNode;
}

/** The boards of all sports with their lists (spec betting 4): `?sport=BK&show=RB`. */
export function SportsPage(props: SportsPageProps) {
  const { aside, choice, createOutrights, onSeries, tools } = props;
  const t = useT();
  const isInBrowser = useIsInBrowser();
  const [own, setParams] = useSearchParams();
  const address = isInBrowser ? own : NO_PARAMS;
  const namesList = own.has('sport') || own.has('show');
  const kept = namesList || !isInBrowser ? null : choice?.read();
  const params = kept?.has('show') ? kept : address;
  useEffect(() => {
    if (params !== address) setParams(params, { replace: true });
  }, [address, params, setParams]);
  const ofAll = params.get('sport') === 'FS' ? 'ALL' : FIRST_LIST.gtype;
  const lists = LISTS.filter(
    (each) => (each !== 'FS' || createOutrights) && (each !== 'P' || onSeries),
  );
  // FS is also the code of a sport: it shows the outrights of all sports.
  const asked = params.get('sport') === 'FS' ? 'FS' : params.get('show');
  const titles = (createOutrights && TITLE_LISTS.find((each) => each === asked)) ?? 'FS';
  const shown =
    titles === 'FS' ? (lists.find((each) => each === asked) ?? FIRST_LIST.showType) : 'FS';
  const ofSport = SPORTS.find((each) => each === params.get('sport')) ?? ofAll;
  // The most popular matches are listed across all sports.
  const sport = shown === 'HOT' ? 'ALL' : ofSport;
  // Kept here, so that the switch keeps its numbers when the board of another list is created.
  const [counts, setCounts] = useState<Counts>({ sport, lists: null, sports: null });
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || counts.lists === null) return;
    isOpened.current = true;
    // Only once: a list that becomes empty while it is shown stays, and says that it has no matches.
    if (asked !== null || (counts.lists.RB ?? 0) > 0) return;
    const first = OPENING.find((each) => (counts.lists?.[each] ?? 0) > 0);
    if (first === undefined) return;
    setParams((now) => new URLSearchParams([...now, ['show', first]]), { replace: true });
  }, [asked, counts.lists, setParams]);
  const paramsOf = (of: { sport: ListSport; list: List | OutrightShow }) => ({
    ...(of.sport === 'FT' ? {} : { sport: of.sport }),
    show: of.list,
  });
  const list = shown === 'FS' ? titles : shown;
  // A choice that is not drawn yet counts for the next one: two quick touches change both sport and list.
  const chosen = useRef({ sport, list });
  // After every drawing, as going back at once may lead to what was drawn before.
  useEffect(() => {
    chosen.current = { sport, list };
  });
  const go = (change: { sport?: ListSport; list?: List | OutrightShow }) => {
    const was = chosen.current;
    const to = { ...was, ...change };
    // The most popular ones cannot be requested by sport, while every sport has matches of today.
    if (change.sport && to.list === 'HOT') to.list = 'RB';
    chosen.current = to;
    // The page being left gets its sport and list into its address; else going back would lead to the new choice.
    if (!namesList) setParams(paramsOf(was), { replace: true });
    choice?.write(new URLSearchParams(paramsOf(to)));
    // Going back leads to the previous sport, not through every list of it.
    setParams(paramsOf(to), { replace: to.sport === was.sport });
    if (to.list === 'P') onSeries?.();
  };
  const nav = {
    lists,
    crMode: props.crMode,
    list: shown,
    sport,
    counts,
    tools,
    onCounts: setCounts,
    titles,
    onList: (next: List | OutrightShow) => go({ list: next }),
    onSport: (next: ListSport) => go({ sport: next }),
  };
  return (
    <div className="cs-sports">
      <h1 className="cs-visually-hidden">
        {t(m.title)} {t(sportNames[sport])} {t(LIST_NAMES[shown])}
      </h1>
      <ListView
        {...props}
        createBoard={isInBrowser ? props.createBoard : null}
        title={`${t(sportNames[sport])} ${t(LIST_NAMES[shown])}`}
        nav={nav}
      />
      {aside}
    </div>
  );
}

/** The gateway's list for a list of the page. */
const showTypeOf = (list: List): ShowType => (list === 'RB' || list === 'FU' ? list : 'FT');

/**
 * The name of a list. The first list of a page that was rendered at build time keeps the elements of what was built, so that a
 * press under way reaches its button.
 */
function useBuiltName(isBuilt: boolean, list: string): string {
  const [first, setFirst] = useState(isBuilt ? '' : null);
  if (first === '' && !isBuilt) setFirst(list);
  return first === '' || first === list ? 'built' : list;
}

interface ListViewProps extends Pick<SportsPageProps, 'createOutrights' | 'slipId'> {
  /** Null makes no board. */
  createBoard: CreateBoard | null;
  /** Name of the list for people. */
  title: string;
  nav: Nav;
}

/** The shown list. It is one component for all lists, so that those before it keep their elements, and with them the focus. */
function ListView({ createBoard, createOutrights, slipId, title, nav }: ListViewProps) {
  const t = useT();
  const { list, sport, titles } = nav;
  const isOutrights = list === 'FS';
  const own = useOwnBoard(isOutrights ? null : createBoard, showTypeOf(list), sport);
  const outrights = useOwnOutrights(
    (isOutrights && createOutrights) || null,
    sport,
    titles === 'FS' ? undefined : titles,
  );
  const name = useBuiltName(createBoard === null, `${sport} ${list}`);
  const board = own ?? waitingBoard;
  const { lists, sports } = useCountsOf(outrights ?? board);
  const counts = useKeptCounts(nav, lists, sports);
  // A page that is opened again begins anew, with its own board.
  if (own === null) return null;
  return (
    <BoardContext value={board}>
      <MatchesView
        board={board}
        sport={sport}
        showType={showTypeOf(list)}
        list={name}
        label={title}
        hot={list === 'HOT'}
        slipId={slipId}
        nav={<NavHead nav={nav} counts={counts} />}
        lists={<ListSwitch nav={nav} counts={counts} />}
        instead={
          isOutrights ? (
            <>
              <div className="cs-sports-lists__row">
                <TitleSwitch nav={nav} counts={counts} />
              </div>
              {outrights ? (
                <OutrightsList outrights={outrights} showType={titles} slipId={slipId} />
              ) : (
                <Skeleton rows={8} size="block" label={t(m.loading)} />
              )}
            </>
          ) : null
        }
        onSport={nav.onSport}
        onSwipe={(way) => {
          const next = SWIPED[SWIPED.indexOf(list) + way];
          if (next !== undefined && SWIPED.includes(list)) nav.onList(next);
        }}
      />
    </BoardContext>
  );
}

/** The counts that come with a list. */
function useCountsOf({ onOverview, overview }: Board | Outrights) {
  const read: () => BoardOverview | OutrightsOverview = overview;
  const { counts, sports } = useSyncExternalStore(onOverview, read, read);
  return { lists: counts, sports };
}
