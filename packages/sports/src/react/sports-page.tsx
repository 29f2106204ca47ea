import type { Message } from '@courtside/i18n';
import type { ShowCounts, ShowType } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { LoadFailure } from '@courtside/shell/react';
import { betMessages, periodMessages } from '@courtside/betting-terms';
import { Banner, EmptyState, SegmentedControl, Skeleton } from '@courtside/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Board, BoardLeague, BoardOverview } from '../core/board.ts';
import { LeagueSection } from './league-section.tsx';
import { m } from './messages.ts';
import { BoardContext, useOverview, useOwnBoard } from './use-board.ts';

const SHOW_TYPES = ['RB', 'FT', 'FU'] as const;
const SHOW_TITLES: Readonly<Record<ShowType, Message>> = {
  RB: betMessages.inPlay,
  FT: m.FT,
  FU: m.FU,
};

export interface SportsPageProps {
  createBoard: (showType: ShowType) => Board;
  /** What stands beside the board: the slip. */
  aside: ReactNode;
  /** Id of the slip: a link to it then follows the prices of each league. It must be able to take the focus. */
  slipId?: string;
  /** Told of the board that is on screen, null when it goes. */
  onBoard?: (board: Board | null) => void;
}

/** The football board with its lists: in-play, today and early (spec betting 4, market types). */
export function SportsPage({ createBoard, aside, slipId, onBoard }: SportsPageProps) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const asked = params.get('show');
  const showType = SHOW_TYPES.find((each) => each === asked) ?? 'RB';
  const board = useOwnBoard(createBoard, showType);
  useEffect(() => {
    onBoard?.(board);
    return () => onBoard?.(null);
  }, [board, onBoard]);
  return (
    <div className="cs-sports">
      <h1 className="cs-visually-hidden">
        {t(m.title)} {t(m.football)} {t(SHOW_TITLES[showType])}
      </h1>
      {board && (
        <BoardContext value={board}>
          <BoardView
            key={showType}
            board={board}
            showType={showType}
            slipId={slipId}
            onShowType={(next) => setParams({ show: next }, { replace: true })}
          />
        </BoardContext>
      )}
      {aside}
    </div>
  );
}

interface BoardViewProps {
  board: Board;
  showType: ShowType;
  slipId: string | undefined;
  onShowType: (showType: ShowType) => void;
}

function BoardView({ board, showType, slipId, onShowType }: BoardViewProps) {
  const t = useT();
  const overview = useOverview(board);
  const [leagueId, setLeagueId] = useState<string | null>(null);
  const [period, setPeriod] = useState<'full' | 'half'>('full');
  const chosen = overview.leagues.some((league) => league.leagueId === leagueId) ? leagueId : null;
  const shown = chosen
    ? overview.leagues.filter((league) => league.leagueId === chosen)
    : overview.leagues;
  return (
    <>
      <nav className="cs-sports-nav" aria-label={t(m.schedule)}>
        <ShowTypeSwitch counts={overview.counts} value={showType} onChange={onShowType} />
        <LeagueFilter leagues={overview.leagues} value={chosen} onChange={setLeagueId} />
      </nav>
      <div className={`cs-sports-board is-${period}`}>
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
        {overview.status === 'stale' && (
          <Banner tone="danger" role="status" data-stale>
            {t(m.stale)}
          </Banner>
        )}
        <BoardBody {...{ board, overview, showType, shown, slipId }} />
      </div>
    </>
  );
}

function BoardBody({
  board,
  overview,
  showType,
  shown,
  slipId,
}: {
  board: Board;
  overview: BoardOverview;
  showType: ShowType;
  shown: readonly BoardLeague[];
  slipId: string | undefined;
}) {
  const t = useT();
  if (overview.status === 'loading') return <Skeleton rows={10} label={t(m.loading)} />;
  if (overview.status === 'failed') {
    return <LoadFailure title={t(m.failed)} fault={overview.fault} retry={() => board.reload()} />;
  }
  if (shown.length === 0) {
    const detail = { RB: m.emptyRB, FT: m.emptyFT, FU: m.emptyFU }[showType];
    return <EmptyState title={t(m.emptyTitle)} detail={t(detail)} />;
  }
  return shown.map((league) => (
    <LeagueSection key={league.leagueId} league={league} slipId={slipId} />
  ));
}

function ShowTypeSwitch({
  counts,
  value,
  onChange,
}: {
  counts: ShowCounts | null;
  value: ShowType;
  onChange: (value: ShowType) => void;
}) {
  const t = useT();
  return (
    <SegmentedControl
      className="cs-sports-nav__types"
      label={t(m.schedule)}
      value={value}
      onChange={onChange}
      options={SHOW_TYPES.map((type) => ({
        value: type,
        label: t(SHOW_TITLES[type]),
        ...(counts ? { count: counts[type] } : {}),
      }))}
    />
  );
}

function LeagueFilter({
  leagues,
  value,
  onChange,
}: {
  leagues: readonly BoardLeague[];
  value: string | null;
  onChange: (leagueId: string | null) => void;
}) {
  const t = useT();
  const total = leagues.reduce((sum, league) => sum + league.gidms.length, 0);
  const item = (id: string | null, name: string, count: number) => (
    <li key={id ?? 'all'}>
      <button
        type="button"
        className="cs-sports-nav__league"
        aria-pressed={value === id}
        onClick={() => onChange(id)}
      >
        <span>{name}</span>
        <span className="cs-sports-nav__count">{count}</span>
      </button>
    </li>
  );
  return (
    <ul className="cs-sports-nav__leagues" aria-label={t(m.leagues)}>
      {item(null, t(m.allLeagues), total)}
      {leagues.map((league) => item(league.leagueId, league.name, league.gidms.length))}
    </ul>
  );
}
